// What a board is given, and what it tells. A board draws; it knows no rules. It lays its parts onto the grid of the
// table: what must be large into the area `stage`, cards and the like into `cards`.

import type { EventInfo, OptionInfo, SeatInfo, ViewInfo } from "../lib/api";
import type { Telling } from "../lib/scenes";
import type { Words } from "../lib/words.svelte";

export interface BoardProps {
  /** What to draw. `view.position` has the shape of the title. */
  view: ViewInfo;
  seats: SeatInfo[];
  /** What can be chosen now; empty when this seat is not asked. Each lights up at its place, if it has one. */
  options: OptionInfo[];
  choose: (choice: string) => void;
  /** Somebody points at something where nothing can be chosen: say why. The thing is named as choices name it. */
  why: (thing: string) => void;
  /** What has just happened, to be shown at its place. */
  caption: EventInfo[];
  /** A scene that is told step by step; it goes before everything else. */
  telling?: Telling | null;
  /** What led to that scene. */
  lead?: EventInfo | null;
  /** What a line of the log that is pointed at speaks of: it is lit where it lies. */
  spoken?: EventInfo | null;
  /** The player whose place is to be shown, where players have one; null: one's own. */
  visited: number | null;
  words: Words;
}

/** The options by noun and item, to find what a thing on the board would answer. */
export function byPlace(options: readonly OptionInfo[]): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const place = `${option.noun}:${option.item}`;
    found.set(place, [...(found.get(place) ?? []), option]);
  }
  return found;
}
