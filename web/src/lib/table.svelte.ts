// One table as this page knows it: everything comes from the server, and the server has the last word.

import {
  api,
  newKey,
  Problem,
  Unreachable,
  type EventInfo,
  type Message,
  type News,
  type ReasonInfo,
  type TableInfo,
  type ViewInfo,
  type What,
  type Whole,
} from "./api";
import { keepKey, keyOf } from "./invitation";
import { fits, retryAfter } from "./link";
import { merge, type Line } from "./log";
import { pause, way, type Step } from "./playout";
import { missesItsSeat, nextAtScreen } from "./seats";
import { settings } from "./settings.svelte";

export type Link = "connecting" | "live" | "away" | "refused";

interface Refusal {
  type: string;
  status: number;
  detail: string;
}

const PAUSE = { slow: 1600, normal: 800, fast: 350, instant: 0 } as const;
const ATTEMPTS = 6; // at an act whose answer was lost

export class Table {
  n = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewInfo | null>(null); // the latest
  shown = $state.raw<ViewInfo | null>(null); // what the board shows: behind the latest while moves are played out
  caption = $state.raw<EventInfo[]>([]); // what just happened on the board
  lines = $state.raw<Line[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null); // why the last act, or the connection, was refused
  whyNot = $state.raw<ReasonInfo | null>(null); // why what was pointed at cannot be chosen
  curtain = $state<number | null>(null); // the seat whose player is to come to the screen; nothing is shown until then
  skew = $state(0); // seconds by which the server's clock is ahead of this one

  private posting = $state(false);
  private moved = $state(0); // the entry that the last answer given here became

  private socket: WebSocket | null = null;
  private eyes = "";
  private closed = false;
  private tries = 0;
  private timer = 0;
  private steps: Step[] = [];
  private playing = 0;
  private next: number | null = null; // whom the curtain will fall for, once everything has been shown

  constructor(readonly id: string) {}

  /** The seat whose eyes the page looks through; null: a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Whether the seat is asked and the board shows the question. */
  get asked(): boolean {
    const view = this.view;
    if (view === null || view.seat === null || this.shown !== view) return false;
    return view.asked.includes(view.seat) && this.info?.seats[view.seat]?.bot === "";
  }

  /** Whether something is on its way to the server, or what came of an answer is on its way from there. */
  get sending(): boolean {
    return this.posting || this.n < this.moved;
  }

  /** Look through these eyes, by default the best one has; nothing of other eyes stays in the page. */
  connect(eyes = ""): void {
    this.close();
    this.closed = false;
    this.eyes = eyes;
    this.tries = 0;
    this.forget();
    this.open();
  }

