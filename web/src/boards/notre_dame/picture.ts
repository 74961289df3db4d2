// The table of Notre Dame as the server describes it, and the few questions that everything drawn asks of it.

import type { NotreDamePicture } from "../../lib/api";
import type { components } from "../../lib/schema";

export type Picture = NotreDamePicture;
export type Player = components["schemas"]["Player"];
export type Card = components["schemas"]["PicturedCard"];
export type Character = components["schemas"]["PicturedCharacter"];
export type Gain = components["schemas"]["Gain"];
export type Square = components["schemas"]["Square"];

export const SECTORS = ["cloister_school", "bank", "residence", "carriage_house", "inn", "park", "hospital"] as const;
export const CATHEDRAL = "notre_dame";
export const LAST_RAT = 9; // the last space of the rat track

/** "red-bank" is the red card of the Bank, "red-left" the left square of the red quarter. */
export function colourOf(name: string): string {
  return name.slice(0, name.indexOf("-"));
}

export function withoutColour(name: string): string {
  return name.slice(name.indexOf("-") + 1);
}

export function squareCalled(picture: Picture, name: string): Square | undefined {
  return picture.quarters.flatMap((quarter) => quarter.squares).find((square) => square.name === name);
}

/** Who gets what a seat passes on, and who passes to it. */
export function neighbours(picture: Picture, seat: number): { left: number; right: number } {
  const count = picture.players.length;
  return { left: (seat + 1) % count, right: (seat + count - 1) % count };
}
