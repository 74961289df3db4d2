// A set in a link: packed, so that an address can hold it. What arrives is for the server to prove.

const MOST = 40_000; // bytes that are unpacked: no set has as many, and a few packed ones can become very many

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(by) as ReadableStream<Uint8Array>).getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    if (found.length + value.length > MOST) {
      await reader.cancel();
      throw new Error(`expected at most ${MOST} bytes`);
    }
    found.push(...value);
  }
}

export async function pack(file: string): Promise<string> {
  return encode(await through(new TextEncoder().encode(file), new CompressionStream("deflate-raw")));
}

/** The file of a set; rejects where a link holds none. */
export async function unpack(text: string): Promise<string> {
  return new TextDecoder().decode(await through(decode(text), new DecompressionStream("deflate-raw")));
}
