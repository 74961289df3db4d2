import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../src/lib/api";
import { corners } from "../src/boards/outline";
import { tellings } from "../src/boards/notre_dame/events";
import {
  carriageAt,
  counts,
  cubeAt,
  cubes,
  friendAt,
  messages,
  nameAlongWall,
  plan,
  quarterOf,
  ratAt,
  roundSquares,
  sector,
  squareAt,
  type Plan,
} from "../src/boards/notre_dame/layout";
import { Offers, type Thing } from "../src/boards/notre_dame/offers";
import { CATHEDRAL, SECTORS, type Picture, type Player } from "../src/boards/notre_dame/picture";
import { reach, spots } from "../src/boards/notre_dame/spots";
import type { Point } from "../src/boards/pan_zoom";

const COLOURS = ["red", "violet", "blue", "green", "yellow"];
const SQUARES = ["centre", "cathedral", "left", "right", "outer"];

function player(seat: number, has: Partial<Player> = {}): Player {
  return {
    colour: COLOURS[seat] ?? "",
    cubes: Object.fromEntries([...SECTORS, CATHEDRAL].map((place) => [place, 0])),
    friend: null,
    supply: 4,
    general: 10,
    coins: 3,
    rats: 0,
    points: null,
    carriage: `${COLOURS[seat]}-centre`,
    brings: {},
    gives: {},
    takes: [],
    threat: 0,
    messages: {},
    hand: [],
    passing: [],
    passed: [],
    played: [],
    played_before: [],
    laid_away: [],
    deck: 9,
    unseen: [],
    ...has,
  };
}

/** A table as it is before the first round; `mine` is what the first player has. */
function table(count: number, mine: Partial<Player> = {}): Picture {
  const quarters = count === 2 ? ["red", "blue", "violet", "green"] : COLOURS.slice(0, count);
  return {
    round: 1,
    period: 1,
    bell: 0,
    treasury: 25 - 3 * count,
    plague: 0,
    spared: [],
    characters: [],
    fresh: [],
    cathedral: { worth: 2 + 2 * count, cubes: 0, each: 0, with_one_more: 2 + 2 * count, round: 3 },
    quarters: quarters.map((colour) => ({
      colour,
      seat: COLOURS.indexOf(colour) < count ? COLOURS.indexOf(colour) : null,
      squares: SQUARES.map((name) => {
        return { name: `${colour}-${name}`, message: name === "centre" ? null : "coin", points: 1, near: [] };
      }),
    })),
    players: Array.from({ length: count }, (_, seat) => player(seat, seat === 0 ? mine : {})),
  };
}

const withCubes = (place: string, count: number): Partial<Player> => ({
  cubes: { ...player(0).cubes, [place]: count },
  supply: 0,
  general: 14 - count,
});

