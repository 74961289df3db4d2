import { describe, expect, it } from "vitest";

import { foreseen } from "../src/boards/foreseen";
import type { EventInfo, OptionInfo } from "../src/lib/api";
import type { Words } from "../src/lib/words.svelte";
import { byKey, withoutPlace } from "../src/parts/table/options";

const option = (kind: string, noun = "", item = ""): OptionInfo => ({
  choice: item === "" ? kind : `${kind}:${item}`,
  number: 0,
  kind,
  noun,
  item,
  rule: "",
});

describe("options", () => {
  const offered = [option("place_in", "region", "italia"), option("go_on"), option("count_piece", "answer", "no")];

  it("have buttons where the board has no place for them, doing nothing among them", () => {
    expect(withoutPlace(offered, new Set(["region"])).map((each) => each.choice)).toEqual(["go_on", "count_piece:no"]);
  });

  it("are chosen by number as they are shown", () => {
    expect(byKey(offered, "2")?.choice).toBe("go_on");
    expect(byKey(offered, "4")).toBeNull();
    expect(byKey(offered, "0")).toBeNull();
    expect(byKey(offered, "u")).toBeNull();
  });
});

describe("what is foreseen of an option", () => {
  const words = {
    event: ({ key }: EventInfo) => `event-${key}`,
    ask: (step: string) => `ask-${step}`,
    say: (key: string) => key,
  } as unknown as Words;
  const would = (keys: string[], asks = ""): OptionInfo => ({
    ...option("place_in", "region", "italia"),
    events: keys.map((key) => ({ at: 0, key, args: {} })),
    asks,
  });

  it("is what will happen, and then what will be asked", () => {
    expect(foreseen(would(["plague-moved"], "spread"), words)).toEqual(["event-plague-moved", "ask-spread"]);
  });

  it("is nothing where everything depends on chance", () => {
    expect(foreseen(would([]), words)).toEqual([]);
    expect(foreseen(option("go_on"), words)).toEqual([]);
  });

  it("is not told to the end where it is long, and says so", () => {
    const first = ["event-a", "event-b", "event-c", "event-d"];
    expect(foreseen(would(["a", "b", "c", "d", "e"], "act"), words)).toEqual([...first, "table-foreseen-more"]);
  });

  it("is the own first, then what comes to the others", () => {
    const events = [1, 2, 1].map((seat, k) => ({ at: 0, key: `${k}`, args: { seat } }));
    expect(foreseen({ ...option("hire_nobody"), events }, words)).toEqual(["event-0", "event-2", "event-1"]);
  });
});
