import { describe, expect, it } from "vitest";

import type { PuzzleLine } from "../src/lib/api";
import { nextPuzzle } from "../src/lib/puzzle.svelte";
import { parse } from "../src/lib/route.svelte";

const line = (number: number, rating: number, level: 1 | 2 | 3, mine: boolean | null = null): PuzzleLine => ({
  number,
  rating,
  level,
  mine,
  asks: "region",
  moment: "late",
  idea: "gain",
  evidence: "solved",
  tried: 0,
  solved: 0,
});

describe("the next puzzle", () => {
  const puzzles = [line(1, 20, 1), line(2, 26, 2, true), line(3, 27, 2), line(4, 33, 3)];

  it("is one not tried yet, as good as the solver is", () => {
    expect(nextPuzzle(puzzles, { rating: 25 }, 0)?.number).toBe(3);
    expect(nextPuzzle(puzzles, { rating: 40 }, 0)?.number).toBe(4);
  });

  it("is of the level that was asked for", () => {
    expect(nextPuzzle(puzzles, { rating: 40 }, 1)?.number).toBe(1);
  });

  it("is none when all have been tried", () => {
    expect(nextPuzzle([line(1, 20, 1, false)], { rating: 25 }, 0)).toBeNull();
  });
});

describe("addresses", () => {
  it("lead to the puzzles of a title, or to one of them", () => {
    expect(parse(new URL("http://x/puzzles"))).toEqual({ page: "puzzles", title: "rattus" });
    expect(parse(new URL("http://x/puzzles/notre-dame"))).toEqual({ page: "puzzles", title: "notre-dame" });
    expect(parse(new URL("http://x/puzzles/rattus+mercatus/12"))).toEqual({
      page: "puzzle",
      title: "rattus+mercatus",
      number: 12,
    });
  });
});
