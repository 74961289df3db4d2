// Where what has happened is shown: at a place of the city, at somebody's name, or across the top.

import type { EventInfo } from "../../lib/api";
import type { Point } from "../pan_zoom";
import type { Thing } from "./offers";
import { nameAlongWall, placeAt, point, quarterOf, squareAt, type Plan } from "./layout";

// Cards and characters are seen where they lie; that they came there needs no words.
const SEEN = new Set(["action-drawn", "action-kept", "action-received", "messages-laid", "character-appears"]);

/** What is told together at one place; without a place it is told to the whole city. */
export interface Telling {
  id: string;
  at: Point | null;
  events: EventInfo[];
}

/** The events by their place. What somebody gets is told where he has just done something for it. */
export function tellings(caption: readonly EventInfo[], plan: Plan): Telling[] {
  const found = new Map<string, Telling>();
  const latest = new Map<number | string | undefined, Point>();
  for (const event of caption) {
    if (SEEN.has(event.key)) continue;
    const { seat } = event.args;
    const place = placeOf(event, plan);
    if (place !== null) latest.set(seat, place);
    const name = typeof seat === "number" ? nameAlongWall(quarterOf(plan, seat), plan.board).at : null;
    const at = place ?? latest.get(seat) ?? name;
    const id = at === null ? "city" : `${at.x},${at.y}`;
    const telling = found.get(id) ?? { id, at, events: [] };
    telling.events.push(event);
    found.set(id, telling);
  }
  return [...found.values()];
}

function placeOf({ key, args }: EventInfo, plan: Plan): Point | null {
  const { seat, place, square } = args;
  if (typeof square === "string") return squareAt(plan, square);
  if (typeof seat !== "number") return null;
  if (typeof place === "string") return placeAt(plan, seat, place);
  return key.startsWith("rats-") ? point(quarterOf(plan, seat).art.harbour.centre) : null;
}

/** The things in the city that an event speaks of. */
export function thingsOf({ key, args }: EventInfo): Thing[] {
  const seat = typeof args["seat"] === "number" ? args["seat"] : null;
  const places = [args["place"], args["origin"]].filter((place) => typeof place === "string");
  return [
    ...places.map((item): Thing => ({ noun: "place", item, seat })),
    ...(typeof args["square"] === "string" ? [{ noun: "square" as const, item: args["square"], seat: null }] : []),
    ...(key.startsWith("rats-") || key === "outbreak" ? [{ noun: "harbour" as const, item: "", seat }] : []),
  ];
}
