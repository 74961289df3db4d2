// What the server foresees of an answer, in words.

import type { EventInfo, OptionInfo } from "../lib/api";
import type { Words } from "../lib/words.svelte";

const MOST = 4; // lines: what follows at the end of a round would fill the screen

/** What is certain to happen at once, the own first, and what one would be asked next. */
export function foreseen(option: OptionInfo, words: Words): string[] {
  const lines = ownFirst(option.events ?? []).map((event) => words.event(event));
  if (lines.length > MOST) return [...lines.slice(0, MOST), words.say("table-foreseen-more")];
  const asks = option.asks ?? "";
  return asks === "" ? lines : [...lines, words.ask(asks)];
}

/** What comes of an answer begins with what its player does, so that the first seat that is named is his. */
function ownFirst(events: readonly EventInfo[]): EventInfo[] {
  const own = events.find((event) => event.args["seat"] !== undefined)?.args["seat"];
  const isOwn = (event: EventInfo) => event.args["seat"] === own;
  return [...events.filter(isOwn), ...events.filter((event) => !isOwn(event))];
}
