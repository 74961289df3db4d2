// What the server foresees of an answer, in words.

import type { OptionInfo } from "../lib/api";
import type { Words } from "../lib/words.svelte";

const MOST = 4; // lines: what follows at the end of a round would fill the screen

/** What is certain to happen at once, and what one would be asked next. */
export function foreseen(option: OptionInfo, words: Words): string[] {
  const lines = (option.events ?? []).map((event) => words.event(event));
  const asks = option.asks ?? "";
  const shown = lines.slice(0, MOST);
  return asks === "" || shown.length < lines.length ? shown : [...shown, words.ask(asks)];
}
