// What this browser adds to the seed of a deal, once the table has committed to its own part: so nobody chose the cards.

import { api, newKey } from "./api";

/** Add for every seat of one's own at a table that waits, and begin where nobody is missing. */
export async function addAndBegin(id: string): Promise<void> {
  const { table } = await api.look(id);
  if (table.state !== "open") return;
  for (const [k, seat] of table.seats.entries()) {
    if (seat.mine && !seat.entropy_added && !table.seed_known && table.deal === "")
      await api.addEntropy(id, k, newKey(), newKey());
  }
  const full = table.seats.every((seat) => seat.name !== "" || seat.bot !== "");
  if (table.hosting && full) await api.begin(id, newKey());
}
