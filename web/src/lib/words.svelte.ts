// Puts keys and arguments into sentences, with the same Fluent files and the same conventions as the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import declared from "../../../src/lazaretto/lang/arguments.json";
import type { EventInfo, OptionInfo, ReasonInfo } from "./api";
import { settings } from "./settings.svelte";

export type Args = Record<string, string | number>;

export const LANGUAGES = { en: "English", it: "Italiano", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;

// How arguments are put into words, declared once for the server and for this file (see words.py).
const SEATS = new Set(declared.seats);
const NUMBERS = new Set(declared.numbers);
const NOUNS: Record<string, string> = declared.nouns;
const LISTS: Record<string, string> = declared.lists;

const SOFT_HYPHEN = "\u00ad";

/** What only some pages talk about; they fetch its texts. */
export type Subject = "analysis" | "components" | "daily" | "learning" | "puzzles" | "review" | "statistics";

const keys: Partial<Record<Language, readonly string[]>> = {};
const bundles = $state<Partial<Record<Language, FluentBundle>>>({});
const heard = new Map<string, Promise<void>>(); // what has been fetched, or is being
const subjects = new Set<Subject>();

/** Fetch a language; returns once it can say whatever was said here so far. */
export async function learn(language: Language): Promise<void> {
  await Promise.all([hear(language), ...[...subjects].map((subject) => hear(language, subject))]);
  document.documentElement.lang = language;
}

/** Fetch what a language says about some subjects; returns once it can be said. */
export async function learnAbout(language: Language, ...about: readonly Subject[]): Promise<void> {
  for (const subject of about) subjects.add(subject);
  await Promise.all(about.map((subject) => hear(language, subject)));
}

function hear(language: Language, subject?: Subject): Promise<void> {
  const address = subject === undefined ? language : `${language}/${subject}`;
  const hearing =
    heard.get(address) ??
    read(language, address).catch((error: unknown) => {
      heard.delete(address);
      throw error;
    });
  heard.set(address, hearing);
  return hearing;
}

async function read(language: Language, address: string): Promise<void> {
  const response = await fetch(`/api/words/${address}`);
  if (!response.ok) throw new Error(`no texts at ${address}: ${response.status}`);
  const text = await response.text();
  const bundle = bundles[language] ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles[language] = bundle;
  const found = [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
  keys[language] = [...(keys[language] ?? []), ...found];
}

export class Words {
  /** `names` are what the players are called, by seat. */
  constructor(
    readonly language: Language,
    readonly names: readonly string[] = [],
  ) {}

  private get bundle(): FluentBundle | undefined {
    return bundles[this.language] ?? Object.values(bundles)[0];
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** The messages whose keys begin like this, as the files have them. */
  keys(prefix: string): string[] {
    return (keys[this.language] ?? []).filter((key) => key.startsWith(prefix));
  }

  /** The message of this key, its arguments put into words; the bare key where there is none. */
  say(key: string, args: Args = {}): string {
    const bundle = this.bundle;
    const message = bundle?.getMessage(key);
    if (bundle === undefined || message?.value == null) return key;
    return this.format(bundle, message.value, this.translate(args));
  }

  /** The same with soft hyphens in long words, for names in little room: few browsers know where to break them. */
  breakable(key: string): string {
    let text = this.say(key);
    for (const word of this.say("hyphenation").split(" "))
      text = text.replace(word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN));
    return text;
  }

  /** What a step asks. Where several kinds of act may be open, its sentence lists those that are (`$open`). */
  ask(step: string, options: readonly Pick<OptionInfo, "kind">[] = []): string {
    const kinds = [...new Set(options.map((option) => option.kind))];
    const acts = kinds.map((kind) => this.act(step, kind)).filter((act) => act !== "");
    return this.say(`ask-${step.replaceAll(".", "-")}`, { acts: acts.length, open: this.list(acts, "disjunction") });
  }

  /** A kind of act as the sentence of a step lists it; "" where it is not listed. */
  private act(step: string, kind: string): string {
    const key = [`open-${step}-${kind}`, `open-${kind}`].find((each) => this.has(each));
    return key === undefined ? "" : this.say(key);
  }

  choice(option: Pick<OptionInfo, "kind" | "noun" | "item">): string {
    return this.say(`choice-${option.kind}`, option.noun === "" ? {} : { [option.noun]: option.item });
  }

  event(event: Pick<EventInfo, "key" | "args">): string {
    return this.say(`event-${event.key}`, event.args);
  }

  reason(reason: Pick<ReasonInfo, "code" | "args">): string {
    return this.say(`reason-${reason.code}`, reason.args);
  }

  rule(id: string): string {
    return this.say(id);
  }

  title(title: string): string {
    return this.say(`title-${title.replaceAll("+", "-")}`);
  }

  private list(parts: readonly string[], type: "conjunction" | "disjunction"): string {
    return new Intl.ListFormat(this.language, { type }).format(parts);
  }

  private format(
    bundle: FluentBundle,
    pattern: Parameters<FluentBundle["formatPattern"]>[0],
    args: Record<string, FluentVariable>,
  ) {
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, args, errors);
  }

  private translate(args: Args): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) said[name] = this.word(name, value);
    for (const name of Object.keys(LISTS)) if (name in args) said[`${name}_count`] = items(args[name]).length;
    return said;
  }

  private word(name: string, value: string | number): string | number {
    if (SEATS.has(name) && typeof value === "number") return this.names[value] ?? String(value);
    if (NUMBERS.has(name)) return Number(value);
    if (name === "slot") {
      const [region = "", nth = ""] = String(value).split(".");
      return this.say("slot", { region, nth });
    }
    const each = LISTS[name];
    if (each !== undefined)
      return this.list(
        items(value).map((item) => this.say(`${each}-${item}`)),
        "conjunction",
      );
    const key = `${NOUNS[name] ?? name}-${value}`;
    return typeof value === "string" && this.has(key) ? this.say(key) : value;
  }
}

const items = (value: string | number | undefined): string[] =>
  String(value ?? "")
    .split(",")
    .filter((item) => item !== "");

/** The chosen language, for texts that name no players. */
export function words(names: readonly string[] = []): Words {
  return new Words(settings.language, names);
}
