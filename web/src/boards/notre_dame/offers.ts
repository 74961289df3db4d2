// What can be answered where: the options by the thing on the table they name.

import type { OptionInfo } from "../../lib/api";
import { byPlace } from "../board";
import { CATHEDRAL, withoutColour } from "./picture";

/** Something on the table that can be pointed at. Sectors, harbours and decks belong to a seat. */
export interface Thing {
  noun: "place" | "square" | "card" | "character" | "harbour" | "deck";
  item: string;
  seat: number | null;
}

/** The name of a thing in the page, so that it can be found again. */
export function idOf({ noun, item, seat }: Thing): string {
  return `${noun}-${seat ?? ""}-${item}`;
}

/** Things that no choice names. */
const UNNAMED: ReadonlySet<Thing["noun"]> = new Set(["harbour", "deck"]);

export class Offers {
  private readonly places: Map<string, OptionInfo[]>;

  constructor(
    private readonly options: readonly OptionInfo[],
    private readonly seat: number | null,
  ) {
    this.places = byPlace(options);
  }

  at(thing: Thing): OptionInfo[] {
    return this.concerns(thing) ? (this.places.get(`${thing.noun}:${thing.item}`) ?? []) : [];
  }

  /** Whether something can be chosen that has to do with a sector: the sector itself, or a card that names it. */
  leadsTo(place: string): boolean {
    return this.options.some(
      ({ noun, item }) => (noun === "place" && item === place) || (noun === "card" && withoutColour(item) === place),
    );
  }

  /** A thing as choices name it, to ask why it is not offered; null: nothing is asked, or nothing about such things. */
  named(thing: Thing): string | null {
    const askable = this.options.length > 0 && !UNNAMED.has(thing.noun) && this.concerns(thing);
    return askable ? `${thing.noun}:${thing.item}` : null;
  }

  /** Choices name a sector, not whose: it is always one's own. Cards that others have played are no choice either. */
  private concerns({ noun, item, seat }: Thing): boolean {
    return (noun !== "place" && noun !== "card") || item === CATHEDRAL || seat === this.seat;
  }
}
