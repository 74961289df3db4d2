// One puzzle before somebody: what is chosen, what was answered, and what came of it.

import {
  api,
  Problem,
  type OptionInfo,
  type PuzzleAnswered,
  type PuzzleInfo,
  type PuzzleLine,
  type PuzzleSolution,
  type SolverInfo,
} from "./api";
import { introduce } from "./me.svelte";

export class PuzzleTry {
  info = $state.raw<PuzzleInfo | null>(null);
  chosen = $state<string | null>(null);
  answered = $state.raw<PuzzleAnswered | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  constructor(
    readonly title: string,
    readonly number: number,
  ) {}

  options = $derived<OptionInfo[]>(this.info?.position.view.decision?.options ?? []);
  solution = $derived<PuzzleSolution | null>(this.answered?.solution ?? this.info?.solution ?? null);
  best = $derived(this.options.find((option) => option.choice === this.solution?.worths[0]?.choice) ?? null);
  /** What lights up on the board: everything that may be chosen, and afterwards what should have been. */
  lit = $derived(this.solution === null ? this.options : this.best === null ? [] : [this.best]);

  show = (): Promise<void> =>
    this.ask(async () => {
      this.info = await api.puzzle(this.title, this.number);
    });

  choose = (choice: string): void => {
    if (this.solution === null) this.chosen = choice;
  };

  /** Answer with what is chosen; nobody yet becomes a guest of this name. */
  answer = (name: string): Promise<void> => this.send(name, this.chosen);
  giveUp = (name: string): Promise<void> => this.send(name, null);

  private send(name: string, choice: string | null): Promise<void> {
    return this.ask(async () => {
      await introduce(name);
      this.answered = await api.answerPuzzle(this.title, this.number, choice);
    });
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
    } finally {
      this.busy = false;
    }
  }
}

/** The puzzle to try next: one not tried yet, of the level if there is one, as good as the solver is. */
export function nextPuzzle(
  puzzles: readonly PuzzleLine[],
  solver: Pick<SolverInfo, "rating">,
  level: number,
): PuzzleLine | null {
  const left = puzzles.filter((line) => line.mine === null && (level === 0 || line.level === level));
  const far = (line: PuzzleLine) => Math.abs(line.rating - solver.rating);
  return left.reduce<PuzzleLine | null>((best, line) => (best === null || far(line) < far(best) ? line : best), null);
}

/** Where a puzzle is. */
export const puzzlePath = (title: string, number: number): string => `/puzzles/${title}/${number}`;
