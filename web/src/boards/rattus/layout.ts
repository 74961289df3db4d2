// Where everything lies on the map of Europe: a pure function of what the view says, in the map's own units.

import europe from "../../art/europe.json";
import type { Point, Size } from "../pan_zoom";
import type { Joint } from "../departures";
import { bounds } from "../outline";
import { ANCHORS } from "./anchors";
import type { Cube, Picture, RatPiece } from "./pieces";
import { hasGoods, regionOf } from "./pieces";

type Pair = readonly [number, number];

interface Shape {
  path: string;
  centre: Pair;
}

const REGIONS = europe.regions as unknown as Record<string, Shape>; // JSON knows no pairs
const [, , WIDTH = 0, HEIGHT = 0] = europe.viewBox;

export const BOARD: Size = { width: WIDTH, height: HEIGHT };
export const NAMES: readonly string[] = Object.keys(REGIONS);
/** The borders that the map shows, over land and sea. */
export const BORDERS = europe.borders as unknown as readonly Joint[];
export const PALACE = { path: europe.palace.path, centre: point(europe.palace.centre) };
export const SUPPLY = { centre: point(europe.supply.centre), count: point(europe.supply.count) };

/** How large pieces are drawn, from their middle. */
export const RADIUS = { cube: 24, rat: 20, plague: 34, good: 20, count: 14 };

/** How many cubes of a pile show; more lie hidden under them. */
export const TALLEST = 3;
const STOREY = 0.72; // of a cube's radius, that one cube lies higher than the next
const COUNTED = 2; // from this height on a pile has its number
const BETWEEN_PILES = 46;
const BETWEEN_RATS = 37;
const UNDER = 62; // from a row of pieces to what stands below it

function point(pair: readonly number[]): Point {
  const [x = 0, y = 0] = pair;
  return { x, y };
}

function found<T>(table: Readonly<Record<string, T>>, region: string): T {
  const entry = table[region];
  if (entry === undefined) throw new Error(`expected a region of the map, got ${region}`);
  return entry;
}

export function outline(region: string): string {
  return found(REGIONS, region).path;
}

export function centre(region: string): Point {
  return point(found(REGIONS, region).centre);
}

/** The middle of a region's label, where the map is too small for pieces. */
export function labelAt(region: string): Point {
  return point(found(ANCHORS, region).label);
}

/** The middle of the row of cubes in a region. */
export function cubesOf(region: string): Point {
  return point(found(ANCHORS, region).cubes);
}

/** The smallest box around the regions in play. */
export function inPlay(picture: Picture): Point & Size {
  return boundsOf(picture.regions.filter((region) => region.in_play).map(({ name }) => name));
}

/** The smallest box around some regions. */
export function boundsOf(regions: readonly string[]): Point & Size {
  const boxes = regions.map((region) => bounds(outline(region)));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The k-th place of a row of so many around a point. */
function inRow(middle: Pair, k: number, count: number, apart: number): Point {
  return { x: middle[0] + (k - (count - 1) / 2) * apart, y: middle[1] };
}

/** The foot of a colour's pile; only colours that are there take room. Cubes of the reserve wait west of the map. */
export function pile(picture: Picture, place: string, seat: number): Point {
  if (place === "reserve") return { x: -60, y: 420 + 120 * seat };
  if (place === "palace") return point(europe.palace.cubes[seat] ?? []);
  const cubes = picture.regions.find(({ name }) => name === place)?.cubes ?? [];
  const there = cubes.flatMap((count, k) => (count > 0 || k === seat ? [k] : []));
  return inRow(found(ANCHORS, place).cubes, there.indexOf(seat), there.length, BETWEEN_PILES);
}

export function cubeAt(picture: Picture, cube: Omit<Cube, "id">): Point {
  const foot = pile(picture, cube.place, cube.seat);
  const height = cube.place === "palace" ? 1 : TALLEST; // a taller pile would hide the palace's name
  return { x: foot.x, y: foot.y - Math.min(cube.level, height - 1) * STOREY * RADIUS.cube };
}

/** Rats come from the supply, and leave the board where they lay. */
export function ratAt(picture: Picture, piece: RatPiece): Point {
  return piece.slot === null ? SUPPLY.centre : slotAt(picture, piece.slot);
}

function ratsIn(picture: Picture, region: string): number {
  return picture.regions.find(({ name }) => name === region)?.rats.filter((rat) => rat !== null).length ?? 0;
}

export function slotAt(picture: Picture, slot: string): Point {
  const [region, nth] = [regionOf(slot), Number(slot.slice(slot.indexOf(".") + 1))];
  return inRow(found(ANCHORS, region).rats, nth - 1, Math.max(nth, ratsIn(picture, region)), BETWEEN_RATS);
}

/** What a lit region would get stands after its rats. */
export function gainAt(picture: Picture, region: string): Point {
  const { rats: row, gain } = found(ANCHORS, region);
  if (gain !== undefined) return point(gain);
  const rats = ratsIn(picture, region);
  const [x, y] = row;
  return { x: x + (rats === 0 ? 0 : (rats * BETWEEN_RATS) / 2 + 32), y };
}

/** How much larger a face is drawn than a back: what stands on it is to be read, as far as its neighbours leave room. */
export function scaleOfFace(picture: Picture, piece: RatPiece): number {
  return piece.slot !== null && ratsIn(picture, regionOf(piece.slot)) === 1 ? 1.6 : 1.15;
}

/** Where a token lies while everybody looks at it. */
export function revealAt(region: string): Point {
  return point(found(ANCHORS, region).rats);
}

export function plagueAt(region: string): Point {
  return point(found(ANCHORS, region).plague);
}

/** Where something can be said of a region without covering its cubes or rats. */
export function underPieces(region: string): Point {
  const { cubes, rats } = found(ANCHORS, region);
  const { x, y } = point(cubes[1] > rats[1] ? cubes : rats);
  return { x, y: y + UNDER };
}

export interface Count {
  id: string;
  place: string;
  count: number;
  at: Point;
}

/** The numbers of piles, at their feet. */
export function counts(picture: Picture): Count[] {
  const heights = [
    ...picture.regions.map((region) => ({ place: region.name, cubes: region.cubes })),
    { place: "palace", cubes: picture.palace },
  ];
  return heights.flatMap(({ place, cubes }) =>
    cubes.flatMap((count, seat) => {
      if (count < COUNTED) return [];
      const { x, y } = pile(picture, place, seat);
      return [
        { id: `count-${place}-${seat}`, place, count, at: { x: x + RADIUS.cube * 0.6, y: y + RADIUS.cube * 0.7 } },
      ];
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
    good.regions.map((region) => ({ region, good: good.name, at: point(found(ANCHORS, region).good) })),
  );
}

export interface Sending {
  slot: string;
  from: Point;
  to: Point;
}

/** The rats that already know where the Shaman sends them. */
export function sendings(picture: Picture): Sending[] {
  if (!hasGoods(picture)) return [];
  const sent = Object.entries(picture.shaman);
  return sent.map(([slot, region]) => ({ slot, from: slotAt(picture, slot), to: centre(region) }));
}
