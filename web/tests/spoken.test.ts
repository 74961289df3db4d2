// The browser says what the server says: sentences that Python has put together, put together here once more.
// tests/web/test_client.py writes them and runs this file.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

import type { EventInfo, OptionInfo, ReasonInfo } from "../src/lib/api";
import { learn, Words, type Language } from "../src/lib/words.svelte";

interface Spoken {
  language: Language;
  names: string[];
  events: [Pick<EventInfo, "key" | "args">, string][];
  reasons: [Pick<ReasonInfo, "code" | "args">, string][];
  choices: [Pick<OptionInfo, "kind" | "noun" | "item">, string][];
  questions: [string, string[], string][];
}

const FOLDER = new URL("../../src/lazaretto/lang/", import.meta.url);
const spoken = JSON.parse(readFileSync(process.env["SPOKEN"] ?? "", "utf8")) as Spoken[];

vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.stubGlobal("fetch", (path: string) => {
  const folder = new URL(`${path.split("/").at(-1)}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Promise.resolve(new Response(files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n")));
});

describe.each(spoken)("what the server says in $language", ({ language, names, ...said }) => {
  it("is what the browser says", async () => {
    await learn(language);
    const words = new Words(language, names);
    expect(said.events.length).toBeGreaterThan(100);
    expect(said.events.map(([event]) => words.event(event))).toEqual(said.events.map(([, text]) => text));
    expect(said.reasons.map(([reason]) => words.reason(reason))).toEqual(said.reasons.map(([, text]) => text));
    expect(said.choices.map(([choice]) => words.choice(choice))).toEqual(said.choices.map(([, text]) => text));
    expect(
      said.questions.map(([step, kinds]) =>
        words.ask(
          step,
          kinds.map((kind) => ({ kind })),
        ),
      ),
    ).toEqual(said.questions.map(([, , text]) => text));
  });
});
