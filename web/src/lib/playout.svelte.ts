// Plays beats out one after the other: by itself, or as fast as somebody steps on.

import { pause, type Beat } from "./beats";
import { settings } from "./settings.svelte";

const PAUSE = { step: Infinity, slow: 1600, normal: 800, fast: 350, instant: 0 } as const;

export class Playout {
  beat = $state.raw<Beat | null>(null); // what is shown; null: nothing is played out
  paused = $state(false);
  /** Whether there is a beat to go back to, and one to go on to. */
  begun = $state(false);
  more = $state(false);

  private coming: Beat[] = [];
  private past: Beat[] = [];
  private timer = 0;

  /** `show` gets each beat and whether it is the last one; null: everything has been shown, and nothing stays. */
  constructor(
    private readonly show: (beat: Beat | null, last: boolean) => void = () => undefined,
    private readonly stays = false,
  ) {}

  /** The last position on the way. */
  get goal(): Beat | null {
    return this.coming.at(-1) ?? this.beat;
  }

  add(beats: readonly Beat[]): void {
    this.coming.push(...beats);
    this.more = this.coming.length > 0;
    if (this.beat === null && this.coming.length > 0) this.forward();
  }

  forward(): void {
    const next = this.coming.shift();
    if (next === undefined) return this.stays ? undefined : this.end();
    if (this.beat !== null) this.past.push(this.beat);
    this.turnTo(next);
    this.wait();
  }

  /** One beat back; from there on it goes by hand. */
  back(): void {
    const before = this.past.pop();
    if (before === undefined || this.beat === null) return;
    this.coming.unshift(this.beat);
    this.pause();
    this.turnTo(before);
  }

  /** From the beginning, as far as it is still known. */
  again(): void {
    const all = [...this.past, ...(this.beat === null ? [] : [this.beat]), ...this.coming];
    this.drop();
    this.add(all);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.forward();
  }

  /** Show at once what is still to come. */
  end(): void {
    this.drop();
    this.show(null, true);
  }

  /** Forget everything, and show nothing. */
  drop(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.past = [];
    this.beat = null;
    this.paused = false;
    this.begun = false;
    this.more = false;
  }

  private turnTo(beat: Beat): void {
    this.beat = beat;
    this.begun = this.past.length > 0;
    this.more = this.coming.length > 0;
    this.show(beat, this.coming.length === 0);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.beat === null) return;
    const closing = this.coming.length === 0 && this.beat.telling === null; // what comes next is asked already
    if (this.paused && !closing) return;
    const speed = closing && settings.speed === "step" ? "normal" : settings.speed;
    const time = pause(this.beat, this.coming.length, PAUSE[speed]);
    if (time < Infinity) this.timer = window.setTimeout(() => this.forward(), time);
  }
}
