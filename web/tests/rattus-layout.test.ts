import { describe, expect, it } from "vitest";

import { computePosition, spread } from "../src/boards/placement";
import {
  BOARD,
  boundsOf,
  centre,
  counts,
  cubeAt,
  goodTiles,
  NAMES,
  outline,
  pile,
  ratAt,
  sendings,
  slotAt,
  SUPPLY,
  TALLEST,
} from "../src/boards/rattus/layout";
import { Offers } from "../src/boards/rattus/offers";
import { pieces, type Picture, type Pieces, type Rat } from "../src/boards/rattus/pieces";
import { nearestInDirection } from "../src/boards/arrow_keys";

const CUBES = 20;

/** A table for two: cubes by region and seat, rats by region. */
function table(
  cubes: Record<string, number[]> = {},
  rats: Record<string, Partial<Rat>[]> = {},
  palace = [0, 0],
): Picture {
  const onBoard = [0, 1].map((seat) => Object.values(cubes).reduce((sum, list) => sum + (list[seat] ?? 0), 0));
  return {
    colours: ["red", "green"],
    regions: NAMES.map((name) => ({
      name,
      in_play: true,
      near: [],
      cubes: cubes[name] ?? [0, 0],
      rats: [0, 1, 2].map((k) => {
        const rat = rats[name]?.[k];
        const plain = { slot: `${name}.${k + 1}`, origin: "supply", face: null, face_up: false, seen: [] };
        return rat === undefined ? null : { ...plain, ...rat };
      }),
    })),
    plague: "germania",
    devastated: null,
    due: 0,
    neutral: 0,
    supply: 10,
    used: [],
    returned: [],
    reserve: onBoard.map((n, seat) => CUBES - n - (palace[seat] ?? 0)),
    palace,
    points: [0, 0],
    cards: [],
    turn: 0,
    card_taken: false,
    cubes_placed: false,
    ended: null,
    last: null,
  };
}

/** The same with goods of one kind. */
function mercatus(shaman: Record<string, string> = {}): Picture {
  const goods = [{ name: "fish", up: true, down: 2, held: [0, 0], regions: ["anglia", "russia"] }];
  return { ...table(), goods, on_cards: {}, coins: [4, 4], bank: 124, good_taken: false, bribes: 0, shaman };
}

const face = (token: string) => ({ token, limit: 3, majority: 0, all: 0, classes: [] });
const where = (lying: Pieces) => new Map(lying.cubes.map((cube) => [cube.id, cube.place]));
const slots = (lying: Pieces) => new Map(lying.rats.map((piece) => [piece.id, piece.slot]));

/** What lies elsewhere than before, and where. */
function moved<T>(before: Map<string, T>, after: Map<string, T>): [string, T][] {
  return [...after].filter(([id, at]) => before.get(id) !== at);
}

