import { describe, expect, it } from "vitest";

import type { Tally } from "../src/lib/api";
import { chosen, gamesOf, means, sums } from "../src/lib/statistics";

const tally = (part: Partial<Tally>): Tally => ({
  players: 2,
  rated: false,
  kind: "game",
  item: "all",
  games: 1,
  wins: 0,
  amount: 0,
  ...part,
});

describe("statistics", () => {
  const tallies = [
    tally({ games: 4, wins: 3, amount: 40 }),
    tally({ players: 4, rated: true, games: 8, wins: 2, amount: 60 }),
    tally({ item: "whole", games: 3 }),
    tally({ kind: "taken", item: "card-king", games: 2, amount: 5 }),
  ];

  it("adds up what is chosen", () => {
    expect(gamesOf(tallies, "all")).toBe(12);
    expect(gamesOf(chosen(tallies, 4, null), "all")).toBe(8);
    expect(gamesOf(chosen(tallies, null, false), "all")).toBe(4);
    expect(gamesOf(chosen(tallies, null, true), "whole")).toBe(0);
  });

  it("knows what an even share of the wins would be", () => {
    expect(sums(tallies, "game").find((sum) => sum.item === "all")?.even).toBe(4 / 2 + 8 / 4);
  });

  it("adds up by number of players", () => {
    const all = tallies.filter((each) => each.item === "all");
    expect(sums(all, "game", (each) => String(each.players)).map((sum) => [sum.item, sum.wins])).toEqual([
      ["2", 3],
      ["4", 2],
    ]);
  });

  it("shows the mean of ten games", () => {
    const games = Array.from({ length: 12 }, (_, k) => ({ decisions: 10, lost: k < 2 ? 10 : 1 }));
    const found = means(games);
    expect(found).toHaveLength(12);
    expect(found[0]).toBe(1);
    expect(found[11]).toBeCloseTo(0.1);
  });
});
