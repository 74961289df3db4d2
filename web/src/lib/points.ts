// The course of a game in numbers: the points that pictures show, by seat.

import type { ViewInfo } from "./api";

/** The points of a position by seat; null where they are hidden. */
export function pointsOf(position: ViewInfo["position"]): (number | null)[] {
  return "players" in position ? position.players.map((player) => player.points) : position.points;
}

/** A line through a seat's points, in a drawing of this size. Positions where they are hidden are passed over. */
export function curve(points: readonly (number | null)[], most: number, width: number, height: number): string {
  const last = Math.max(1, points.length - 1);
  const spot = (value: number, k: number) => `${round((k / last) * width)},${round(height - (value / most) * height)}`;
  return points.flatMap((value, k) => (value === null ? [] : [spot(value, k)])).join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;
