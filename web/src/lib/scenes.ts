// What is worth being told step by step where it happens: a token read symbol by symbol, a sale, the plague.

import type { EventInfo } from "./api";

export interface Scene {
  /** Which drawing tells it. */
  kind: string;
  /** Everything it tells, in the order of the game. */
  events: readonly EventInfo[];
  /** What each step of it tells; every event is in one of them. */
  frames: readonly (readonly EventInfo[])[];
  /** What has happened since it began, itself included: the board shows what came of all that. */
  since: readonly EventInfo[];
  /** The seats that lose or gain by it. */
  hits: ReadonlySet<number>;
}

/** A scene, and how far it has been told. */
export interface Telling {
  scene: Scene;
  frame: number;
}

/** What has been told up to now. */
export function told({ scene, frame }: Telling): EventInfo[] {
  return scene.frames.slice(0, frame + 1).flat();
}

/** Whether there is nothing more to tell. */
export function complete({ scene, frame }: Telling): boolean {
  return frame === scene.frames.length - 1;
}

/** The scenes that begin with an event of this key and go on with any of those; what comes in between is left out. */
export function collect(
  events: readonly EventInfo[],
  first: string,
  belongs: (event: EventInfo) => boolean,
  ends: (event: EventInfo) => boolean = () => false,
): { events: EventInfo[]; since: EventInfo[] }[] {
  const found: { events: EventInfo[]; since: EventInfo[] }[] = [];
  let open = false;
  events.forEach((event, k) => {
    if (event.key === first) {
      found.push({ events: [event], since: events.slice(k) });
      open = true;
    } else if (open && belongs(event)) found.at(-1)?.events.push(event);
    else if (ends(event)) open = false;
  });
  return found;
}

/** The seats that events of these keys are about. */
export function seatsOf(events: readonly EventInfo[], matters: (event: EventInfo) => boolean): Set<number> {
  return new Set(events.filter(matters).map(({ args }) => Number(args["seat"])));
}
