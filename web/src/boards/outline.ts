// Outlines drawn as paths of straight lines and curves: their corners, and how to lay one over a box of the page.

import type { Point, Size } from "./pan_zoom";

/** Where the strokes of a path end. Paths of boards begin each part with M and go on with l or q. */
export function corners(path: string): Point[] {
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  const found: Point[] = [];
  for (const [, command = "", list = ""] of path.matchAll(/([MlqzZ])([^MlqzZ]*)/g)) {
    const n = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === "M") [x, y, fromX, fromY] = [n[0] ?? 0, n[1] ?? 0, n[0] ?? 0, n[1] ?? 0];
    else if (command === "z" || command === "Z") [x, y] = [fromX, fromY];
    else [x, y] = [x + (n.at(-2) ?? 0), y + (n.at(-1) ?? 0)];
    if (command !== "z" && command !== "Z") found.push({ x, y });
  }
  return found;
}

/** The smallest box around the corners of a path. */
export function bounds(path: string): Point & Size {
  const points = corners(path);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A path as seen from the corner of a box: only where its parts begin has to move. */
export function inBox(path: string, box: Point): string {
  return path.replaceAll(
    /M(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `M${(Number(x) - box.x).toFixed(1)} ${(Number(y) - box.y).toFixed(1)}`,
  );
}
