// Where things lie on the map while a token is read: the cubes of its region one by one, in a row.

import type { Point, Size } from "../pan_zoom";
import { boundsOf, BOARD, cubesOf } from "./layout";

export interface SceneCube {
  seat: number;
  k: number; // among those of its seat
  dying: boolean;
  at: Point;
}

const APART = 52; // one cube from the next
const BETWEEN = 18; // more from one player to the next
const WIDEST = 330; // for the whole row
const CLOSEST = 560; // units of the map that are shown at least

/** All cubes of a region: those that stay and those that are lost just now, the latter last. */
export function row(region: string, left: readonly number[], dying: readonly number[]): SceneCube[] {
  const groups = left.map((count, seat) => ({ seat, count, lost: dying[seat] ?? 0 }));
  const there = groups.filter(({ count, lost }) => count + lost > 0);
  const cubes = there.flatMap(({ seat, count, lost }, group) =>
    Array.from({ length: count + lost }, (_, k) => ({ seat, k, dying: k >= count, group })),
  );
  const [first, last] = [cubes[0], cubes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gaps = BETWEEN * last.group;
  const apart = Math.min(APART, (WIDEST - gaps) / Math.max(1, cubes.length - 1));
  const width = apart * (cubes.length - 1) + gaps;
  const middle = cubesOf(region);
  const from = Math.max(40, Math.min(BOARD.width - 40 - width, middle.x - width / 2));
  return cubes.map(({ seat, k, dying, group }, n) => {
    return { seat, k, dying, at: { x: from + n * apart + group * BETWEEN, y: middle.y } };
  });
}

/** The part of the map that a scene shows: the regions with some of what lies around them. */
export function around(regions: readonly string[]): Point & Size {
  const { x, y, width, height } = boundsOf(regions);
  const wide = Math.max(width * 1.25, CLOSEST);
  const high = Math.max(height * 1.25, CLOSEST * 0.75);
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}
