// A document that is followed by changes: replacements as JSON Patch (RFC 6902) writes them, and no other operation.

export interface Change {
  op: "replace";
  path: string;
  value: unknown;
}

/** The document after these changes. What they do not touch is the same object as before. */
export function patched<T>(document: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>(
    (known, { path, value }) => replaced(known, path.split("/").slice(1), value),
    document,
  ) as T;
}

function replaced(known: unknown, way: readonly string[], value: unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return value;
  if (Array.isArray(known)) return known.map((each, k) => (String(k) === name ? replaced(each, rest, value) : each));
  const object = known as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, value) };
}
