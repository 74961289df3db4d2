// Deals that several tables share: where they are compared, and how results are drawn.

import { describe, expect, it } from "vitest";

import { columns, dayText, dealPath, isDaily } from "../src/lib/deals";

describe("a shared deal", () => {
  it("is compared on the page of its day, or on its own", () => {
    expect(dealPath("2026-11-18/rattus+mercatus")).toBe("/daily/2026-11-18/rattus%2Bmercatus");
    expect(dealPath("aB_9-x")).toBe("/deals/aB_9-x");
    expect([isDaily("2026-11-18/rattus"), isDaily("aB_9-x")]).toEqual([true, false]);
  });

  it("has its day written as people do, and what is no day left alone", () => {
    expect(dayText("2026-11-18", "en-GB")).toMatch(/^Wednesday,? 18 November$/);
    expect(dayText("yesterday", "en")).toBe("yesterday");
  });
});

describe("results in columns", () => {
  it("have one column for each lead where there is room", () => {
    expect(
      columns([
        [-1, 2],
        [1, 3],
      ]),
    ).toEqual([
      { from: -1, to: -1, count: 2 },
      { from: 0, to: 0, count: 0 },
      { from: 1, to: 1, count: 3 },
    ]);
  });

  it("are put together where there is not, and none is lost", () => {
    const found = columns(
      [
        [-20, 1],
        [0, 4],
        [19, 2],
      ],
      10,
    );
    expect(found.length).toBe(10);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  });

  it("are none for nobody", () => {
    expect(columns([])).toEqual([]);
  });
});
