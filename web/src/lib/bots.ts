// What bots are called and how they play. A bot that only its site knows is called as the site calls it.

import type { Words } from "./words.svelte";

const NUMERALS = ["", " II", " III", " IV", " V"]; // of bots of one name at a table

/** What a bot is called. */
export function botName(bot: string, words: Words): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** The same and how strong it is, or what it is like, for whoever chooses one. */
export function botAndLevel(bot: string, words: Words): string {
  const kind = [`level-${bot}`, `epithet-${bot}`].find((key) => words.has(key));
  return kind === undefined ? botName(bot, words) : words.say("bot-of-level", { bot, level: words.say(kind) });
}

/** What a bot with a character is like, in a word or two; "": it has none. */
export function epithet(bot: string, words: Words): string {
  return words.has(`epithet-${bot}`) ? words.say(`epithet-${bot}`) : "";
}

/** How a bot with a character plays a title, in a sentence; "": it has none. */
export function taste(bot: string, title: string, words: Words): string {
  const key = `taste-${title.replace("+", "-")}-${bot}`;
  return words.has(key) ? words.say(key) : "";
}

/** How it plays, in a sentence; "": nothing is known about it. */
export function temper(bot: string, words: Words): string {
  return words.has(`temper-${bot}`) ? words.say(`temper-${bot}`) : "";
}

/** Bots by names that nobody else at the table has; people are called what they call themselves. */
export function distinct(table: readonly { name: string; bot: boolean }[]): string[] {
  const taken = new Set(table.flatMap(({ name, bot }) => (bot ? [] : [name])));
  return table.map(({ name, bot }) => {
    if (!bot) return name;
    const free = NUMERALS.map((numeral) => name + numeral).find((each) => !taken.has(each)) ?? name;
    taken.add(free);
    return free;
  });
}
