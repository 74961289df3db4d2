// The answers to a question, as buttons: which of them need one, and what there is to know of each.

import type { OptionInfo } from "../../lib/api";
import type { Words } from "../../lib/words.svelte";

/** The options that no place on the board stands for: doing nothing, yes and no, how many. */
export function withoutPlace(options: readonly OptionInfo[], drawn: ReadonlySet<string>): OptionInfo[] {
  return options.filter((option) => !drawn.has(option.noun));
}

/** What the thing does that an option is about; "" where its name says it all. */
export function aboutOption(option: OptionInfo, words: Words): string {
  // Action cards are called by colour and action; their text is the action's.
  const keys = [`${option.noun}-${option.item}-text`, `action-${option.item.slice(option.item.indexOf("-") + 1)}-text`];
  const found = keys.find((key) => words.has(key));
  return found === undefined ? "" : words.say(found);
}

/** The option that a key of the keyboard chooses: 1 is the first of those that are shown. */
export function byKey(options: readonly OptionInfo[], key: string): OptionInfo | null {
  return /^[1-9]$/.test(key) ? (options[Number(key) - 1] ?? null) : null;
}
