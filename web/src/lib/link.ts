// What to do when the connection to a table breaks, is refused, or has missed something.

import type { Changes, Whole } from "./api";

const RETRY = [250, 500, 1000, 2000, 4000, 8000];
const BUSY = 5_000;
const LATER = 15_000; // a game without spectators ends, a table that was set aside is mended: both without a word to us
const FINAL = new Set(["not-found", "invalid"]);

/** Milliseconds until the next attempt; null: no attempt can succeed. `refusal` is why the last one failed, if told. */
export function retryAfter(tries: number, refusal: string | null): number | null {
  if (refusal === null) return RETRY[Math.min(tries, RETRY.length - 1)] ?? BUSY;
  if (FINAL.has(refusal)) return null;
  return refusal === "too-many" ? BUSY : LATER;
}

/** Whether changes can be made in what is known, which is `n` entries: they build on what was told before. */
export function fits(n: number, message: Whole | Changes): boolean {
  return message.type === "whole" || message.since === n;
}
