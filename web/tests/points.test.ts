import { describe, expect, it } from "vitest";

import type { ViewInfo } from "../src/lib/api";
import { curve, pointsOf } from "../src/lib/points";

const position = (part: object) => part as ViewInfo["position"];

describe("the course of a game", () => {
  it("finds the points of either game's picture", () => {
    expect(pointsOf(position({ points: [3, 4] }))).toEqual([3, 4]);
    expect(pointsOf(position({ players: [{ points: 5 }, { points: null }] }))).toEqual([5, null]);
  });

  it("draws from left to right, more points higher", () => {
    expect(curve([0, 5, 10], 10, 100, 50)).toBe("0,50 50,25 100,0");
  });

  it("leaves out what is hidden", () => {
    expect(curve([0, null, 10], 10, 100, 50)).toBe("0,50 100,0");
  });
});
