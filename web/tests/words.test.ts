import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { learn, Words } from "../src/lib/words.svelte";

const FOLDER = new URL("../../src/lazaretto/lang/", import.meta.url);

/** What the server sends for a language: its files one after the other. */
function sent(path: string): Response {
  const folder = new URL(`${path.split("/").at(-1)}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Response(files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n"));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(sent(path)));
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await learn("en");
  await learn("nl");
});

const names = ["Ada", "Bo", "Cy"];
const en = () => new Words("en", names);

describe("events in words", () => {
  it("describe a token by limit, symbols and classes", () => {
    const face = { token: "O37", limit: 6, majority: 2, all: 1, classes: "chivalry,magic" };
    const event = { key: "token-revealed", args: { region: "italia", ...face } };
    expect(en().event(event)).toBe("A rat is turned up in Italia: limit 6, M × 2, A, Chivalry and Magic.");
  });

  it("describe a token without classes", () => {
    const face = { token: "S10", limit: 3, majority: 1, all: 0, classes: "" };
    expect(en().event({ key: "token-revealed", args: { region: "italia", ...face } })).toBe(
      "A rat is turned up in Italia: limit 3, M.",
    );
  });

  it("say by which card a class costs a cube", () => {
    const args = { seat: 1, region: "gallia", symbol: "church", count: 2, rivals: 0, card: "monk" };
    expect(en().event({ key: "cube-lost", args })).toBe(
      "Church: Bo holds the Monk and loses one of 2 cubes in Gallia.",
    );
  });

  it("say what a gain is for", () => {
    const args = { seat: 2, count: 4, source: "residence", earned: 3, bonus: 1 };
    expect(en().event({ key: "prestige-gained", args })).toBe(
      "Cy gains 4 points: 3 for the cubes in the Residence and 1 from the Park.",
    );
  });

  it("list things as their language does", () => {
    const event = { key: "goods-laid-out", args: { good: "fish", regions: "anglia,gallia,italia" } };
    expect(en().event(event)).toBe("Regions that buy fish: Anglia, Gallia, and Italia.");
    expect(new Words("nl", names).event(event)).toBe("Regio’s die vis kopen: Anglia, Gallia en Italia.");
  });
});

describe("names in little room", () => {
  it("break where their language breaks them", () => {
    expect(new Words("nl").breakable("character-night_watch")).toBe("Nacht\u00adwacht");
    expect(en().breakable("card-king")).toBe("King");
  });
});

describe("questions in words", () => {
  const open = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

  it("name the kinds of act that are open, each once", () => {
    expect(en().ask("act", open("take_card", "take_card", "take_good", "go_on"))).toBe(
      "Your turn: take a card, take a good, or go on and move the plague.",
    );
  });

  it("call an act as their step does", () => {
    expect(en().ask("final_act", open("use_card", "go_on"))).toBe(
      "The final round: use your cards one last time or finish.",
    );
  });

  it("are sentences where the answers are not known yet", () => {
    expect(en().ask("act")).toBe("Your turn goes on.");
  });
});
