// A position at no table: a line of notation and what was answered since. The server shows it as a table would.

import { api, Problem, type PositionInfo, type ReasonInfo, type SeatInfo } from "./api";

export interface Start {
  title: string;
  line: string;
  /** Whose eyes it is seen through; without one, those of whoever is asked first. */
  seat?: number;
  /** Chance is dealt from it; without one chance is answered like a seat. */
  seed?: string;
  /** The set of an owner, if the title's own is not played with. */
  components?: string | null;
}

export class Position {
  answers = $state.raw<readonly string[]>([]);
  info = $state.raw<PositionInfo | null>(null);
  whyNot = $state.raw<ReasonInfo | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  constructor(readonly start: Start) {}

  /** Show what is there after these answers; what was shown stays until it is known. */
  async show(answers: readonly string[] = []): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.whyNot = null;
    try {
      this.info = await api.position({ ...this.start, answers: [...answers] });
      this.answers = answers;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
    } finally {
      this.busy = false;
    }
  }

  choose = (choice: string): void => void this.show([...this.answers, choice]);
  back = (): void => void this.show(this.answers.slice(0, -1));
  again = (): void => void this.show([]);

  /** Ask why nothing can be chosen at a thing; the first reason is in `whyNot`. */
  why = async (thing: string): Promise<void> => {
    const at = this.answers;
    const reasons = await api.whyNothingThere({ ...this.start, answers: [...at], thing }).catch(() => []);
    if (this.answers === at) this.whyNot = reasons[0] ?? null;
  };
}

/** Seats at which nobody sits: a board needs their colours, the strip of players little more. */
export function emptySeats(colours: readonly string[], mine: number | null): SeatInfo[] {
  return colours.map((colour, seat) => ({
    colour,
    name: "",
    account: null,
    bot: "",
    resigned: false,
    mine: seat === mine,
    entropy_added: false,
    asked: false,
    present: true,
    left: null,
    deadline: null,
    devices: 0,
  }));
}
