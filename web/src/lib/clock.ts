// Clocks: how much time a seat has, and how that is written.

import type { Clock, SeatInfo } from "./api";
import type { Words } from "./words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds left to a seat; `now` is the server's time. Null: no clock, or one that does not run while nobody asks. */
export function remaining(seat: Pick<SeatInfo, "left" | "deadline">, now: number): number | null {
  if (seat.deadline !== null) return Math.max(0, seat.deadline - now);
  return seat.left === null ? null : Math.max(0, seat.left);
}

/** Time as on a clock where it is short, in days and hours where it is long. */
export function clockText(seconds: number, words: Words): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) {
    return words.say("table-clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  }
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What a table's clock allows, in words. */
export function clockRule(clock: Clock | null, words: Words): string {
  if (clock === null) return words.say("table-clock-none");
  if (clock.type === "days") return words.say("table-clock-per-move", { days: clock.days });
  const minutes = Math.round((clock.seconds / MINUTE) * 10) / 10;
  return words.say("table-clock-live", { minutes, seconds: clock.increment ?? 0 });
}
