// The key of a private table: who has it may look at the game also when it is over. It ends the links that are shared.

const kept = new Map<string, string>();

const name = (id: string) => `lazaretto-key-${id}`;

/** Remember the key of a table as long as this tab is open; "" is none. */
export function keepKey(id: string, key: string): void {
  if (key === "" || keyOf(id) === key) return;
  kept.set(id, key);
  try {
    sessionStorage.setItem(name(id), key);
  } catch {
    // Without storage the key lasts as long as the page.
  }
}

/** The key of a table, "" where none is known. */
export function keyOf(id: string): string {
  try {
    return kept.get(id) ?? sessionStorage.getItem(name(id)) ?? "";
  } catch {
    return "";
  }
}

/** The path of a table, or of a position of its game, to be given to others. */
export function invitation(id: string, at: number | null = null): string {
  const key = keyOf(id);
  return `/t/${id}${at === null ? "" : `?at=${at}`}${key === "" ? "" : `#key=${key}`}`;
}