function isInside({ x, y }: Point, path: string): boolean {
  const points = corners(path);
  return points.reduce((inside, a, k) => {
    const b = points[(k + 1) % points.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function lowest(city: Plan): number | null {
  const lows = city.quarters.map(({ seat, art }) => ({ seat, y: art.centre[1] }));
  return lows.reduce((a, b) => (b.y > a.y ? b : a)).seat;
}

describe("the city as a seat looks at it", () => {
  it.each([2, 3, 4, 5])("has the own quarter nearest, with %i players", (count) => {
    for (let seat = 0; seat < count; seat++) expect(lowest(plan(table(count), seat))).toBe(seat);
  });

  it("has the first player's quarter nearest for a spectator", () => {
    expect(lowest(plan(table(4), null))).toBe(0);
  });

  it("has the left neighbour's quarter on the left", () => {
    expect(quarterOf(plan(table(4), 2), 3).art.centre[0]).toBeLessThan(400);
  });

  it("has nobody's quarters between those of two players", () => {
    expect(plan(table(2), 1).quarters.map(({ seat, colour }) => [seat, colour])).toEqual([
      [1, "violet"],
      [null, "green"],
      [0, "red"],
      [null, "blue"],
    ]);
  });

  it.each([2, 3, 4, 5])("writes the names of %i players outside the quarters and never upside down", (count) => {
    const city = plan(table(count), 0);
    for (const quarter of city.quarters) {
      const { at, turn } = nameAlongWall(quarter, city.board);
      expect(Math.abs(turn)).toBeLessThanOrEqual(90.01);
      expect(city.quarters.some(({ art }) => isInside(at, art.path))).toBe(false);
      expect(Math.min(at.x, at.y, city.board.width - at.x, city.board.height - at.y)).toBeGreaterThan(20);
    }
  });
});

describe("pieces in the city", () => {
  it.each([2, 3, 4, 5])("lie within their sectors, with %i players", (count) => {
    for (let seat = 0; seat < count; seat++) {
      const city = plan(table(count), 1);
      for (const place of SECTORS) {
        const { path } = sector(city, seat, place);
        for (let level = 0; level < 3; level++) {
          expect(isInside(cubeAt(city, { seat, place, level }, 3), path), `${place} of ${seat}: ${level}`).toBe(true);
        }
        expect(isInside(friendAt(city, seat, place), path)).toBe(true);
      }
    }
  });

  it("do not lie on each other while there is room", () => {
    const city = plan(table(3), 0);
    const at = [0, 1, 2].map((level) => cubeAt(city, { seat: 0, place: "bank", level }, 3));
    for (const [k, one] of at.entries()) {
      for (const other of at.slice(k + 1)) expect(far(one, other)).toBeGreaterThanOrEqual(2 * city.radius.cube);
    }
  });

  it("are one with their number where a sector has more", () => {
    const picture = table(3, withCubes("bank", 4));
    const city = plan(picture, 0);
    const [one, other] = [0, 3].map((level) => cubeAt(city, { seat: 0, place: "bank", level }, 4));
    expect(one).toEqual(other);
    expect(counts(city, picture).map(({ id, count }) => [id, count])).toEqual([["count-0-bank", 4]]);
  });

  it("carry no number where they can be counted", () => {
    const picture = table(3, withCubes("bank", 3));
    expect(counts(plan(picture, 0), picture)).toEqual([]);
  });

  it("lie on the cathedral on the side of their owner's quarter", () => {
    const city = plan(table(4), 0);
    const mine = cubeAt(city, { seat: 0, place: CATHEDRAL, level: 0 }, 1);
    const opposite = cubeAt(city, { seat: 2, place: CATHEDRAL, level: 0 }, 1);
    expect(mine.y).toBeGreaterThan(opposite.y);
  });

  it("are the same ones from one view to the next", () => {
    const before = cubes(table(2), []);
    const after = cubes(table(2, { ...withCubes("park", 1), supply: 3, general: 10 }), before);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const moved = after.filter((cube, k) => cube.place !== before[k]?.place);
    expect(moved.map(({ place }) => place)).toEqual(["park"]);
    expect(before.find(({ id }) => id === moved[0]?.id)?.place).toBe("supply");
  });

  it("stay where they are when one of their pile is taken away", () => {
    const before = cubes(table(2, withCubes("inn", 3)), []);
    const after = cubes(table(2, withCubes("inn", 2)), before);
    const gone = after.filter((cube, k) => cube.place !== before[k]?.place);
    expect(gone.map(({ place }) => place)).toEqual(["general"]);
    expect(before.find(({ id }) => id === gone[0]?.id)?.level).toBe(2);
  });

  it("of several players share a square without hiding each other", () => {
    const city = plan(table(5), 0);
    const at = COLOURS.map((_, seat) => carriageAt(city, seat, "blue-left"));
    for (const one of at) expect(far(one, squareAt(city, "blue-left"))).toBeLessThanOrEqual(city.radius.square);
    expect(far(at[0] ?? { x: 0, y: 0 }, at[1] ?? { x: 0, y: 0 })).toBeGreaterThan(2 * city.radius.carriage);
  });

  it("show how far the rats have come in their own harbour", () => {
    const city = plan(table(4), 0);
    const spaces = Array.from({ length: 10 }, (_, rats) => ratAt(city, 2, rats));
    expect(new Set(spaces.map(({ x, y }) => `${x},${y}`)).size).toBe(10);
    for (const at of spaces) expect(isInside(at, quarterOf(city, 2).art.path)).toBe(true);
  });

  it("are messages only on squares that have one", () => {
    const picture = table(2);
    const found = messages(plan(picture, 0), picture);
    expect(found).toHaveLength(16);
    expect(found.map(({ square }) => square)).not.toContain("red-centre");
  });

  it.each([2, 3, 4, 5])("are enlarged messages of %i players beside each other", (count) => {
    const picture = table(count);
    const found = messages(plan(picture, 0), picture, 38); // letters of 12 pixels where a phone shows the whole city
    const [wide, high] = [38 * 3.5, 38 * 1.5];
    const covers = (a: Point, b: Point) => Math.abs(a.x - b.x) < wide && Math.abs(a.y - b.y) < high;
    found.forEach(({ at, square }, k) => {
      expect(
        found.slice(k + 1).filter((other) => covers(at, other.at)),
        square,
      ).toEqual([]);
    });
  });
});

describe("the part of the city that can be driven to", () => {
  it("holds every square with some room around it", () => {
    const city = plan(table(3), 0);
    const names = ["red-left", "red-outer", "blue-right"];
    const { x, y, width, height } = roundSquares(city, names);
    for (const at of names.map((name) => squareAt(city, name))) {
      expect(Math.min(at.x - x, x + width - at.x, at.y - y, y + height - at.y)).toBeGreaterThan(100);
    }
  });
});

describe("places that can be pointed at", () => {
  const ids = (picture: Picture) => spots(plan(picture, 0)).map(({ id }) => id);

  it.each([3, 4, 5])("are all sectors, harbours and squares of %i players, and the cathedral", (count) => {
    const found = ids(table(count));
    expect(found).toHaveLength(1 + count * (7 + 1 + 5));
    expect(new Set(found).size).toBe(found.length);
  });

  it("are only the squares in quarters that are nobody's", () => {
    expect(ids(table(2))).toHaveLength(1 + 2 * (7 + 1 + 5) + 2 * 5);
  });

  it("have room for a finger where they are small", () => {
    const square = spots(plan(table(4), 0)).find(({ thing }) => thing.noun === "square");
    if (square === undefined) throw new Error("expected a square");
    expect(reach(square, 120)).toEqual({ x: square.at.x - 60, y: square.at.y - 60, width: 120, height: 120 });
    expect(reach(square, 20)).toEqual(square.box);
  });
});

describe("what can be chosen", () => {
  const option = (choice: string, noun: string): OptionInfo => {
    const [kind = "", item = ""] = choice.split(":");
    return { choice, kind, item, noun, number: 0, rule: "" };
  };
  const place = (item: string, seat: number | null): Thing => ({ noun: "place", item, seat });

  it("lies in the own quarter, not in another's", () => {
    const offers = new Offers([option("place_cube:bank", "place")], 1);
    expect(offers.at(place("bank", 1))).toHaveLength(1);
    expect(offers.at(place("bank", 0))).toEqual([]);
  });

  it("may lie on the cathedral, which is everybody's", () => {
    const offers = new Offers([option("place_cube:notre_dame", "place")], 1);
    expect(offers.at(place("notre_dame", null))).toHaveLength(1);
  });

  it("may be more than one thing at one place", () => {
    const offers = new Offers([option("place_cube:bank", "place"), option("move_cube_from:bank", "place")], 0);
    expect(offers.at(place("bank", 0)).map(({ kind }) => kind)).toEqual(["place_cube", "move_cube_from"]);
  });

  it("is asked about by its name, where choices can mean it", () => {
    const offers = new Offers([option("lose_cube_from:bank", "place")], 0);
    expect(offers.named(place("park", 0))).toBe("place:park");
    expect(offers.named(place("park", 1))).toBeNull();
    expect(offers.named({ noun: "harbour", item: "red", seat: 0 })).toBeNull();
  });

  it("is not asked about when nothing is to be chosen", () => {
    expect(new Offers([], 0).named(place("park", 0))).toBeNull();
  });
});

describe("what happens", () => {
  const city = plan(table(4), 0);

  it("is told where it happens", () => {
    const [telling] = tellings([{ key: "influence-placed", args: { seat: 1, place: "bank" }, at: 3 }], city);
    expect(isInside(telling?.at ?? { x: 0, y: 0 }, sector(city, 1, "bank").path)).toBe(true);
  });

  it("is told together where somebody gets something for what he did", () => {
    const caption = [
      { key: "influence-placed", args: { seat: 1, place: "bank" }, at: 3 },
      { key: "coins-gained", args: { seat: 1, count: 2 }, at: 3 },
      { key: "nobody-hired", args: { seat: 2 }, at: 4 },
    ];
    expect(tellings(caption, city).map(({ events }) => events.map(({ key }) => key))).toEqual([
      ["influence-placed", "coins-gained"],
      ["nobody-hired"],
    ]);
  });

  it("is told to the whole city where it concerns all", () => {
    expect(tellings([{ key: "round-begins", args: { count: 2 }, at: 0 }], city)[0]?.at).toBeNull();
  });

  it("needs no words where cards show it", () => {
    expect(tellings([{ key: "action-kept", args: { seat: 0, card: "red-bank" }, at: 0 }], city)).toEqual([]);
  });
});