describe("the pieces of a view", () => {
  it("are all there, each at one place", () => {
    const lying = pieces(table({ gallia: [3, 1] }, { gallia: [{}, {}] }, [2, 0]), null);
    expect(lying.cubes).toHaveLength(2 * CUBES);
    expect(new Set(lying.cubes.map((cube) => cube.id)).size).toBe(2 * CUBES);
    const reds = lying.cubes.filter((cube) => cube.place === "gallia" && cube.seat === 0);
    expect(reds.map((cube) => cube.level).sort()).toEqual([0, 1, 2]);
    expect(lying.cubes.filter((cube) => cube.place === "palace")).toHaveLength(2);
    expect(lying.rats.map((piece) => piece.slot).filter((slot) => slot !== null)).toEqual(["gallia.1", "gallia.2"]);
  });

  it("stay where they are when nothing moved", () => {
    const picture = table({ gallia: [3, 1] }, { italia: [{}] });
    const before = pieces(picture, null);
    expect(pieces(picture, before)).toEqual(before);
  });

  it("move from region to region as the same cubes", () => {
    const before = pieces(table({ gallia: [3, 1] }), null);
    const after = pieces(table({ gallia: [1, 1], italia: [2, 0] }), before);
    expect(moved(where(before), where(after)).map(([, place]) => place)).toEqual(["italia", "italia"]);
    expect([...where(before)].filter(([, place]) => place === "gallia").length).toBe(4);
  });

  it("come from the reserve and go back to it", () => {
    const empty = pieces(table(), null);
    const placed = pieces(table({ gallia: [2, 0] }), empty);
    expect(moved(where(empty), where(placed))).toHaveLength(2);
    const lost = pieces(table({ gallia: [1, 0] }), placed);
    expect(moved(where(placed), where(lost)).map(([, place]) => place)).toEqual(["reserve"]);
  });

  it("are dealt anew at another table", () => {
    const before = pieces(table(), null);
    const three = { ...table(), colours: ["red", "green", "blue"], reserve: [20, 20, 20], palace: [0, 0, 0] };
    expect(pieces(three, before).cubes).toHaveLength(60);
  });

  it("know a rat that moves into another region", () => {
    const before = pieces(table({}, { gallia: [{}, {}] }), null);
    const after = pieces(table({}, { gallia: [{}], italia: [{}] }), before);
    expect(moved(slots(before), slots(after)).map(([, slot]) => slot)).toEqual(["italia.1"]);
  });

  it("know a revealed rat that leaves from those that close up", () => {
    const before = pieces(table({}, { gallia: [{ face: face("O01"), face_up: true }, {}] }), null);
    const after = pieces(table({}, { gallia: [{}] }), before);
    const first = before.rats.find((piece) => piece.slot === "gallia.1")?.id;
    const second = before.rats.find((piece) => piece.slot === "gallia.2")?.id;
    expect(new Map(moved(slots(before), slots(after)))).toEqual(
      new Map([
        [first, null],
        [second, "gallia.1"],
      ]),
    );
    expect(after.rats.find((piece) => piece.id === first)?.rat?.face?.token).toBe("O01");
  });

  it("know swapped rats by their faces", () => {
    const before = pieces(table({}, { gallia: [{ face: face("O01") }], italia: [{ face: face("O02") }] }), null);
    const after = pieces(table({}, { gallia: [{ face: face("O02") }], italia: [{ face: face("O01") }] }), before);
    expect(moved(slots(before), slots(after))).toHaveLength(2);
  });
});

describe("the layout", () => {
  it("lays every piece of every region on the map", () => {
    for (const name of NAMES) {
      const full = table({ [name]: [1, 1, 1, 1] }, { [name]: [{}, {}, {}] });
      const piles = [0, 1, 2, 3].map((seat) => pile(full, name, seat));
      const spots = [...piles, ...[1, 2, 3].map((nth) => slotAt(full, `${name}.${nth}`))];
      for (const { x, y } of spots) {
        expect(x > 0 && x < BOARD.width && y > 0 && y < BOARD.height).toBe(true);
      }
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
    }
  });

  it("keeps waiting cubes off the map and waiting rats in the supply", () => {
    expect(pile(table(), "reserve", 0).x).toBeLessThan(0);
    expect(ratAt(table(), { id: "rat-0", slot: null, rat: null })).toEqual(SUPPLY.centre);
  });

  it("stacks cubes upwards, but no higher than the tallest pile shows", () => {
    const at = (level: number) => cubeAt(table({ gallia: [5, 0] }), { seat: 0, place: "gallia", level }).y;
    expect(at(1)).toBeLessThan(at(0));
    expect(at(TALLEST)).toBe(at(TALLEST - 1));
  });

  it("gives colours that are not there no room", () => {
    const [one, two] = [table({ gallia: [0, 2] }), table({ gallia: [1, 2] })];
    expect(pile(one, "gallia", 1).x).toBeLessThan(pile(two, "gallia", 1).x);
  });

  it("counts piles of two and more", () => {
    const told = counts(table({ gallia: [1, 2], italia: [0, 7] }, {}, [4, 0]));
    expect(told.map(({ id, count }) => [id, count])).toEqual([
      ["count-gallia-1", 2],
      ["count-italia-1", 7],
      ["count-palace-0", 4],
    ]);
  });

  it("shows goods only where Mercatus laid them", () => {
    expect(goodTiles(table())).toEqual([]);
    expect(goodTiles(mercatus()).map(({ region, good }) => [region, good])).toEqual([
      ["anglia", "fish"],
      ["russia", "fish"],
    ]);
  });

  it("leads from a rat to where the Shaman sends it", () => {
    expect(sendings(mercatus({ "anglia.1": "russia" }))).toEqual([
      { slot: "anglia.1", from: slotAt(table(), "anglia.1"), to: centre("russia") },
    ]);
  });

  it("draws a region's box around its outline", () => {
    for (const name of NAMES) {
      const box = boundsOf([name]);
      const found = outline(name).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g);
      const starts = [...found].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      for (const { x, y } of [...starts, centre(name)]) {
        expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
      }
    }
  });

  it("is walked by arrow keys", () => {
    const some = (...names: string[]) => names.map((name) => [name, centre(name)] as const);
    const all = (but: string) => some(...NAMES.filter((name) => name !== but));
    expect(nearestInDirection("ArrowLeft", centre("italia"), some("gallia", "germania"))).toBe("gallia");
    expect(nearestInDirection("ArrowDown", centre("scandia"), all("scandia"))).toBe("germania");
    expect(nearestInDirection("ArrowLeft", centre("hispania"), some("italia"))).toBeNull();
    expect(nearestInDirection("Enter", centre("hispania"), all("hispania"))).toBeNull();
  });
});

