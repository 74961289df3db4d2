// Where everything lies in Paris: a pure function of what the view says, in the picture's own units.

import paris2 from "../../art/paris-2.json";
import paris3 from "../../art/paris-3.json";
import paris4 from "../../art/paris-4.json";
import paris5 from "../../art/paris-5.json";
import type { Point, Size } from "../pan_zoom";
import type { Joint } from "../departures";
import { bounds, corners } from "../outline";
import { spread } from "../placement";
import { restack, type Piled } from "../piles";
import { ANCHORS } from "./anchors";
import { CATHEDRAL, colourOf, SECTORS, withoutColour, type Picture } from "./picture";

type Pair = readonly [number, number];

interface Label extends Size {
  centre: Pair;
}

interface SectorArt {
  path: string;
  centre: Pair;
  label: Label;
  cubes: readonly Pair[];
  friend: Pair;
}

interface QuarterArt {
  path: string;
  centre: Pair;
  sectors: Record<string, SectorArt>;
  harbour: { path: string; centre: Pair; label: Label; track: readonly Pair[] };
  squares: Record<string, { centre: Pair; message: Pair; carriages: readonly Pair[] }>;
}

interface City {
  viewBox: readonly number[];
  radius: { cube: number; friend: number; rat: number; carriage: number; message: number; square: number };
  cathedral: { path: string; centre: Pair; cubes: readonly Pair[] };
  quarters: readonly QuarterArt[];
  /** The streets that the picture shows: within a quarter, and to the next one clockwise. */
  streets: { within: readonly Joint[]; to_next: readonly Joint[] };
}

const CITIES = { 2: paris2, 3: paris3, 4: paris4, 5: paris5 } as unknown as Record<number, City>; // JSON knows no pairs

/** A quarter of the game at its place in the picture. */
export interface Quarter {
  colour: string;
  seat: number | null; // null: nobody's
  art: QuarterArt;
  stack: Point; // where its owner's cubes lie on the cathedral
}

/** The city as one seat looks at it: its own quarter nearest, the others clockwise. */
export interface Plan {
  board: Size;
  radius: City["radius"];
  cathedral: { path: string; centre: Point };
  quarters: Quarter[];
  /** The streets that the picture shows, from square to square. */
  streets: Joint[];
}

const STOREY = 0.42; // of a cube's radius, that one cube lies higher than the next
const TALLEST = 3; // cubes of a pile that show; more lie hidden under them
const BETWEEN_CUBES = 31;
const BELOW = 34; // a sector's cubes, to what it would bring
const STREETS = 150; // around squares that can be driven to
const SHOULDER = 46; // from a quarter's edge to the name beyond its wall

export function plan(picture: Picture, seat: number | null): Plan {
  const city = CITIES[picture.players.length];
  if (city === undefined) throw new Error(`expected two to five players, got ${picture.players.length}`);
  const [, , width = 0, height = 0] = city.viewBox;
  const nearest = Math.max(
    0,
    picture.quarters.findIndex((quarter) => quarter.seat === (seat ?? 0)),
  );
  const quarters = city.quarters.map((art, k) => {
    const quarter = picture.quarters[(nearest + k) % picture.quarters.length];
    return { colour: quarter?.colour ?? "", seat: quarter?.seat ?? null, art, stack: point(city.cathedral.cubes[k]) };
  });
  const { path, centre } = city.cathedral;
  return {
    board: { width, height },
    radius: city.radius,
    cathedral: { path, centre: point(centre) },
    quarters,
    streets: streetsOf(
      city,
      quarters.map(({ colour }) => colour),
    ),
  };
}

function streetsOf({ streets }: City, colours: readonly string[]): Joint[] {
  const between = (here: string, there: string, joints: readonly Joint[]) =>
    joints.map(([a, b]): Joint => [`${here}-${a}`, `${there}-${b}`]);
  return colours.flatMap((colour, k) => [
    ...between(colour, colour, streets.within),
    ...between(colour, colours[(k + 1) % colours.length] ?? "", streets.to_next),
  ]);
}

export function point(pair: Pair | undefined): Point {
  return { x: pair?.[0] ?? 0, y: pair?.[1] ?? 0 };
}

export function quarterOf(plan: Plan, owner: number | string): Quarter {
  const found = plan.quarters.find(({ seat, colour }) => (typeof owner === "number" ? seat : colour) === owner);
  if (found === undefined) throw new Error(`expected the owner of a quarter, got ${owner}`);
  return found;
}

// ---------------------------------------------------------------- places

export function sector(plan: Plan, seat: number, place: string): SectorArt {
  const found = quarterOf(plan, seat).art.sectors[place];
  if (found === undefined) throw new Error(`expected a sector, got ${place}`);
  return found;
}

export function placeAt(plan: Plan, seat: number, place: string): Point {
  return place === CATHEDRAL ? plan.cathedral.centre : point(sector(plan, seat, place).centre);
}

function square(plan: Plan, name: string): QuarterArt["squares"][string] {
  const found = quarterOf(plan, colourOf(name)).art.squares[withoutColour(name)];
  if (found === undefined) throw new Error(`expected a market square, got ${name}`);
  return found;
}

export function squareAt(plan: Plan, name: string): Point {
  return point(square(plan, name).centre);
}

