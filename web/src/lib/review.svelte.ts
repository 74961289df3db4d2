// The review of a game: asked for until it is complete.

import { api, newKey, Problem, type ReviewInfo, type ReviewMoment, type TableInfo } from "./api";
import { introduce } from "./me.svelte";
import { go } from "./route.svelte";

const AGAIN = 1500; // milliseconds between two looks at how far it is

export class Review {
  table = $state.raw<TableInfo | null>(null);
  /** The file of the owner's set that was played with; null: the title's own. */
  components = $state.raw<string | null>(null);
  info = $state.raw<ReviewInfo | null>(null);
  problem = $state("");

  private timer = 0;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const { table } = await api.look(this.id, "all");
      if (table.components != null) this.components = (await api.setOfTable(this.id)).file;
      this.table = table;
      await this.ask();
    } catch (error) {
      this.problem = error instanceof Problem && error.status === 403 ? "review-none" : "review-failed";
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    this.info = await api.review(this.id);
    if (this.info.failed) this.problem = "review-failed";
    else if (this.info.looks < 2) this.timer = window.setTimeout(() => void this.ask().catch(() => undefined), AGAIN);
  }
}

/** A table of its own that goes on from a moment: whoever looks plays the seat, the bot all others. */
export async function playOn(
  { components }: Review,
  table: TableInfo,
  moment: ReviewMoment,
  bot: string,
  name: string,
): Promise<void> {
  await introduce(name);
  const seats = table.seats.map((_, k) =>
    k === moment.seat ? ({ type: "mine" } as const) : ({ type: "bot", bot } as const),
  );
  const { id } = await api.create({ title: table.title, seats, position: moment.position, components }, newKey());
  go(`/t/${id}`);
}
