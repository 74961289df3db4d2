import { describe, expect, it } from "vitest";

import type { Changes, EventInfo, Moment, SeatInfo, TableInfo, ViewInfo, Whole } from "../src/lib/api";
import { fits, retryAfter } from "../src/lib/link";
import { before, merge, sinceLastAnswer, upTo } from "../src/lib/log";
import { pause, way } from "../src/lib/beats";
import { sentences } from "../src/lib/punctuation";
import { missesItsSeat, nextAtScreen } from "../src/lib/seats";

const event = (at: number, key = "turn-begins"): EventInfo => ({ at, key, args: {} });
const view = (answered: number) => ({ seat: 0, answered, asked: [], undoable: 0 }) as unknown as ViewInfo;
const answer = (n: number, ...events: EventInfo[]): Moment => ({ n, at: n, kind: "answered", events });

describe("the log", () => {
  it("tells answers by what was seen of them, and everything else by itself", () => {
    const lines = merge([], [{ n: 1, at: 0, kind: "sat", seat: 0 }, answer(2, event(0), event(1))]);
    expect(lines.map((line) => line.moment?.kind ?? line.event?.at)).toEqual(["sat", 0, 1]);
  });

  it("leads from a line to the position after it", () => {
    expect(merge([], [answer(1, event(4))])[0]?.answered).toBe(5);
  });

  it("forgets what was taken back and keeps what happened at the table", () => {
    const before = merge([], [answer(1, event(0)), { n: 2, at: 2, kind: "said", text: "hm" }, answer(3, event(1))]);
    const back: Moment = { n: 4, at: 4, kind: "taken-back", seat: 0, answered: 1, events: [event(1, "again")] };
    const told = merge(before, [back]).map((line) => line.moment?.kind ?? line.event?.key);
    expect(told).toEqual(["turn-begins", "said", "taken-back", "again"]);
  });

  it("does not give a scene away while it is played, and keeps what is said meanwhile", () => {
    const [moved, revealed, next] = [event(0, "plague-moved"), event(0, "token-revealed"), event(0)] as const;
    const lines = merge([], [answer(1, moved, revealed, next), { n: 2, at: 2, kind: "said", text: "hm" }]);
    expect(before(lines, revealed).map((line) => line.moment?.kind ?? line.event)).toEqual([moved, "said"]);
    expect(before(lines, undefined)).toEqual(lines);
  });

  it("says no more than the board shows", () => {
    expect(upTo(merge([], [answer(1, event(0), event(1), event(2))]), 2)).toHaveLength(2);
  });
});

describe("since the last turn", () => {
  const by = (n: number, seat: number, ...events: EventInfo[]): Moment => ({
    n,
    at: n,
    kind: "answered",
    seat,
    events,
  });
  const keys = (moments: Moment[], seat: number) =>
    sinceLastAnswer(merge([], moments), seat).map((turn) => turn.map((line) => line.event?.key));

  it("begins where the own answer handed over, and goes turn by turn", () => {
    const own = by(1, 0, event(0, "plague-moved"), event(0, "turn-begins"));
    const bots = [by(2, 1, event(1, "card-taken")), by(3, 1, event(2, "plague-moved"), event(2, "turn-begins"))];
    const turns = [["turn-begins", "card-taken", "plague-moved"], ["turn-begins"]];
    expect(keys([own, ...bots], 0)).toEqual(turns);
  });

  it("leaves out what was said and who came", () => {
    const said: Moment = { n: 2, at: 2, kind: "said", text: "hm" };
    expect(keys([by(1, 0, event(0, "card-taken")), said, by(3, 1, event(1, "card-used"))], 0)).toEqual([["card-used"]]);
  });

  it("has nothing to tell whoever has just answered, or has not answered at all", () => {
    const moments = [by(1, 1, event(0, "card-taken")), by(2, 0, event(1, "card-used"))];
    expect(keys(moments, 0)).toEqual([]);
    expect(keys(moments, 2)).toEqual([]);
  });

  it("tells what a bot did in one's own seat", () => {
    const stoodIn: Moment = { ...by(2, 0, event(1, "card-used")), bot: "normal" };
    expect(keys([by(1, 0, event(0, "card-taken")), stoodIn], 0)).toEqual([["card-used"]]);
  });
});

describe("texts one after the other", () => {
  it("has one full stop after each, whether it is a sentence or a name", () => {
    expect(sentences(["King", "Move a cube.", "", "Use it"])).toBe("King. Move a cube. Use it.");
  });
});

