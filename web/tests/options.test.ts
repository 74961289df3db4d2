import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../src/lib/api";
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
    expect(withoutPlace(offered).map((each) => each.choice)).toEqual(["go_on", "count_piece:no"]);
  });

  it("are chosen by number as they are shown", () => {
    expect(byKey(offered, "2")?.choice).toBe("go_on");
    expect(byKey(offered, "4")).toBeNull();
    expect(byKey(offered, "0")).toBeNull();
    expect(byKey(offered, "u")).toBeNull();
  });
});