/** A circle as an outline. */
export function ring({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** The name of a quarter's owner, along the wall on the side of its harbour, and never upside down. */
export function nameAlongWall(quarter: Quarter, board: Size): { at: Point; turn: number } {
  const [apex, corner] = corners(quarter.art.path).slice(3);
  if (apex === undefined || corner === undefined) throw new Error("expected a quarter with five corners");
  const middle = { x: (apex.x + corner.x) / 2, y: (apex.y + corner.y) / 2 };
  const out = { x: middle.x - board.width / 2, y: middle.y - board.height / 2 };
  const far = Math.hypot(out.x, out.y);
  const at = { x: middle.x + (out.x / far) * SHOULDER, y: middle.y + (out.y / far) * SHOULDER };
  const slope = (Math.atan2(corner.y - apex.y, corner.x - apex.x) * 180) / Math.PI;
  return { at, turn: Math.abs(slope) > 90.01 ? slope - 180 * Math.sign(slope) : slope };
}

/** The part of the board that shows a quarter: nearest to whoever looks is his own. */
export function boxOf(quarter: Quarter | undefined): Point & Size {
  return bounds(quarter?.art.path ?? "");
}

/** The part of the board that shows a place in the upper half of the window. */
export function around(path: string): Point & Size {
  const box = bounds(path);
  return { ...box, height: box.height * 2 };
}

/** The part of the board that shows some squares, with the streets between them. */
export function roundSquares(plan: Plan, names: readonly string[]): Point & Size {
  const at = names.map((name) => squareAt(plan, name));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - STREETS, Math.min(...ys) - STREETS];
  return { x: left, y: top, width: Math.max(...xs) + STREETS - left, height: Math.max(...ys) + STREETS - top };
}

/** Where it stands what a sector of the nearest quarter would bring. */
export function gainAt(plan: Plan, place: string): Point {
  const placed = ANCHORS[plan.quarters.length]?.[place]?.gain;
  if (placed !== undefined) return point(placed);
  const { x, y } = point(plan.quarters[0]?.art.sectors[place]?.cubes[1]);
  return { x, y: y + BELOW };
}

// ---------------------------------------------------------------- pieces

/** A wooden cube; "supply" and "general" are the supplies, which lie off the board. */
export interface Cube extends Piled {
  seat: number;
}

export function cubes(picture: Picture, before: readonly Cube[]): Cube[] {
  return picture.players.flatMap((player, seat) => {
    const wanted = new Map(Object.entries(player.cubes)).set("supply", player.supply).set("general", player.general);
    const mine = before.filter((cube) => cube.seat === seat);
    return restack(`cube-${seat}`, wanted, mine).map((cube) => ({ ...cube, seat }));
  });
}

export function isOff(cube: Cube): boolean {
  return cube.place === "supply" || cube.place === "general";
}

/** So many cubes of a sector lie side by side; of more, one stands for all, with their number. */
const ABREAST = 3;

/** Where a cube lies among so many. Those in the supplies wait with their owner's name. */
export function cubeAt(plan: Plan, { seat, place, level }: Omit<Cube, "id">, count: number): Point {
  const quarter = quarterOf(plan, seat);
  if (place === "supply" || place === "general") return nameAlongWall(quarter, plan.board).at;
  if (place === CATHEDRAL) {
    const storeys = Math.min(level, TALLEST - 1);
    return { x: quarter.stack.x, y: quarter.stack.y - storeys * STOREY * plan.radius.cube };
  }
  const own = quarter === plan.quarters[0] ? ANCHORS[plan.quarters.length]?.[place]?.cubes : undefined;
  if (own === undefined) return point(sector(plan, seat, place).cubes[count > ABREAST ? 1 : level]);
  const [x, y] = own;
  return count > ABREAST ? { x, y } : { x: x + (level - (count - 1) / 2) * BETWEEN_CUBES, y };
}

export interface Count {
  id: string;
  count: number;
  at: Point;
}

/** The numbers of cubes that lie on each other. */
export function counts(plan: Plan, picture: Picture): Count[] {
  return picture.players.flatMap((player, seat) =>
    [...SECTORS, CATHEDRAL].flatMap((place) => {
      const count = player.cubes[place] ?? 0;
      if (count <= (place === CATHEDRAL ? 1 : ABREAST)) return [];
      const { x, y } = cubeAt(plan, { seat, place, level: 0 }, count);
      return [{ id: `count-${seat}-${place}`, count, at: { x: x + 13, y: y + 9 } }];
    }),
  );
}

/** Where a Trusted Friend stands; outside the quarter he waits with his master's name. */
export function friendAt(plan: Plan, seat: number, place: string | null): Point {
  return place === null ? nameAlongWall(quarterOf(plan, seat), plan.board).at : point(sector(plan, seat, place).friend);
}

export function carriageAt(plan: Plan, seat: number, name: string): Point {
  return point(square(plan, name).carriages[seat]);
}

export function ratAt(plan: Plan, seat: number, rats: number): Point {
  return point(quarterOf(plan, seat).art.harbour.track[rats]);
}

const MESSAGE = { width: 3.6, height: 1.6 }; // in the size of its letters

export interface Message {
  square: string;
  colour: string;
  shows: string;
  points: number;
  at: Point;
}

/** The messages that lie on the squares; those in letters of a size larger than printed beside them, if need be. */
export function messages(plan: Plan, picture: Picture, enlarged = 0): Message[] {
  const lying = picture.quarters.flatMap(({ colour, squares }) =>
    squares.flatMap(({ name, message, points }) =>
      message === null ? [] : [{ square: name, colour, shows: message, points, at: point(square(plan, name).message) }],
    ),
  );
  if (enlarged === 0) return lying;
  const boxes = lying.map(({ at }) => ({ ...at, width: MESSAGE.width * enlarged, height: MESSAGE.height * enlarged }));
  const apart = spread(boxes, [], plan.board, 0);
  return lying.map((message, k) => ({ ...message, at: apart[k] ?? message.at }));
}
