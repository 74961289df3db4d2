// The log of a table, line by line: what was seen in the game and what happened around it.

import type { EventInfo, Moment } from "./api";

/** Something seen in the game, or something that happened at the table. */
export interface Line {
  n: number;
  at: number; // seconds since 1970
  answered: number | null; // the position it belongs to, for looking back; null: none
  event: EventInfo | null;
  moment: Moment | null;
}

const QUIET = new Set(["created", "brought", "answered", "began"]); // moments that their events tell better

/** The log with new moments added; what was taken back is gone from it. */
export function merge(lines: readonly Line[], moments: readonly Moment[]): Line[] {
  let all = [...lines];
  for (const moment of moments) {
    const back = moment.answered ?? null;
    if (back !== null) all = all.filter((line) => line.event === null || line.event.at < back);
    if (!QUIET.has(moment.kind)) all.push({ n: moment.n, at: moment.at, answered: null, event: null, moment });
    for (const event of moment.events ?? []) {
      all.push({ n: moment.n, at: moment.at, answered: event.at + 1, event, moment: null });
    }
  }
  return all;
}

/** The lines that tell no more than the board shows after so many answers. */
export function upTo(lines: readonly Line[], answered: number): Line[] {
  return lines.filter((line) => line.event === null || line.event.at < answered);
}

/** Whether a line is something said by one of these people. */
export function isMuted(line: Line, names: readonly string[]): boolean {
  return line.moment?.kind === "said" && names.includes(line.moment.name ?? "");
}
