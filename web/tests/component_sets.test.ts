import { describe, expect, it } from "vitest";

import {
  borderOf,
  hasStreet,
  isSeen,
  nextKind,
  withBorder,
  withSeen,
  withStreet,
  withToken,
  type NotreDameSet,
  type RattusSet,
} from "../src/lib/component_sets";
import { pack, unpack } from "../src/lib/shared_set";

const token = (id: string) => ({ id, starting: true, limit: 1, majority: 0, all: 0, classes: [] });
const rattus: RattusSet = {
  title: "rattus",
  tokens: { token: [token("S01"), token("S02")] },
  map: { borders: [{ a: "gallia", b: "italia", kind: "land" }], regions: { light: ["gallia", "italia"] } },
};
const paris: NotreDameSet = {
  title: "notre-dame",
  rats: { monk: 0 },
  streets: { squares: ["C", "N"], within: [["C", "N"]], to_next: [["N", "C"]] },
};

describe("a set that is edited", () => {
  it("counts a token as compared once its face is entered", () => {
    const changed = withToken(rattus, "S02", { limit: 4 });
    expect(changed.tokens.token.map(({ limit }) => limit)).toEqual([1, 4]);
    expect([isSeen(changed, "S01"), isSeen(changed, "S02")]).toEqual([false, true]);
  });

  it("goes from land to sea to no border, whichever region is named first", () => {
    const atSea = withBorder(rattus, "italia", "gallia", nextKind(borderOf(rattus, "italia", "gallia")));
    expect(borderOf(atSea, "gallia", "italia")).toBe("sea");
    const apart = withBorder(atSea, "gallia", "italia", nextKind("sea"));
    expect(apart.map.borders).toEqual([]);
    expect(nextKind(borderOf(apart, "gallia", "italia"))).toBe("land");
  });

  it("has streets both ways within a quarter, and one way to the next", () => {
    expect([hasStreet(paris, "within", "N", "C"), hasStreet(paris, "to_next", "C", "N")]).toEqual([true, false]);
    expect(withStreet(paris, "within", "N", "C").streets.within).toEqual([]);
    expect(withStreet(paris, "to_next", "C", "N").streets.to_next).toEqual([
      ["N", "C"],
      ["C", "N"],
    ]);
  });

  it("knows what its owner has compared", () => {
    expect(isSeen(withSeen(paris, "monk", true), "monk")).toBe(true);
    expect(isSeen(withSeen(withSeen(rattus, "gallia", true), "gallia", false), "gallia")).toBe(false);
  });
});

describe("a set in a link", () => {
  it("arrives as it was sent", async () => {
    const file = JSON.stringify({ ...rattus, name: "Nelly’s box" });
    expect(await unpack(await pack(file))).toBe(file);
  });

  it("is not unpacked beyond what a set can hold", async () => {
    expect((await unpack(await pack(" ".repeat(40_000)))).length).toBe(40_000);
    await expect(pack(" ".repeat(1_000_000)).then(unpack)).rejects.toThrow("expected at most 40000 bytes");
    await expect(unpack("no set")).rejects.toThrow();
  });
});
