// A game looked back at: positions fetched a chunk at a time, one of them shown.

import { api, Problem, type EventInfo, type ViewInfo } from "./api";
import { settings } from "./settings.svelte";

const CHUNK = 25;
const MOST = 100; // positions in one request
const PATIENCE = 1000; // milliseconds after which a busy server, or one that was away, is asked again
const PACE = { step: 1000, slow: 2000, normal: 1000, fast: 400, instant: 150 } as const;

export class Replay {
  at = $state(0);
  answers = $state<number | null>(null); // how many there are in all; null: not known yet
  eyes = $state("");
  playing = $state(false);
  problem = $state.raw<Problem | null>(null);
  views = $state.raw<ReadonlyMap<number, ViewInfo>>(new Map());
  events = $state.raw<readonly EventInfo[]>([]);

  /** Whether something of this position is still being told: then it does not go on by itself. */
  held = false;

  private asked = new Set<string>();
  private timer = 0;
  private ended = false;

  constructor(
    readonly id: string,
    eyes: string,
  ) {
    this.eyes = eyes;
  }

  /** The position to show; the last one that is here while the right one is on its way. */
  get view(): ViewInfo | null {
    for (let n = this.at; n >= 0; n--) {
      const view = this.views.get(n);
      if (view !== undefined) return view;
    }
    return null;
  }

  /** What happened on the way to the position shown. */
  get happened(): EventInfo[] {
    return this.events.filter((event) => event.at === this.at - 1);
  }

  goTo(at: number): void {
    this.at = Math.max(0, this.answers === null ? at : Math.min(at, this.answers));
    const first = this.at - (this.at % CHUNK);
    void this.fetch(first, CHUNK);
    if (this.at - first > CHUNK / 2) void this.fetch(first + CHUNK, CHUNK);
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.at + by);
  }

  lookThrough(eyes: string): void {
    this.eyes = eyes;
    this.views = new Map();
    this.events = [];
    this.asked.clear();
    this.goTo(this.at);
  }

  play(): void {
    if (this.answers !== null && this.at >= this.answers) this.goTo(0);
    this.playing = true;
    this.timer = window.setTimeout(() => this.next(), PACE[settings.speed]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Fetch the whole game. */
  async all(): Promise<void> {
    await this.fetch(0, MOST);
    for (let first = MOST; this.answers !== null && first <= this.answers; first += MOST) await this.fetch(first, MOST);
  }

  close(): void {
    this.ended = true;
    this.pause();
  }

  private next(): void {
    if (this.views.has(this.at) && !this.held) this.goTo(this.at + 1);
    if (this.answers !== null && this.at >= this.answers) this.pause();
    else this.timer = window.setTimeout(() => this.next(), PACE[settings.speed]);
  }

  private async fetch(first: number, count: number): Promise<void> {
    const eyes = this.eyes;
    const key = `${eyes} ${first} ${count}`;
    if (this.asked.has(key) || (this.answers !== null && first > this.answers)) return;
    this.asked.add(key);
    while (!this.ended && this.eyes === eyes) {
      try {
        const { answers, frames, events } = await api.replay(this.id, eyes, first, count);
        if (this.ended || this.eyes !== eyes) return;
        this.answers = answers;
        this.views = new Map([...this.views, ...frames.map((frame) => [frame.answered, frame.view] as const)]);
        const known = (event: EventInfo) => first <= event.at + 1 && event.at + 1 < first + count;
        this.events = [...this.events.filter((event) => !known(event)), ...events];
        this.problem = null;
        if (this.at > answers) this.goTo(answers);
        return;
      } catch (error) {
        if (error instanceof Problem && error.kind === "invalid" && first > 0) return this.tooFar(key);
        if (error instanceof Problem && error.kind !== "too-many") {
          this.problem = error;
          return;
        }
        await new Promise((later) => setTimeout(later, PATIENCE));
      }
    }
  }

  /** An address named a position that the game never reached: the first chunk tells how many there are. */
  private tooFar(key: string): void {
    this.asked.delete(key);
    if (this.answers === null) void this.fetch(0, CHUNK);
  }
}
