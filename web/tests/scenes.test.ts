import { describe, expect, it } from "vitest";

import { scenes as ofNotreDame } from "../src/boards/notre_dame/scenes";
import { row } from "../src/boards/rattus/scene_layout";
import { applications, cubesLeft, lostNow, losses, scenes } from "../src/boards/rattus/scenes";
import type { EventInfo } from "../src/lib/api";
import { beats, pause, together } from "../src/lib/beats";

const event = (key: string, args: Record<string, string | number> = {}, at = 0): EventInfo =>
  ({ at, key, args }) as EventInfo;
const lost = (seat: number, symbol: string, count = 2, card = "") =>
  event("cube-lost", { seat, region: "gallia", symbol, count, rivals: 0, card });
const revealed = event("token-revealed", { region: "gallia", token: "O1", limit: 4, majority: 1, all: 0, classes: "" });
const struck = event("token-strikes", { region: "gallia", count: 5, neutral: 0, limit: 4 });
const free = event("card-held-by-nobody", { symbol: "royalty", card: "king" });
const nobody = event("card-held-by-nobody", { symbol: "magic", card: "witch" });

describe("a token that is read", () => {
  const events = [
    revealed,
    struck,
    lost(0, "majority"),
    lost(2, "majority"),
    free,
    lost(0, "peasantry", 1, "peasant"),
    nobody,
  ];
  const [scene] = scenes(events);

  it("tells the limit, then each symbol that costs a cube, then the sum", () => {
    expect(scene?.frames).toEqual([
      [revealed, struck],
      [lost(0, "majority"), lost(2, "majority")],
      [lost(0, "peasantry", 1, "peasant"), free],
      [nobody],
    ]);
  });

  it("concerns those who lose a cube", () => {
    expect([...(scene?.hits ?? [])]).toEqual([0, 2]);
  });

  it("shows the cubes as they were before what has not been told yet", () => {
    if (scene === undefined) throw new Error("expected a scene");
    const after = [0, 1, 1];
    expect([0, 1, 2].map((frame) => cubesLeft({ scene, frame }, after))).toEqual([
      [2, 1, 2],
      [1, 1, 1],
      [0, 1, 1],
    ]);
    expect([0, 1, 2].map((frame) => lostNow({ scene, frame }, 0))).toEqual([0, 1, 1]);
    expect(losses({ scene, frame: 1 }, 0)).toEqual({ lost: 1, coming: 1 });
  });

  it("counts what the next token takes as still to come", () => {
    const [first, second] = scenes([revealed, struck, lost(0, "all"), revealed, struck, lost(0, "all", 1)]);
    if (first === undefined || second === undefined) throw new Error("expected two scenes");
    expect(cubesLeft({ scene: first, frame: 0 }, [0])).toEqual([2]);
    expect(cubesLeft({ scene: second, frame: 0 }, [0])).toEqual([1]);
  });

  it("has one step where it does nothing", () => {
    const nothing = event("token-does-nothing", { region: "gallia", count: 2, neutral: 0, limit: 6 });
    expect(scenes([revealed, nothing])[0]?.frames).toEqual([[revealed, nothing]]);
  });

  it("lets a symbol that is there twice work twice", () => {
    const twice = applications([lost(0, "majority", 3), lost(0, "majority", 2), lost(1, "majority", 2)]);
    expect(twice.map(({ events }) => events.length)).toEqual([1, 2]);
  });
});

describe("scenes of an evening", () => {
  it("tell a sale with everybody who sells", () => {
    const sale = event("sale", { good: "fish", reason: "supply-is-out" });
    const sold = event("goods-sold", { seat: 1, good: "fish", count: 1, sold: 1, coins: 3, regions: "italia" });
    expect(scenes([sale, sold])[0]).toMatchObject({ kind: "sale", frames: [[sale, sold]] });
  });

  it("tell the plague apart from what follows it", () => {
    const plague = event("plague-strikes", { count: 4 });
    const moved = event("rats-moved", { seat: 0, count: 4, strength: 4, hospital: 0, moved: 4 });
    const scored = event("cathedral-scored", { count: 1, each: 8, worth: 8 });
    const gained = event("prestige-gained", { seat: 1, count: 8, source: "notre_dame", earned: 8, bonus: 0 });
    const told = ofNotreDame([plague, moved, scored, gained, event("round-begins", { count: 4 })]);
    expect(told.map(({ kind, events }) => [kind, events.length])).toEqual([
      ["plague", 2],
      ["cathedral", 2],
    ]);
    expect(told.map(({ hits }) => [...hits])).toEqual([[0], [1]]);
  });
});

describe("playing out", () => {
  const view = { answered: 1 } as never;

  it("tells a scene frame by frame, between what came before and after it", () => {
    const before = event("plague-moved");
    const after = event("turn-begins");
    const events = [before, revealed, struck, lost(0, "all"), after];
    const told = beats({ view, events }, scenes(events));
    expect(told.map(({ events, telling }) => telling?.frame ?? events)).toEqual([[before], 0, 1, 2, [after]]);
  });

  it("shows at once what happens several times over, and keeps apart what differs", () => {
    const beat = (key: string) => ({ view, events: [event(key)], telling: null });
    const told = together(["rat-placed", "rat-placed", "turn-begins", "rat-placed"].map(beat));
    expect(told.map(({ events }) => events.map(({ key }) => key))).toEqual([
      ["rat-placed", "rat-placed"],
      ["turn-begins"],
      ["rat-placed"],
    ]);
  });

  it("never joins what a scene tells", () => {
    const events = [revealed, struck, lost(0, "all")];
    const told = beats({ view, events }, scenes(events));
    expect(together([...told, ...told])).toHaveLength(2 * told.length);
  });

  it("leaves most time for the sum", () => {
    const events = [revealed, struck, lost(0, "all")];
    const told = beats({ view, events }, scenes(events));
    expect(told.map((beat) => pause(beat, 0, 800))).toEqual([1200, 1200, 4800]);
  });
});

describe("the cubes of a scene", () => {
  it("lie one by one, those that die at the end of their player's", () => {
    expect(row("gallia", [1, 0, 2], [1, 0, 0]).map(({ seat, dying }) => [seat, dying])).toEqual([
      [0, false],
      [0, true],
      [2, false],
      [2, false],
    ]);
  });

  it("stay on the map however many there are", () => {
    const crowd = row("turcia", [20, 20], [0, 0]);
    expect(Math.max(...crowd.map(({ at }) => at.x))).toBeLessThan(1600);
  });
});
