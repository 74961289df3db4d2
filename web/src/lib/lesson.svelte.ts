// A lesson under way: which task is shown, and what the learner has answered to it.

import { api, Problem, type EventInfo, type LessonInfo, type ReasonInfo, type SceneInfo } from "./api";

// What goes on at a table without anybody having done it: the list below the sentence has it, the board need not.
const COURSE = new Set([
  ...["turn-begins", "final-turn-begins", "rats-spread", "plague-moved", "card-held-by-nobody", "class-not-in-play"],
  ...["goods-turned-up", "round-begins", "bell-passed", "period-ends", "character-appears", "third-laid-away"],
  ...["nobody-hired", "plague-strikes", "no-influence-lost"],
]);

/** What of the events is shown on the board: what the learner did, and what came of it to whom the lesson speaks. */
export function toShow(events: EventInfo[], seat: number): EventInfo[] {
  const struck = events.some((event) => event.key === "token-revealed");
  return events.filter(
    ({ key, args }) =>
      !COURSE.has(key) &&
      !(struck && key === "rat-added") &&
      !(key === "rats-moved" && args["seat"] !== undefined && Number(args["seat"]) !== seat),
  );
}

export class Lesson {
  place = $state(0);
  scene = $state.raw<SceneInfo | null>(null);
  whyNot = $state.raw<ReasonInfo | null>(null); // why what was pointed at cannot be chosen
  trouble = $state.raw<Problem | null>(null);
  busy = $state(false);

  constructor(
    readonly title: string,
    readonly info: LessonInfo,
  ) {}

  get last(): boolean {
    return this.place === this.info.tasks - 1;
  }

  /** Whether the learner may go on: the task is done, or there was only to look. */
  get settled(): boolean {
    return this.scene !== null && (this.scene.verdict === "right" || !this.scene.act);
  }

  open = (place: number): Promise<void> => this.fetch(place, "");
  answer = (choice: string): void => void this.fetch(this.place, choice);

  /** Ask why nothing can be chosen at a thing; the answer is in `whyNot`. */
  why = async (thing: string): Promise<void> => {
    if (this.scene?.verdict !== "open" || !this.scene.act) return;
    const place = this.place;
    const reasons = await api.whyNothingInTask(this.title, this.info.name, place, thing).catch(() => []);
    if (this.place === place) this.whyNot = reasons[0] ?? null;
  };

  again = (): void => void this.fetch(this.place, "");
  show = (): void => void this.fetch(this.place, this.scene?.shown ?? "");

  private async fetch(place: number, answer: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.whyNot = null;
    try {
      this.scene = await api.lesson(this.title, this.info.name, place, answer);
      this.place = place;
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
    } finally {
      this.busy = false;
    }
  }
}
