// The way from one position to a later one, a step at a time, each with what happened there.

import type { EventInfo, ViewInfo } from "./api";

export interface Step {
  view: ViewInfo;
  events: EventInfo[];
}

const LONG = 12; // steps in the queue, from which on they are shown faster
const HURRY = 0.25;
const GLANCE = 2; // events that are read at a glance; each further one takes half a pause more
const LONGEST = 4; // pauses

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

/** How long a step stays before the next, in milliseconds: those in which nothing was seen do not stay at all. */
export function pause(step: Step, waiting: number, usual: number): number {
  if (step.events.length === 0) return 0;
  if (waiting > LONG) return usual * HURRY;
  const more = Math.max(0, step.events.length - GLANCE);
  return usual * Math.min(LONGEST, 1 + more / 2);
}
