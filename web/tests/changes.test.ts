import { describe, expect, it } from "vitest";

import { patched, type Change } from "../src/lib/changes";

const change = (path: string, value: unknown): Change => ({ op: "replace", path, value });
const document = {
  view: {
    asked: [0, 2],
    position: {
      cubes: [
        [1, 0],
        [0, 4],
      ],
      plague: "gallia",
    },
  },
  table: { now: 1 },
};

describe("a document that is followed by changes", () => {
  it("has what was replaced, at whatever depth", () => {
    const known = patched(document, [
      change("/view/position/cubes/1/0", 3),
      change("/view/asked", [1]),
      change("/table/now", 2),
    ]);
    expect(known).toEqual({
      view: {
        asked: [1],
        position: {
          cubes: [
            [1, 0],
            [3, 4],
          ],
          plague: "gallia",
        },
      },
      table: { now: 2 },
    });
  });

  it("is replaced as a whole where the path is empty", () => {
    expect(patched(document as unknown, [change("", null)])).toBeNull();
  });

  it("takes changes in their order", () => {
    expect(patched({ a: { b: 1 } }, [change("/a", { b: 2 }), change("/a/b", 3)])).toEqual({ a: { b: 3 } });
  });

  it("leaves the one before as it was, and shares with it what has not changed", () => {
    const known = patched(document, [change("/view/position/plague", "hispania")]);
    expect(document.view.position.plague).toBe("gallia");
    expect(known.view.position.cubes).toBe(document.view.position.cubes);
    expect(known.table).toBe(document.table);
  });
});
