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

/** The kind of question that such things belong to when nothing else is asked about them. */
const USUAL: Partial<Record<Thing["noun"], string>> = {
  place: "place_cube",
  square: "drive_to",
  card: "play",
  character: "hire",
};

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

  /** The choice to ask about when a thing is not offered; null: nothing is asked, or nothing about such things. */
  instead(thing: Thing): string | null {
    const kind = this.options.find((option) => option.noun === thing.noun)?.kind ?? USUAL[thing.noun];
    return this.options.length === 0 || kind === undefined || !this.concerns(thing) ? null : `${kind}:${thing.item}`;
  }

  /** Choices name a sector, not whose: it is always one's own. Cards that others have played are no choice either. */
  private concerns({ noun, item, seat }: Thing): boolean {
    return (noun !== "place" && noun !== "card") || item === CATHEDRAL || seat === this.seat;
  }
}
