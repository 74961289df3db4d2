import { describe, expect, it } from "vitest";

import { clockRule, clockText, remaining } from "../src/lib/clock";
import type { Args, Words } from "../src/lib/words.svelte";

// Names the message and its arguments: what is tested is which of them are said.
const words = { say: (key: string, args: Args = {}) => [key, ...Object.values(args)].join(" ") } as unknown as Words;

describe("a clock", () => {
  it("counts down to its deadline and stops at nothing", () => {
    expect(remaining({ left: 90, deadline: 1100 }, 1040)).toBe(60);
    expect(remaining({ left: 90, deadline: 1100 }, 2000)).toBe(0);
  });

  it("stands while its player is not asked", () => {
    expect(remaining({ left: 90, deadline: null }, 2000)).toBe(90);
    expect(remaining({ left: null, deadline: null }, 2000)).toBeNull();
  });

  it.each([
    [0, "0:00"],
    [0.2, "0:01"],
    [9, "0:09"],
    [61, "1:01"],
    [599.4, "10:00"],
    [3600, "1:00:00"],
    [3 * 3600 + 125, "3:02:05"],
    [86_400, "table-clock-days 1 0"],
    [2 * 86_400 + 5 * 3600 + 59, "table-clock-days 2 5"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(clockText(seconds, words)).toBe(text);
  });

  it("is explained in the units of its kind", () => {
    expect(clockRule(null, words)).toBe("table-clock-none");
    expect(clockRule({ type: "days", days: 3 }, words)).toBe("table-clock-per-move 3");
    expect(clockRule({ type: "live", seconds: 900, increment: 10 }, words)).toBe("table-clock-live 15 10");
  });
});
