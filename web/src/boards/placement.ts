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

const ROUNDS = 200; // of pushing apart; far fewer are needed where there is room

/**
 * Boxes moved apart so that none covers another, each as near to its place as that allows. `fixed` ones stay; all are
 * within the boundary. Places are middles, and what comes back are middles, too.
 */
export function spread(boxes: readonly Box[], fixed: readonly Box[], boundary: Size, gap: number): Point[] {
  const at = boxes.map((box) => kept(box, box, boundary));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    const sideways = round % 4 === 3; // now and then, lest a box be pushed to and fro between two others for ever
    boxes.forEach((box, k) => {
      const others = [
        ...boxes
          .slice(k + 1)
          .map((other, n) => ({ size: other, at: at[k + 1 + n] as Point, stays: false, n: k + 1 + n })),
        ...fixed.map((other) => ({ size: other, at: other as Point, stays: true, n: -1 })),
      ];
      for (const other of others) {
        const here = at[k] as Point;
        const push = apart(here, box, other.at, other.size, gap, sideways);
        if (push === null) continue;
        moved = true;
        const half = other.stays ? 1 : 0.5;
        at[k] = kept({ x: here.x + push.x * half, y: here.y + push.y * half }, box, boundary);
        if (!other.stays) {
          at[other.n] = kept({ x: other.at.x - push.x / 2, y: other.at.y - push.y / 2 }, other.size, boundary);
        }
      }
    });
    if (!moved) break;
  }
  return at;
}

/** How far the first box must go from the second, along the shorter way or sideways; null: they are apart. */
function apart(a: Point, large: Size, b: Point, other: Size, gap: number, sideways: boolean): Point | null {
  const x = (large.width + other.width) / 2 + gap - Math.abs(a.x - b.x);
  const y = (large.height + other.height) / 2 + gap - Math.abs(a.y - b.y);
  if (x <= 0.5 || y <= 0.5) return null;
  return sideways || x < y ? { x: a.x < b.x ? -x : x, y: 0 } : { x: 0, y: a.y < b.y ? -y : y };
}

function kept({ x, y }: Point, { width, height }: Size, boundary: Size): Point {
  return {
    x: Math.max(EDGE + width / 2, Math.min(boundary.width - EDGE - width / 2, x)),
    y: Math.max(EDGE + height / 2, Math.min(boundary.height - EDGE - height / 2, y)),
  };
}
