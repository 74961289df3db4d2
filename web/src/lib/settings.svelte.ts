// What a person has settled on this device: kept in the browser, never sent.

import type { Language } from "./words.svelte";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  speed: "slow" | "normal" | "fast" | "instant"; // of reveals and other moves that are shown step by step
  patterns: boolean; // strong patterns on pieces, beside their colours
  muted: string[]; // names whose chat this device does not show
}

const KEY = "lazaretto-settings";
const DEFAULTS: Settings = { language: "en", theme: "system", sound: true, speed: "normal", patterns: true, muted: [] };

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
