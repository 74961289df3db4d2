// The scenes of Rattus: a token that is turned up, read symbol by symbol; with Mercatus, a sale.

import type { EventInfo } from "../../lib/api";
import { collect, seatsOf, told, type Scene, type Telling } from "../../lib/scenes";

const LOST = "cube-lost";
const LIMIT = new Set(["token-strikes", "token-does-nothing"]);
const LOSSES = new Set([LOST, "cube-spared"]);
const IN_VAIN = new Set(["no-cube-left", "holder-has-no-cube", "card-held-by-nobody", "class-not-in-play"]);

export function scenes(events: readonly EventInfo[]): Scene[] {
  return [...tokens(events), ...sales(events)].sort((a, b) => b.since.length - a.since.length);
}

function tokens(events: readonly EventInfo[]): Scene[] {
  const belongs = ({ key }: EventInfo) => LIMIT.has(key) || LOSSES.has(key) || IN_VAIN.has(key);
  return collect(events, "token-revealed", belongs).map(({ events, since }) => {
    const hits = seatsOf(events, ({ key }) => LOSSES.has(key));
    return { kind: "token", events, frames: frames(events), since, hits };
  });
}

function sales(events: readonly EventInfo[]): Scene[] {
  return collect(events, "sale", ({ key }) => key === "goods-sold").map(({ events, since }) => {
    return { kind: "sale", events, frames: [events], since, hits: seatsOf(events, ({ key }) => key === "goods-sold") };
  });
}

/** One symbol at work: everything that came of it. */
export interface Application {
  symbol: string;
  events: EventInfo[];
}

/** What the symbols of a token did, one after the other. A symbol that is there twice works twice. */
export function applications(events: readonly EventInfo[]): Application[] {
  const found: Application[] = [];
  for (const event of events) {
    if (!LOSSES.has(event.key) && !IN_VAIN.has(event.key)) continue;
    const symbol = String(event.args["symbol"]);
    const last = found.at(-1);
    const again = last?.events.some(({ key, args }) => IN_VAIN.has(key) || args["seat"] === event.args["seat"]);
    if (last?.symbol === symbol && again === false && LOSSES.has(event.key)) last.events.push(event);
    else found.push({ symbol, events: [event] });
  }
  return found;
}

/** The limit first, then each symbol that cost somebody a cube, with those before it that did nothing; then the sum. */
function frames(events: readonly EventInfo[]): EventInfo[][] {
  const made = [events.filter(({ key }) => !LOSSES.has(key) && !IN_VAIN.has(key))];
  let idle: EventInfo[] = [];
  for (const { events: done } of applications(events)) {
    if (done.some(({ key }) => LOSSES.has(key))) {
      made.push([...done, ...idle]);
      idle = [];
    } else idle.push(...done);
  }
  if (made.length > 1 || idle.length > 0) made.push(idle);
  return made;
}

/** The cubes in the region of a token by seat, as far as it has been told; `after` has what the board shows. */
export function cubesLeft(telling: Telling, after: readonly number[]): number[] {
  const region = telling.scene.events[0]?.args["region"];
  const gone = new Set(told(telling));
  const coming = telling.scene.since.filter(
    (event) => event.key === LOST && event.args["region"] === region && !gone.has(event),
  );
  return after.map((count, seat) => count + coming.filter(({ args }) => args["seat"] === seat).length);
}

/** The cubes of a seat that one step of a scene takes. */
export function lostNow({ scene, frame }: Telling, seat: number): number {
  return (scene.frames[frame] ?? []).filter(({ key, args }) => key === LOST && args["seat"] === seat).length;
}

/** The regions that buy what is sold, each once. */
export function buyers({ events }: Scene): string[] {
  const named = events.flatMap(({ args }) => String(args["regions"] ?? "").split(","));
  return [...new Set(named)].filter((region) => region !== "");
}

/** The card by which somebody loses a cube just now; "" if there is none. */
export function blamed({ scene, frame }: Telling): string {
  return String(scene.frames[frame]?.find(({ key }) => key === LOST)?.args["card"] ?? "");
}

/** What everybody has lost by a token as far as it has been told, and what is still to come. */
export function losses(telling: Telling, seat: number): { lost: number; coming: number } {
  const of = (events: readonly EventInfo[]) =>
    events.filter(({ key, args }) => key === LOST && args["seat"] === seat).length;
  const lost = of(told(telling));
  return { lost, coming: of(telling.scene.since) - lost };
}

export const strikes = ({ events }: Scene): boolean => events.some(({ key }) => key === "token-strikes");
