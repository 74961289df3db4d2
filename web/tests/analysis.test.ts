// The analysis board: where it is, and what of it can be changed.

import { describe, expect, it } from "vitest";

import { analysisPath, editable, settingsAt } from "../src/lib/analysis.svelte";
import type { BoardInfo, SettingInfo } from "../src/lib/api";
import { parse } from "../src/lib/route.svelte";

const setting = (name: string, noun = "", item = ""): SettingInfo => ({
  name,
  noun,
  item,
  what: "cubes",
  args: {},
  value: "0",
  values: ["0", "1"],
  worded: "",
});

const board = {
  settings: [setting("a", "region", "gallia"), setting("b", "region", "gallia"), setting("c")],
} as unknown as BoardInfo;

describe("what can be changed", () => {
  it("lights up once for each thing", () => {
    expect(editable(board).map(({ choice }) => choice)).toEqual(["region:gallia"]);
  });

  it("is listed by where it lies", () => {
    expect(settingsAt(board, { noun: "region", item: "gallia" }).map(({ name }) => name)).toEqual(["a", "b"]);
    expect(settingsAt(board, null).map(({ name }) => name)).toEqual(["c"]);
  });
});

describe("addresses", () => {
  it("name a title and a line, or a position of a finished game", () => {
    expect(parse(new URL("http://x/analysis"))).toEqual({
      page: "analysis",
      title: "rattus",
      position: "",
      table: "",
      at: 0,
    });
    const line = "players:2 to:red gallia:r2/s";
    expect(parse(new URL(analysisPath("notre-dame", line), "http://x"))).toMatchObject({
      title: "notre-dame",
      position: line,
    });
    expect(parse(new URL("http://x/analysis/rattus?table=abc&at=12"))).toMatchObject({ table: "abc", at: 12 });
  });
});
