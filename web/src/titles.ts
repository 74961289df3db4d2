// Everything in which one title differs from another in this client.

import type { Component } from "svelte";

import europe from "./art/europe.svg?url";
import paris from "./art/paris-4.svg?url";
import type { BoardProps } from "./boards/board";
import type { ViewInfo } from "./lib/api";
import type { Words } from "./lib/words.svelte";
import { type Belongings, notreDame, rattus } from "./parts/table/figures";

export interface Title {
  /** The board: a file of its own, fetched when a table needs it. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What a player has. A method, so that a title may ask for the shape of its own positions. */
  belongings(position: ViewInfo["position"], seat: number, words: Words): Belongings;
  /** Nouns of what the board draws, so that it can be chosen by touching it. */
  drawn: ReadonlySet<string>;
  /** Events that one hears, because something comes to light. */
  reveals: ReadonlySet<string>;
  /** On the home page: a picture, and the name of an icon. */
  picture: string;
  sign: string;
}

const RATTUS: Title = {
  board: () => import("./boards/rattus/RattusBoard.svelte"),
  belongings: rattus,
  drawn: new Set(["region", "slot", "card"]),
  reveals: new Set(["token-revealed"]),
  picture: europe,
  sign: "plague",
};

const MERCATUS: Title = {
  ...RATTUS,
  drawn: new Set([...RATTUS.drawn, "good"]),
  reveals: new Set([...RATTUS.reveals, "sale"]),
  sign: "coin",
};

const NOTRE_DAME: Title = {
  board: () => import("./boards/notre_dame/NotreDameBoard.svelte"),
  belongings: notreDame,
  drawn: new Set(["place", "square", "card", "character"]),
  reveals: new Set(["plague-strikes", "cathedral-scored", "character-appears"]),
  picture: paris,
  sign: "place-notre_dame",
};

export const TITLES: Readonly<Record<string, Title>> = {
  "rattus": RATTUS,
  "rattus+mercatus": MERCATUS,
  "notre-dame": NOTRE_DAME,
};

// A title that came to the site after this page: it can be played all the same, by its buttons.
const UNKNOWN: Title = {
  board: () => Promise.reject(new Error("there is no board for this title")),
  belongings: () => ({ figures: [], holdings: [] }),
  drawn: new Set(),
  reveals: new Set(),
  picture: europe,
  sign: "rat",
};

export const titleOf = (name: string): Title => TITLES[name] ?? UNKNOWN;
