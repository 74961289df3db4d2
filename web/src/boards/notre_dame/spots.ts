// The places of the city that can be pointed at, each with its outline.

import type { Point, Size } from "../pan_zoom";
import { bounds, inBox } from "../outline";
import { point, ring, squareAt, type Plan } from "./layout";
import { idOf, type Thing } from "./offers";
import { CATHEDRAL, SECTORS } from "./picture";

export interface Spot {
  id: string;
  thing: Thing;
  at: Point;
  path: string;
  box: Point & Size;
  clip: string; // the outline within the box, for CSS
}

export function spots(plan: Plan): Spot[] {
  const { path, centre } = plan.cathedral;
  const found = [spot({ noun: "place", item: CATHEDRAL, seat: null }, centre, path)];
  for (const { seat, colour, art } of plan.quarters) {
    // In a quarter that is nobody's only the squares are in play.
    if (seat !== null) {
      for (const item of SECTORS) {
        const sector = art.sectors[item];
        if (sector !== undefined) found.push(spot({ noun: "place", item, seat }, point(sector.centre), sector.path));
      }
      found.push(spot({ noun: "harbour", item: "", seat }, point(art.harbour.centre), art.harbour.path));
    }
    for (const name of Object.keys(art.squares)) {
      const item = `${colour}-${name}`;
      const at = squareAt(plan, item);
      found.push(round({ noun: "square", item, seat: null }, at, plan.radius.square));
    }
  }
  return found;
}

function spot(thing: Thing, at: Point, path: string): Spot {
  const box = bounds(path);
  return { id: idOf(thing), thing, at, path, box, clip: `path('${inBox(path, box)}')` };
}

function round(thing: Thing, at: Point, radius: number): Spot {
  const box = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  return { id: idOf(thing), thing, at, path: ring(at, radius), box, clip: "circle()" };
}

/** The box of a spot, no smaller than what can be hit. */
export function reach({ at, box }: Spot, least: number): Point & Size {
  if (Math.min(box.width, box.height) >= least) return box;
  return { x: at.x - least / 2, y: at.y - least / 2, width: least, height: least };
}