describe("playing out", () => {
  it("goes through the positions in the order of the game, each with what happened there", () => {
    const steps = way(2, [view(4), view(3)], view(5), [event(2), event(3), event(4)]);
    expect(steps.map((step) => step.view.answered)).toEqual([3, 4, 5]);
    expect(steps.map((step) => step.events.map((each) => each.at))).toEqual([[2], [3], [4]]);
  });

  it("skips what has been shown, and ends with the latest view itself", () => {
    const latest = view(5);
    const steps = way(4, [view(3), view(4), view(5)], latest, []);
    expect(steps).toEqual([{ view: latest, events: [] }]);
    expect(steps[0]?.view).toBe(latest);
  });

  it("has nowhere to go where nothing moved", () => {
    expect(way(5, [], view(5), [])).toEqual([]);
  });

  it("tells what was missed in one step where there are no positions between", () => {
    expect(way(0, [], view(9), [event(0), event(8)])[0]?.events).toHaveLength(2);
  });

  it("does not stop where nothing was seen, and hurries when much is waiting", () => {
    expect(pause({ view: view(1), events: [], telling: null }, 0, 800)).toBe(0);
    expect(pause({ view: view(1), events: [event(0)], telling: null }, 0, 800)).toBe(800);
    expect(pause({ view: view(1), events: [event(0)], telling: null }, 20, 800)).toBe(200);
  });

  it("leaves time to read where much happens at once", () => {
    const much = (n: number) => ({ view: view(1), events: Array.from({ length: n }, () => event(0)), telling: null });
    expect(pause(much(2), 0, 800)).toBe(800);
    expect(pause(much(4), 0, 800)).toBe(1600);
    expect(pause(much(40), 0, 800)).toBe(3200);
  });
});

describe("the connection", () => {
  it("tries again ever more slowly", () => {
    const waits = [0, 1, 2, 3, 4, 5, 50].map((tries) => retryAfter(tries, null));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  });

  it("gives up only where no attempt can succeed", () => {
    expect(retryAfter(0, "not-found")).toBeNull();
    expect(retryAfter(0, "too-many")).toBe(5000);
    expect(retryAfter(0, "not-yours")).toBe(15_000);
    expect(retryAfter(9, "set-aside")).toBe(15_000);
  });

  const changes = (since: number, n: number) => ({ type: "changes", since, n }) as Changes;
  it("makes changes in what they build on, and takes everything anew whatever it knows", () => {
    expect(fits(5, changes(5, 6))).toBe(true);
    expect(fits(5, { type: "whole", n: 3 } as Whole)).toBe(true);
  });

  it("asks anew where changes build on something else", () => {
    expect(fits(5, changes(4, 6))).toBe(false);
    expect(fits(5, changes(6, 7))).toBe(false);
  });
});

describe("several people at one screen", () => {
  const seat = (mine: boolean, asked: boolean, bot = ""): SeatInfo => ({
    colour: "red",
    name: bot === "" ? "Anna" : "",
    account: null,
    bot,
    resigned: false,
    mine,
    entropy_added: false,
    asked,
    present: true,
    left: null,
    deadline: null,
  });
  const table = (...seats: SeatInfo[]) => ({ state: "running", seats }) as TableInfo;

  it("hides the table until somebody says that it is he who looks", () => {
    expect(nextAtScreen(table(seat(true, false), seat(true, true)), 0, false)).toBe(1);
    expect(nextAtScreen(table(seat(true, false), seat(true, false)), 0, false)).toBe(0);
  });

  it("passes on when another of them is asked and the one who looks is not", () => {
    expect(nextAtScreen(table(seat(true, false), seat(true, true)), 0, true)).toBe(1);
  });

  it("lets everybody finish what all are asked at once", () => {
    expect(nextAtScreen(table(seat(true, true), seat(true, true)), 0, true)).toBeNull();
  });

  it("stays with whoever looks while others think", () => {
    expect(nextAtScreen(table(seat(true, false), seat(true, false), seat(false, true, "greedy")), 1, true)).toBeNull();
  });

  it("is never hidden from one person alone, nor once the game is over", () => {
    expect(nextAtScreen(table(seat(true, true), seat(false, false)), 0, false)).toBeNull();
    expect(nextAtScreen({ ...table(seat(true, true), seat(true, false)), state: "over" }, 0, false)).toBeNull();
  });

  it("leaves out a seat that a bot plays meanwhile", () => {
    expect(nextAtScreen(table(seat(true, false), seat(true, true, "greedy")), 0, true)).toBeNull();
  });

  it("sees that a spectator has a seat of his own", () => {
    expect(missesItsSeat(table(seat(true, false)), null)).toBe(true);
    expect(missesItsSeat(table(seat(true, false)), 0)).toBe(false);
    expect(missesItsSeat(table(seat(false, false)), null)).toBe(false);
  });
});
