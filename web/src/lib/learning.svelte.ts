// What somebody has learnt on this device: kept in the browser, never sent.

const KEY = "lazaretto-learning";

interface Kept {
  done: Record<string, string[]>; // by title: the names of lessons
  places: Record<string, number>; // by title and lesson: the task that was open
  offered: string[]; // titles whose lessons were offered, or opened
  guided: string[]; // tables that are played with help
  met: Record<string, number>; // by title and step: how often its help was read to the end
}

const NOTHING: Kept = { done: {}, places: {}, offered: [], guided: [], met: {} };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...NOTHING };
  }
}

const kept = $state<Kept>(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const TABLES = 20; // guided tables that are remembered

export const learning = {
  isDone: (title: string, lesson: string): boolean => kept.done[title]?.includes(lesson) ?? false,

  isBegun: (title: string): boolean => kept.done[title] !== undefined,

  finish(title: string, lesson: string): void {
    kept.done[title] = [...new Set([...(kept.done[title] ?? []), lesson])];
    keep();
  },

  /** The task at which a lesson goes on. */
  placeIn: (title: string, lesson: string): number => kept.places[`${title} ${lesson}`] ?? 0,

  reach(title: string, lesson: string, place: number): void {
    kept.places[`${title} ${lesson}`] = place;
    keep();
  },

  /** Whether the lessons of a title are to be offered: once, to somebody who has never had to do with them. */
  isToBeOffered: (title: string): boolean => !kept.offered.includes(title) && !learning.isBegun(title),

  offered(title: string): void {
    if (!kept.offered.includes(title)) kept.offered = [...kept.offered, title];
    keep();
  },

  isGuided: (table: string): boolean => kept.guided.includes(table),

  guide(table: string): void {
    kept.guided = [...kept.guided, table].slice(-TABLES);
    keep();
  },

  leave(table: string): void {
    kept.guided = kept.guided.filter((each) => each !== table);
    keep();
  },

  /** How often the help to a question has been there before. */
  met: (title: string, step: string): number => kept.met[`${title} ${step}`] ?? 0,

  /** How many questions of a title have come with help. */
  metOf: (title: string): number =>
    Object.entries(kept.met).reduce((sum, [key, times]) => sum + (key.startsWith(`${title} `) ? times : 0), 0),

  meet(title: string, step: string): void {
    kept.met[`${title} ${step}`] = learning.met(title, step) + 1;
    keep();
  },
};
