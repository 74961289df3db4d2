import { describe, expect, it } from "vitest";

import { departures, type Joint } from "../src/boards/departures";

const PICTURE: readonly Joint[] = [
  ["gallia", "hispania"],
  ["gallia", "italia"],
  ["italia", "turcia"],
];

describe("where a set departs from the picture", () => {
  it("is nowhere when places are joined as it shows", () => {
    const places = [
      { name: "gallia", near: ["hispania", "italia"] },
      { name: "hispania", near: ["gallia"] },
      { name: "italia", near: ["gallia"] },
    ];
    expect(departures(PICTURE, places)).toEqual([]); // Turcia is not in play
  });

  it("is at what it shows and is not there, and at what is there and it does not show", () => {
    const places = [
      { name: "gallia", near: ["hispania"] },
      { name: "hispania", near: ["gallia", "italia"] },
      { name: "italia", near: ["hispania"] },
    ];
    expect(departures(PICTURE, places)).toEqual([
      { joint: ["gallia", "italia"], shown: true },
      { joint: ["hispania", "italia"], shown: false },
    ]);
  });
});