describe("a popover beside a thing", () => {
  const room = { x: 0, y: 0, width: 500, height: 500 };
  const popover = { width: 100, height: 50 };

  it("lies above it where there is room", () => {
    const thing = { x: 200, y: 200, width: 20, height: 20 };
    expect(computePosition(thing, thing, popover, room)).toEqual({ x: 160, y: 142 });
  });

  it("lies below it at the upper edge", () => {
    const thing = { x: 200, y: 10, width: 20, height: 20 };
    expect(computePosition(thing, thing, popover, room)).toEqual({ x: 160, y: 38 });
  });

  it("keeps off the column that the thing belongs to", () => {
    const thing = { x: 400, y: 200, width: 90, height: 40 };
    expect(computePosition(thing, { x: 400, y: 0, width: 90, height: 500 }, popover, room)).toEqual({ x: 292, y: 195 });
  });
});

describe("offers", () => {
  const kind = "look_at";
  const look = (item: string) => ({ choice: `${kind}:${item}`, kind, noun: "slot", item, number: 0, rule: "" });
  const offers = new Offers([look("gallia.1"), look("italia.1")]);

  it("are found at the thing they name and in its region", () => {
    expect(offers.at({ noun: "slot", item: "gallia.1" })).toHaveLength(1);
    expect(offers.within("gallia").map(({ choice }) => choice)).toEqual(["look_at:gallia.1"]);
  });

  it("name a thing that is not offered as choices do, while something is asked", () => {
    expect(offers.named({ noun: "slot", item: "russia.1" })).toBe("slot:russia.1");
    expect(new Offers([]).named({ noun: "card", item: "king" })).toBeNull();
  });
});

describe("labels on a small map", () => {
  const label = (x: number, y: number) => ({ x, y, width: 80, height: 50 });
  const covered = (boxes: ReturnType<typeof label>[]) =>
    boxes.flatMap((a, k) => boxes.slice(k + 1).filter((b) => Math.abs(a.x - b.x) < 80 && Math.abs(a.y - b.y) < 50));

  it("go apart where they would cover each other, and stay within the map", () => {
    const wanted = [label(100, 100), label(130, 120), label(160, 110), label(110, 150), label(5, 5)];
    const found = spread(wanted, [label(40, 100)], { width: 390, height: 330 }, 8).map(({ x, y }) => label(x, y));
    expect(covered([...found, label(40, 100)])).toEqual([]);
    expect(found.every(({ x, y }) => x >= 40 && y >= 25 && x <= 350 && y <= 305)).toBe(true);
  });

  it("stay where they are where there is room", () => {
    expect(spread([label(100, 100), label(200, 200)], [], { width: 390, height: 330 }, 8)).toEqual([
      { x: 100, y: 100 },
      { x: 200, y: 200 },
    ]);
  });
});
