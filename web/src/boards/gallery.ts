// The board of each title. Each is a file of its own, fetched when a table needs it.

import type { Component } from "svelte";

import type { BoardProps } from "./board";

type Loaded = Promise<{ default: Component<BoardProps> }>;

const FILES = import.meta.glob<{ default: Component<BoardProps> }>("./*/*Board.svelte");

const BOARDS: Record<string, string> = {
  rattus: "./rattus/RattusBoard.svelte",
  "rattus+mercatus": "./rattus/RattusBoard.svelte",
  "notre-dame": "./notre_dame/NotreDameBoard.svelte",
};

export function boardOf(title: string): Loaded {
  return FILES[BOARDS[title] ?? ""]?.() ?? Promise.reject(new Error(`there is no board for ${title}`));
}
