// What a person has settled on this device: kept in the browser, never sent.

import type { Language } from "./words.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  speed: "step" | "slow" | "normal" | "fast" | "instant"; // of moves that are played out; step: each waits for a press
  why: "mine" | "always" | "never"; // when a scene tells why; mine: when I lose or gain by it
  patterns: boolean; // strong patterns on pieces, beside their colours
  muted: string[]; // names whose chat this device does not show
}

const KEY = "lazaretto-settings";
const DEFAULTS: Settings = {
  language: "en",
  theme: "system",
  sound: true,
  speed: "normal",
  why: "mine",
  patterns: true,
  muted: [],
};

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (["en", "it", "nl"] as const).find((language) => wanted[0] === language) ?? "en";
}

function read(): Settings {
  try {
    return {
      ...DEFAULTS,
      language: preferred(),
      ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>),
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

/** Keep the settings, and let them take effect. */
export function settle(change: Partial<Settings>): void {
  Object.assign(settings, change);
  if (settings.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
  document.documentElement.lang = settings.language;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}
