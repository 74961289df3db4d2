// Where everything lies on the map of Europe: a pure function of what the view says, in the map's own units.

import europe from "../../art/europe.json";
import type { Point, Size } from "../pan_zoom";
import { bounds } from "../outline";
import type { Cube, Picture, RatPiece } from "./pieces";
import { hasGoods, regionOf } from "./pieces";

type Pair = readonly [number, number];

interface Shape {
  path: string;
  wash: string;
  label: { centre: Pair; width: number; height: number; turn: number };
  centre: Pair;
  rats: readonly Pair[];
  cubes: readonly Pair[];
  plague: Pair;
  good: Pair;
}

const REGIONS = europe.regions as unknown as Record<string, Shape>; // JSON knows no pairs
const [, , WIDTH = 0, HEIGHT = 0] = europe.viewBox;

export const BOARD: Size = { width: WIDTH, height: HEIGHT };
export const RADIUS = europe.radius;
export const NAMES: readonly string[] = Object.keys(REGIONS);
export const PALACE = { path: europe.palace.path, centre: point(europe.palace.centre) };
export const SUPPLY = { centre: point(europe.supply.centre), count: point(europe.supply.count) };

/** How many cubes of a pile show; more lie hidden under them. */
export const TALLEST = 3;
const STOREY = 0.4; // of a cube's radius, that one cube lies higher than the next
const COUNTED = 3; // from this height on a pile has its number

function point(pair: readonly number[]): Point {
  const [x = 0, y = 0] = pair;
  return { x, y };
}

function shape(region: string): Shape {
  const found = REGIONS[region];
  if (found === undefined) throw new Error(`expected a region of the map, got ${region}`);
  return found;
}

export function outline(region: string): string {
  return shape(region).path;
}

export function centre(region: string): Point {
  return point(shape(region).centre);
}

/** The printed name: a box around its middle, turned by degrees, on the colour of the region. */
export function label(region: string): Size & { at: Point; turn: number; wash: string } {
  const { label: printed, wash } = shape(region);
  return { at: point(printed.centre), width: printed.width, height: printed.height, turn: printed.turn, wash };
}

/** The smallest box around a region. */
export function boundsOf(region: string): Point & Size {
  return bounds(outline(region));
}

/** A spot of a group of spots, the group spread from its middle so that larger pieces have room. */
function spread(spots: readonly Pair[], k: number, grown: number): Point {
  const spot = point(spots[k] ?? [0, 0]);
  const middle = { x: mean(spots.map(([x]) => x)), y: mean(spots.map(([, y]) => y)) };
  return { x: middle.x + (spot.x - middle.x) * grown, y: middle.y + (spot.y - middle.y) * grown };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
}

/** The foot of a colour's pile. Cubes of the reserve wait outside the map, at its western edge. */
export function pile(place: string, seat: number, grown = 1): Point {
  if (place === "reserve") return { x: -60, y: 420 + 120 * seat };
  if (place === "palace") return point(europe.palace.cubes[seat] ?? []);
  return spread(shape(place).cubes, seat, grown);
}

export function cubeAt(cube: Cube, grown = 1): Point {
  const foot = pile(cube.place, cube.seat, grown);
  return { x: foot.x, y: foot.y - Math.min(cube.level, TALLEST - 1) * STOREY * RADIUS.cube * grown };
}

/** Rats come from the supply, and leave the board where they lay. */
export function ratAt(piece: RatPiece, grown = 1): Point {
  return piece.slot === null ? SUPPLY.centre : slotAt(piece.slot, grown);
}

export function slotAt(slot: string, grown = 1): Point {
  // Tokens are alike: grown large they may overlap, as long as they can be counted.
  return spread(shape(regionOf(slot)).rats, Number(slot.slice(slot.indexOf(".") + 1)) - 1, 1 + (grown - 1) * 0.45);
}

/** Where a token lies while everybody looks at it. */
export function revealAt(region: string): Point {
  return spread(shape(region).rats, 1, 0);
}

export function plagueAt(region: string): Point {
  return point(shape(region).plague);
}

export interface Count {
  id: string;
  count: number;
  at: Point;
}

/** The numbers of tall piles: at the foot, or on top where pieces are drawn larger than their room. */
export function counts(picture: Picture, grown = 1): Count[] {
  const heights = [
    ...picture.regions.map((region) => ({ place: region.name, cubes: region.cubes })),
    { place: "palace", cubes: picture.palace },
  ];
  return heights.flatMap(({ place, cubes }) =>
    cubes.flatMap((count, seat) => {
      if (count < COUNTED) return [];
      const { x, y } = pile(place, seat);
      const at = grown > 1 ? cubeAt({ id: "", seat, place, level: count - 1 }, grown) : { x, y: y + RADIUS.cube };
      return [{ id: `count-${place}-${seat}`, count, at }];
    }),
  );
}

export interface GoodTile {
  region: string;
  good: string;
  at: Point;
}

/** The goods that regions show. */
export function goodTiles(picture: Picture): GoodTile[] {
  if (!hasGoods(picture)) return [];
  return picture.goods.flatMap((good) =>
    good.regions.map((region) => ({ region, good: good.name, at: point(shape(region).good) })),
  );
}

export interface Sending {
  slot: string;
  from: Point;
  to: Point;
}

/** The rats that already know where the Shaman sends them. */
export function sendings(picture: Picture, grown = 1): Sending[] {
  if (!hasGoods(picture)) return [];
  const sent = Object.entries(picture.shaman);
  return sent.map(([slot, region]) => ({ slot, from: slotAt(slot, grown), to: centre(region) }));
}
