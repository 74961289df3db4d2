// What can be answered where: the options by the thing on the board they name.

import type { OptionInfo } from "../../lib/api";
import { byPlace } from "../board";
import { regionOf } from "./pieces";

/** Something on the board that a choice can name. */
export interface Thing {
  noun: "region" | "slot" | "card" | "good";
  item: string;
}

export class Offers {
  private readonly places: Map<string, OptionInfo[]>;

  constructor(readonly options: readonly OptionInfo[]) {
    this.places = byPlace(options);
  }

  at({ noun, item }: Thing): OptionInfo[] {
    return this.places.get(`${noun}:${item}`) ?? [];
  }

  /** A region with what lies in it: on a small screen its tokens are too small to be hit. */
  within(region: string): OptionInfo[] {
    return this.options.filter(
      ({ noun, item }) => (noun === "region" && item === region) || (noun === "slot" && regionOf(item) === region),
    );
  }

  has(noun: Thing["noun"]): boolean {
    return this.options.some((option) => option.noun === noun);
  }

  /** A thing as choices name it, to ask why it is not offered; null: nothing is asked. */
  named({ noun, item }: Thing): string | null {
    return this.options.length === 0 ? null : `${noun}:${item}`;
  }
}

/** How many cubes would come to a region, as the server foresees it; "" where it is about something else. */
export function gain(options: readonly OptionInfo[]): string {
  const placed = options.flatMap((option) => option.events ?? []).find(({ key }) => key === "cubes-placed");
  return placed === undefined ? "" : `+${placed.args["count"]}`;
}
