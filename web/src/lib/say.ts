// Times and clocks in words.

import type { Clock } from "./api";
import type { Words } from "./words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago something was. */
export function since(words: Words, moment: number, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - moment);
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, seconds] of STEPS) {
    if (ago >= seconds) return relative.format(-Math.floor(ago / seconds), unit);
  }
  return relative.format(0, "second");
}

/** What a clock allows. */
export function clockText(words: Words, clock: Clock): string {
  if (clock.type === "days") return words.say("site-clock-days", { count: clock.days });
  return words.say("site-clock-live", { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 });
}
