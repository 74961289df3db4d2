// Texts one after the other, for those who hear them.

/** Names, phrases and sentences one after the other, each with one full stop. */
export function sentences(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== "");
  return said.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}
