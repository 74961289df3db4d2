// The sets that somebody has entered or been given: kept in this browser until he makes a table with one.

import { newKey } from "./api";
import type { ComponentSet } from "./component_sets";

const KEY = "lazaretto-components";

type Kept = Record<string, ComponentSet>;

function recall(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

let kept = $state.raw<Kept>(recall());
let full = $state(false);

function keep(sets: Kept): void {
  kept = sets;
  try {
    localStorage.setItem(KEY, JSON.stringify(sets));
    full = false;
  } catch {
    full = true; // it lasts as long as the page
  }
}

export const ownSets = {
  /** By key, those of a box. */
  of: (box: string): [string, ComponentSet][] => Object.entries(kept).filter(([, set]) => set.title === box),
  get: (key: string): ComponentSet | undefined => kept[key],
  change: (key: string, set: ComponentSet): void => keep({ ...kept, [key]: set }),
  remove: (key: string): void => keep(Object.fromEntries(Object.entries(kept).filter(([each]) => each !== key))),

  /** Keep one more; its key. */
  add(set: ComponentSet): string {
    const key = newKey();
    keep({ ...kept, [key]: set });
    return key;
  },

  /** Whether the browser has no room for what was changed last. */
  get full(): boolean {
    return full;
  },
};
