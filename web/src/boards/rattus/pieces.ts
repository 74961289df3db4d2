// Which piece is which, from one view to the next. A view counts cubes and lists rats; people see pieces that move.

import type { components } from "../../lib/schema";
import type { MercatusPicture, RattusPicture } from "../../lib/api";
import { restack, type Piled } from "../piles";

export type Picture = RattusPicture | MercatusPicture;
export type Rat = components["schemas"]["Rat"];
export type Face = components["schemas"]["Face"];
export type Good = components["schemas"]["Good"];
export type ClassCard = components["schemas"]["ClassCard"];
export type RegionInfo = components["schemas"]["Region"];

export function hasGoods(picture: Picture): picture is MercatusPicture {
  return "goods" in picture;
}

/** A wooden cube: always the same one while it lies, moves, dies and comes back. */
export interface Cube extends Piled {
  seat: number; // its place is a region, "palace" or "reserve"
}

/** A rat token; without a slot it is off the board, and shows what it showed last. */
export interface RatPiece {
  id: string;
  slot: string | null;
  rat: Rat | null;
}

export interface Pieces {
  cubes: Cube[];
  rats: RatPiece[];
}

const MOST_RATS_ON_BOARD = 36;

/** All pieces of a view; whatever need not have moved since `before` has not. */
export function pieces(picture: Picture, before: Pieces | null): Pieces {
  return {
    cubes: picture.colours.flatMap((_, seat) => cubesOf(picture, seat, before?.cubes ?? [])),
    rats: ratsOf(picture, before?.rats ?? []),
  };
}

function cubesOf(picture: Picture, seat: number, before: readonly Cube[]): Cube[] {
  const wanted = new Map<string, number>([
    ...picture.regions.map((region): [string, number] => [region.name, region.cubes[seat] ?? 0]),
    ["palace", picture.palace[seat] ?? 0],
    ["reserve", picture.reserve[seat] ?? 0],
  ]);
  const own = before.filter((cube) => cube.seat === seat);
  return restack(`cube-${seat}`, wanted, own).map((cube) => ({ ...cube, seat }));
}

function ratsOf(picture: Picture, before: readonly RatPiece[]): RatPiece[] {
  const fresh = (_: unknown, k: number): RatPiece => ({ id: `rat-${k}`, slot: null, rat: null });
  const free = before.length > 0 ? [...before] : Array.from({ length: MOST_RATS_ON_BOARD }, fresh);
  const waiting = picture.regions.flatMap((region) => region.rats.filter((rat) => rat !== null));
  const placed: RatPiece[] = [];

  // From the surest sign to the weakest: its face, its slot, its region, anywhere else on the board, the supply.
  const signs: ((piece: RatPiece, rat: Rat) => boolean)[] = [
    (piece, rat) => piece.slot !== null && rat.face !== null && piece.rat?.face?.token === rat.face.token,
    (piece, rat) => piece.slot === rat.slot && alike(piece, rat),
    (piece, rat) => piece.slot !== null && regionOf(piece.slot) === regionOf(rat.slot) && alike(piece, rat),
    (piece, rat) => piece.slot !== null && alike(piece, rat),
    (piece) => piece.slot === null,
    () => true,
  ];
  for (const fits of signs) {
    for (const rat of [...waiting]) {
      const at = free.findIndex((piece) => fits(piece, rat));
      const piece = free[at];
      if (piece === undefined) continue;
      free.splice(at, 1);
      waiting.splice(waiting.indexOf(rat), 1);
      placed.push({ id: piece.id, slot: rat.slot, rat });
    }
  }
  const gone = free.map(({ id, rat }) => ({ id, slot: null, rat }));
  return [...placed, ...gone].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether it can be the same token: nobody forgets a face, and an origin stays. */
function alike(piece: RatPiece, rat: Rat): boolean {
  const was = piece.rat;
  if (was === null) return true;
  if (was.origin !== rat.origin) return false;
  if (was.face !== null && rat.face?.token !== was.face.token) return false;
  return was.seen.every((seat) => rat.seen.includes(seat));
}

export function regionOf(slot: string): string {
  return slot.slice(0, slot.indexOf("."));
}
