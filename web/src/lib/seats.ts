// Who plays what: names for seats, and which of the seats at one screen is next.

import type { SeatInfo, TableInfo } from "./api";
import { botName, distinct } from "./bots";
import type { Words } from "./words.svelte";

/** What the players are called, by seat: empty seats and old records by colour. */
export function namesOf(seats: readonly SeatInfo[], words: Words): string[] {
  return distinct(
    seats.map((seat) => {
      if (seat.name === "" && seat.bot !== "") return { name: botName(seat.bot, words), bot: true };
      const known = seat.name !== "" && seat.name !== seat.colour;
      return { name: known ? seat.name : words.say(`colour-${seat.colour}`), bot: false };
    }),
  );
}

/** The seats that belong to whoever looks at the page and are still played. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, k) => (seat.mine && !seat.resigned ? [k] : []));
}

/**
 * The seat that a curtain must hide from now on, at a screen where several people play; null: no curtain.
 * `looking` is the seat whose eyes the page looks through; `settled`: somebody has said that it is he who looks.
 */
export function nextAtScreen(table: TableInfo, looking: number | null, settled: boolean): number | null {
  const own = ownSeats(table);
  if (table.state !== "running" || own.length < 2) return null;
  const asked = own.filter((k) => table.seats[k]?.asked === true && table.seats[k].bot === "");
  if (!settled) return asked[0] ?? looking ?? own[0] ?? null;
  return looking !== null && asked.includes(looking) ? null : (asked[0] ?? null);
}

/** Whether the page looks as a spectator at a table where it could look through the eyes of a seat of its own. */
export function missesItsSeat(table: TableInfo, looking: number | null): boolean {
  return table.state === "running" && looking === null && ownSeats(table).length > 0;
}
