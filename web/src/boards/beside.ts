// Where a slip of paper goes so that it covers neither what it is about nor anything outside the room.

import type { Point, Size } from "./look";

type Box = Point & Size;

const GAP = 8; // from the thing
const EDGE = 4; // from the room's walls

/** Level with `thing`, outside of `clear`: the thing itself, or the row or column it belongs to. */
export function beside(thing: Box, clear: Box, slip: Size, room: Box): Point {
  const middle = { x: thing.x + thing.width / 2 - slip.width / 2, y: thing.y + thing.height / 2 - slip.height / 2 };
  const sides: Point[] = [
    { x: middle.x, y: clear.y - slip.height - GAP },
    { x: middle.x, y: clear.y + clear.height + GAP },
    { x: clear.x + clear.width + GAP, y: middle.y },
    { x: clear.x - slip.width - GAP, y: middle.y },
  ].map((at) => inside(at, slip, room));
  // Pushed back into the room a slip may slide over what should stay clear; where it does so least is the best side.
  const covered = sides.map((at) => overlap({ ...at, ...slip }, clear));
  return sides[covered.indexOf(Math.min(...covered))] ?? middle;
}

function inside(at: Point, slip: Size, room: Box): Point {
  return {
    x: Math.max(room.x + EDGE, Math.min(at.x, room.x + room.width - EDGE - slip.width)),
    y: Math.max(room.y + EDGE, Math.min(at.y, room.y + room.height - EDGE - slip.height)),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
