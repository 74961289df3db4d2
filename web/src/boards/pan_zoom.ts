// Pan and zoom: which part of a board a window shows, and how large. Plain arithmetic, no page.

/** A board point p appears at (x + p.x * scale, y + p.y * scale) of the window. */
export interface Transform {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How many times larger than the whole board fitted into the window one may zoom in. */
export const MAX_ZOOM = 6;

/** The whole board, in the middle of the window. */
export function fit(board: Size, pane: Size): Transform {
  const scale = Math.min(pane.width / board.width, pane.height / board.height);
  return { scale, x: (pane.width - board.width * scale) / 2, y: (pane.height - board.height * scale) / 2 };
}

/** The nearest transform that wastes no window: no gap on one side while the board is cut off on the other. */
export function clamp(transform: Transform, board: Size, pane: Size): Transform {
  const whole = fit(board, pane).scale;
  const scale = Math.min(Math.max(transform.scale, whole), whole * MAX_ZOOM);
  return {
    scale,
    x: clampAxis(transform.x, pane.width, board.width * scale),
    y: clampAxis(transform.y, pane.height, board.height * scale),
  };
}

function clampAxis(at: number, pane: number, board: number): number {
  return board <= pane ? (pane - board) / 2 : Math.min(0, Math.max(pane - board, at));
}

/** Closer or farther by this factor, the board point under `at` staying where it is. */
export function zoom(transform: Transform, factor: number, at: Point, board: Size, pane: Size): Transform {
  const scale = clamp({ ...transform, scale: transform.scale * factor }, board, pane).scale;
  const grown = scale / transform.scale;
  return clamp({ scale, x: at.x - (at.x - transform.x) * grown, y: at.y - (at.y - transform.y) * grown }, board, pane);
}

/** As close to a part of the board as leaves it whole, the part in the middle of the window. */
export function zoomTo(part: Point & Size, board: Size, pane: Size): Transform {
  const { scale } = fit(part, pane);
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  return clamp({ scale, x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale }, board, pane);
}

/** Moved just so far that a rectangle of the window is inside it, with some room around. */
export function panIntoView(transform: Transform, part: Point & Size, board: Size, pane: Size, room = 24): Transform {
  const x = transform.x + shift(part.x, part.width, pane.width, room);
  const y = transform.y + shift(part.y, part.height, pane.height, room);
  return clamp({ ...transform, x, y }, board, pane);
}

function shift(at: number, length: number, pane: number, room: number): number {
  if (at < room) return room - at;
  return Math.min(0, pane - room - (at + length));
}
