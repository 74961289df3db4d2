// Where a popover goes so that it covers neither what it is about nor anything outside the boundary.

import type { Point, Size } from "./pan_zoom";

type Box = Point & Size;

const GAP = 8; // from the anchor
const EDGE = 4; // from the boundary

/** Level with `anchor`, outside of `avoid`: the anchor itself, or the row or column it belongs to. */
export function computePosition(anchor: Box, avoid: Box, floating: Size, boundary: Box): Point {
  const middle = {
    x: anchor.x + anchor.width / 2 - floating.width / 2,
    y: anchor.y + anchor.height / 2 - floating.height / 2,
  };
  const sides: Point[] = [
    { x: middle.x, y: avoid.y - floating.height - GAP },
    { x: middle.x, y: avoid.y + avoid.height + GAP },
    { x: avoid.x + avoid.width + GAP, y: middle.y },
    { x: avoid.x - floating.width - GAP, y: middle.y },
  ].map((at) => inside(at, floating, boundary));
  // Pushed back into the boundary it may slide over what should stay clear; where it does so least is the best side.
  const covered = sides.map((at) => overlap({ ...at, ...floating }, avoid));
  return sides[covered.indexOf(Math.min(...covered))] ?? middle;
}

function inside(at: Point, floating: Size, boundary: Box): Point {
  return {
    x: Math.max(boundary.x + EDGE, Math.min(at.x, boundary.x + boundary.width - EDGE - floating.width)),
    y: Math.max(boundary.y + EDGE, Math.min(at.y, boundary.y + boundary.height - EDGE - floating.height)),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
