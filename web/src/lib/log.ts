// The log of a table, line by line: what was seen in the game and what happened around it.

import type { EventInfo, Moment } from "./api";

/** Something seen in the game, or something that happened at the table. */
export interface Line {
  n: number;
  at: number; // seconds since 1970
  by: number | null; // the seat whose player it came of by his answer
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
    if (!QUIET.has(moment.kind)) all.push({ ...told(moment), answered: null, event: null, moment });
    for (const event of moment.events ?? []) {
      all.push({ ...told(moment), answered: event.at + 1, event, moment: null });
    }
  }
  return all;
}

function told({ n, at, kind, seat, bot }: Moment): Pick<Line, "n" | "at" | "by"> {
  return { n, at, by: kind === "answered" && !bot ? (seat ?? null) : null };
}

/** Whether a turn, or a round, begins with this line. */
export function begins(line: Line): boolean {
  return line.event?.key.endsWith("begins") ?? false;
}

/** What has happened since a seat last answered, turn by turn; nothing where it has not answered yet. */
export function sinceLastAnswer(lines: readonly Line[], seat: number): Line[][] {
  const own = lines.findLast((line) => line.by === seat)?.n;
  const turns: Line[][] = [];
  if (own === undefined) return turns;
  const handedOver = lines.findIndex((line) => line.n === own && begins(line)); // the rest of what came of it is known
  const from = handedOver < 0 ? lines.findIndex((line) => line.n > own) : handedOver;
  for (const line of from < 0 ? [] : lines.slice(from)) {
    if (line.event === null) continue;
    if (begins(line) || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(line);
  }
  return turns;
}

/** The lines that tell no more than the board shows after so many answers. */
export function upTo(lines: readonly Line[], answered: number): Line[] {
  return lines.filter((line) => line.event === null || line.event.at < answered);
}

/** The lines that tell nothing of a scene, or of what came after it, while it is still played: they would give it away. */
export function before(lines: readonly Line[], scene: EventInfo | undefined): Line[] {
  const from = scene === undefined ? -1 : lines.findIndex(({ event }) => event === scene);
  return from < 0 ? [...lines] : lines.filter(({ event }, k) => event === null || k < from);
}

/** Whether a line is something said by one of these people. */
export function isMuted(line: Line, names: readonly string[]): boolean {
  return line.moment?.kind === "said" && names.includes(line.moment.name ?? "");
}