  /** Try again now, whatever the next attempt was waiting for. */
  reconnect(): void {
    if (this.closed || this.curtain !== null || this.link === "live") return;
    clearTimeout(this.timer);
    this.drop();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.playing);
    this.drop();
  }

  /** Show at once what is still being played out. */
  skip(): void {
    clearTimeout(this.playing);
    this.steps = [];
    this.settle();
  }

  private forget(): void {
    clearTimeout(this.playing);
    this.steps = [];
    this.playing = 0;
    this.next = null;
    this.curtain = null;
    this.n = 0;
    this.view = null;
    this.shown = null;
    this.caption = [];
    this.lines = [];
    this.problem = null;
    this.whyNot = null;
    this.link = "connecting";
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    const since = this.n > 0 ? `&since=${this.n}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/events?frames=true&eyes=${this.eyes}&key=${keyOf(this.id)}${since}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    let refusal: string | null = null;
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as Message | Refusal;
      if ("status" in message) refusal = this.refuse(message);
      else this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      const wait = retryAfter(this.tries++, refusal);
      if (refusal === null) this.link = "away";
      if (wait !== null) this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    };
  }

  private refuse(told: Refusal): string {
    const kind = told.type.replace("urn:lazaretto:", "");
    this.link = kind === "too-many" ? "away" : "refused";
    this.problem = new Problem(kind, told.status, told.detail);
    return kind;
  }

  private hear(message: Message): void {
    this.tries = 0;
    if (this.link !== "live") this.problem = null;
    this.link = "live";
    if (message.type === "presence") {
      const info = this.info;
      if (info === null) return;
      const seats = info.seats.map((seat, k) => ({ ...seat, present: message.present.includes(k) }));
      this.info = { ...info, seats, watching: message.watching };
      return;
    }
    const use = fits(this.n, message);
    if (use === "ignore") return;
    if (use === "ask anew") return this.connect(this.eyes);
    this.take(message);
  }

  private take(message: Whole | News): void {
    const looking = message.view?.seat ?? null;
    const settled = this.eyes !== "";
    keepKey(this.id, message.table.key ?? "");
    this.info = message.table;
    this.skew = message.table.now - Date.now() / 1000;
    if (!settled && missesItsSeat(message.table, looking)) return this.connect();
    // Whoever has just come to the screen may look around; the curtain falls when something happens.
    const happened = message.type === "news" && message.n > this.n;
    if (happened || !settled) this.next = nextAtScreen(message.table, looking, settled);
    if (!settled && this.next !== null) return this.fall(this.next);
    if (happened) this.whyNot = null;
    if (happened && this.problem?.kind === "stale") this.problem = null;
    this.view = message.view ?? null;
    const known = message.type === "news" ? this.n : 0;
    this.lines = merge(known > 0 ? this.lines : [], message.moments.filter((moment) => moment.n > known));
    this.n = message.n;
    const watched = settings.speed !== "instant" && document.visibilityState === "visible";
    if (message.type === "news" && watched) this.playOut(message);
    else this.skip();
  }

  /** Show the way to the latest position step by step. */
  private playOut(news: News): void {
    const back = news.moments.some((moment) => moment.answered != null);
    if (back || this.shown === null || this.view === null) return this.skip();
    const events = news.moments.flatMap((moment) => moment.events ?? []);
    this.steps.push(...way(this.steps.at(-1)?.view.answered ?? this.shown.answered, news.frames, this.view, events));
    if (this.steps.length === 0 && this.playing === 0) this.settle(); // only the table around the game has changed
    else if (this.steps.length === 0) this.shown = this.view;
    else if (this.playing === 0) this.step();
  }

  private step(): void {
    const step = this.steps.shift();
    if (step === undefined) return this.settle();
    this.shown = this.steps.length === 0 ? this.view : step.view;
    this.caption = step.events;
    this.playing = window.setTimeout(() => this.step(), pause(step, this.steps.length, PAUSE[settings.speed]));
  }

  private settle(): void {
    this.playing = 0;
    this.shown = this.view;
    this.caption = [];
    if (this.next !== null) this.fall(this.next);
  }

  /** Another player of this screen is next: hide everything, and keep nothing that was hidden. */
  private fall(seat: number): void {
    this.close();
    this.forget();
    this.curtain = seat;
  }

  // ---------------------------------------------------------------- acts

  move(choice: string): Promise<boolean> {
    const expected = this.n;
    this.whyNot = null;
    return this.act(async (seat, key) => {
      this.moved = (await api.move(this.id, seat, choice, expected, key)).n;
    });
  }

  undo = () => this.act((seat, key) => api.undo(this.id, seat, key));
  resign = () => this.act((seat, key) => api.resign(this.id, seat, key));
  comeBack = () => this.act((seat, key) => api.comeBack(this.id, seat, key));
  propose = (what: What, to = 0) => this.act((seat, key) => api.propose(this.id, seat, what, to, key));
  endLinks = () => this.act((seat, key) => api.endLinks(this.id, seat, key));
  vote = (yes: boolean) => this.act((seat, key) => api.vote(this.id, seat, yes, key));
  say = (text: string) => this.act((_, key) => api.say(this.id, text, key), true);
  mute = (n: number, muted: boolean) => this.act((_, key) => api.mute(this.id, n, muted, key), true);

  /** Ask why something cannot be chosen; the answer is in `whyNot`. */
  async why(choice: string): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.asked) return;
    const n = this.n;
    try {
      const reason = await api.whyNot(this.id, seat, choice);
      if (this.n === n) this.whyNot = reason;
    } catch {
      // A reason is a courtesy; whoever wants it points again.
    }
  }

  /** Do something for the seat. A lost answer is asked for again with the same key, so that it happens once. */
  async act(what: (seat: number, key: string) => Promise<unknown>, anybody = false): Promise<boolean> {
    const seat = this.seat;
    if (this.sending || (seat === null && !anybody)) return false;
    this.posting = true;
    this.problem = null;
    const key = newKey();
    try {
      for (let k = 0; ; k++) {
        try {
          await what(seat ?? -1, key);
          if (this.socket?.readyState === WebSocket.OPEN) this.link = "live";
          return true;
        } catch (error) {
          if (!(error instanceof Unreachable) || k === ATTEMPTS) throw error;
          this.link = "away";
          await new Promise((later) => setTimeout(later, retryAfter(k, null) ?? 0));
        }
      }
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
      return false;
    } finally {
      this.posting = false;
    }
  }
}
