// The board of each title. Each is a file of its own, fetched when a table needs it.

import type { Component } from "svelte";

import type { BoardProps } from "./board";

type Loaded = Promise<{ default: Component<BoardProps> }>;

const rattus = (): Loaded => import("./rattus/RattusBoard.svelte");

const BOARDS: Record<string, () => Loaded> = {
  rattus,
  "rattus+mercatus": rattus,
  "notre-dame": () => import("./notre_dame/NotreDameBoard.svelte"),
};

export function boardOf(title: string): Loaded {
  return BOARDS[title]?.() ?? Promise.reject(new Error(`there is no board for ${title}`));
}
