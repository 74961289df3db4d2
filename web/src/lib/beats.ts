// The way from one position to a later one, a beat at a time: each shows a position with what happened there, or one step
// of a scene that tells why.

import type { EventInfo, ViewInfo } from "./api";
import { complete, type Scene, type Telling } from "./scenes";

export interface Step {
  view: ViewInfo;
  events: EventInfo[];
}

export interface Beat extends Step {
  telling: Telling | null;
}

const LONG = 12; // beats in the queue, from which on they are shown faster
const HURRY = 0.25;
const GLANCE = 2; // events that are read at a glance; each further one takes half a pause more
const LONGEST = 4; // pauses
const SYMBOL = 1.5; // pauses for one step of a scene
const SUM = 6; // and for its last one, which has the most to read

/** The steps that lead from the position after `from` answers to the latest, in the order of the game. */
export function way(from: number, passed: readonly ViewInfo[], latest: ViewInfo, events: readonly EventInfo[]): Step[] {
  const stops = [...passed].sort((a, b) => a.answered - b.answered);
  const steps: Step[] = [];
  let done = from;
  for (const view of [...stops, latest]) {
    if (view.answered <= done || (view !== latest && view.answered >= latest.answered)) continue;
    const start = done;
    steps.push({ view, events: events.filter((event) => start <= event.at && event.at < view.answered) });
    done = view.answered;
  }
  return steps;
}

/** A step, its scenes told frame by frame; what happened beside them comes before or after. */
export function beats({ view, events }: Step, scenes: readonly Scene[]): Beat[] {
  const staged = new Set(scenes.flatMap((scene) => scene.events));
  const first = events.findIndex((event) => staged.has(event));
  const beside = (part: readonly EventInfo[]): Beat[] => {
    const plain = part.filter((event) => !staged.has(event));
    return plain.length > 0 || scenes.length === 0 ? [{ view, events: plain, telling: null }] : [];
  };
  if (first < 0) return beside(events);
  const told = scenes.flatMap((scene) =>
    scene.frames.map((_, frame) => ({ view, events: [], telling: { scene, frame } })),
  );
  return [...beside(events.slice(0, first)), ...told, ...beside(events.slice(first))];
}

/** What happens several times over (characters appear, rats spread) is one beat: nobody waits for each. */
export function together(all: readonly Beat[]): Beat[] {
  const joined: Beat[] = [];
  for (const beat of all) {
    const last = joined.at(-1);
    const keys = new Set([...(last?.events ?? []), ...beat.events].map(({ key }) => key));
    const plain = last?.telling === null && beat.telling === null && last.events.length > 0 && beat.events.length > 0;
    if (plain && keys.size === 1) joined[joined.length - 1] = { ...beat, events: [...last.events, ...beat.events] };
    else joined.push(beat);
  }
  return joined;
}

/** How long a beat stays before the next, in milliseconds: those in which nothing was seen do not stay at all. */
export function pause({ events, telling }: Beat, waiting: number, usual: number): number {
  if (telling !== null) return usual * (complete(telling) ? SUM : SYMBOL);
  if (events.length === 0) return 0;
  if (waiting > LONG) return usual * HURRY;
  const more = Math.max(0, events.length - GLANCE);
  return usual * Math.min(LONGEST, 1 + more / 2);
}
