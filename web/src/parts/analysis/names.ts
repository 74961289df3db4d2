// What a value is called: what it shows where it has no name, a word of the analysis board, or its own name.

import type { BoardInfo } from "../../lib/api";
import type { Words } from "../../lib/words.svelte";

export function named(noun: string, item: string, described: BoardInfo["described"], words: Words): string {
  const args = described[item];
  if (args !== undefined) return words.say(`${noun}-face`, args);
  const own = `set-value-${noun}-${item}`;
  return noun === "" ? item : words.say(words.has(own) ? own : `${noun}-${item}`);
}
