// Everything in which one title differs from another in this client.

import type { Component } from "svelte";

import europe from "./art/europe.svg?url";
import paris from "./art/paris-4.svg?url";
import type { BoardProps } from "./boards/board";
import { NOTHING, type Strip } from "./boards/belongings";
import * as notreDame from "./boards/notre_dame/strip";
import { scenes as scenesOfNotreDame } from "./boards/notre_dame/scenes";
import * as rattus from "./boards/rattus/strip";
import { scenes as scenesOfRattus } from "./boards/rattus/scenes";
import type { EventInfo } from "./lib/api";
import type { Scene } from "./lib/scenes";

export interface Title extends Strip {
  /** The board: a file of its own, fetched when a table needs it. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Whether every player has a place of his own on the board that one can look at. */
  visits: boolean;
  /** How wide the board is for its height, so that nothing beside it is wasted; null: as wide as there is room. */
  ratio: number | null;
  /** Nouns of what the board draws, so that it can be chosen by touching it. */
  drawn: ReadonlySet<string>;
  /** What among these events is told step by step. */
  scenes: (events: readonly EventInfo[]) => Scene[];
  /** What leads to them, and is said over the board while one is told. */
  leads: ReadonlySet<string>;
  /** Events that one hears, because something comes to light. */
  reveals: ReadonlySet<string>;
  /** On the home page: a picture, and the name of an icon. */
  picture: string;
  sign: string;
}

const RATTUS: Title = {
  board: () => import("./boards/rattus/RattusBoard.svelte"),
  belongings: rattus.belongings,
  course: rattus.course,
  change: rattus.change,
  visits: false,
  ratio: 4 / 3,
  drawn: new Set(["region", "slot", "card"]),
  scenes: scenesOfRattus,
  leads: new Set(["plague-moved"]),
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
  belongings: notreDame.belongings,
  course: notreDame.course,
  change: notreDame.change,
  visits: true,
  ratio: null,
  drawn: new Set(["place", "square", "card", "character"]),
  scenes: scenesOfNotreDame,
  leads: new Set(),
  reveals: new Set(["plague-strikes", "cathedral-scored", "character-appears"]),
  picture: paris,
  sign: "place-notre_dame",
};

export const TITLES: Readonly<Record<string, Title>> = {
  rattus: RATTUS,
  "rattus+mercatus": MERCATUS,
  "notre-dame": NOTRE_DAME,
};

// A title that came to the site after this page: it can be played all the same, by its buttons.
const UNKNOWN: Title = {
  board: () => Promise.reject(new Error("there is no board for this title")),
  belongings: () => NOTHING,
  course: () => [],
  change: () => null,
  visits: false,
  ratio: null,
  drawn: new Set(),
  scenes: () => [],
  leads: new Set(),
  reveals: new Set(),
  picture: europe,
  sign: "rat",
};

export const titleOf = (name: string): Title => TITLES[name] ?? UNKNOWN;
