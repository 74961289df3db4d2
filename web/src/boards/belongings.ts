// What a player has, as the strip of players shows it: every title says it in these few kinds.

import type { ViewInfo } from "../lib/api";
import type { Telling } from "../lib/scenes";
import type { Words } from "../lib/words.svelte";

/** A number with its name; null: something one has or has not. */
export interface Figure {
  id: string;
  icon: string;
  name: string;
  value: number | null;
  /** Its name in a word, where there is room for it. */
  word?: string;
  /** Said beside the number, smaller. */
  beside?: string;
  /** A track that the number runs along, and where it is about to go. */
  track?: { last: number; next: number };
}

/** Something a player holds. */
export interface Holding {
  id: string;
  icon: string;
  name: string;
  text: string; // what it does
  used: boolean;
  count: number;
  /** The colour of its edge: of a card's or a message's back. */
  colour?: string;
}

export interface Belongings {
  points: number | null;
  figures: Figure[];
  holdings: Holding[];
  /** What lies at each place of his own. */
  places: Figure[];
}

/** What a scene does to somebody's points: as far as it has been told, and what is still to come. */
export interface Change {
  done: number;
  coming: number;
}

export const NOTHING: Belongings = { points: null, figures: [], holdings: [], places: [] };

/** A method, so that a title may ask for the shape of its own positions. */
export interface Strip {
  belongings(position: ViewInfo["position"], seat: number, words: Words): Belongings;
  /** How far the game is, in a few words each. */
  course(position: ViewInfo["position"], words: Words): string[];
  /** What a scene does to a seat's points; null: nothing, or nobody else knows. */
  change(telling: Telling, seat: number): Change | null;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
