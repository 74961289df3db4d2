// Arrow keys on a board: from one place to the next in their direction.

import type { Point } from "./pan_zoom";

const HEADINGS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key leads to: the nearest place roughly in its direction; null: none, or no arrow key. */
export function nearestInDirection<T>(key: string, from: Point, places: readonly (readonly [T, Point])[]): T | null {
  const heading = HEADINGS[key];
  if (heading === undefined) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const [place, at] of places) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * heading[0] + dy * heading[1];
    const aside = Math.abs(dx * heading[1] - dy * heading[0]);
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
