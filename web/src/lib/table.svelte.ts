// One table as this page knows it: everything comes from the server, and the server has the last word.

import { api, newKey, Problem, Unreachable, type EventInfo, type Frame, type Message, type Moment, type News, type TableInfo, type ViewInfo, type What } from "./api";
import { settings } from "./settings.svelte";

export type Link = "connecting" | "live" | "away" | "refused";

/** A line of the log: something seen in the game, or something that happened at the table. */
export interface Line {
  n: number;
  at: number; // seconds since 1970
  answered: number | null; // the position it belongs to, for looking back; null: none
  event: EventInfo | null;
  moment: Moment | null;
}

const PAUSE = { slow: 1600, normal: 800, fast: 350, instant: 0 } as const;
const RETRY = [250, 500, 1000, 2000, 4000, 8000];
const QUIET = new Set(["created", "brought", "answered", "began"]); // moments that their events tell better

export class Table {
  n = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewInfo | null>(null); // the latest
  shown = $state.raw<ViewInfo | null>(null); // what the board shows: behind the latest while moves are played out
  caption = $state.raw<EventInfo[]>([]); // what just happened on the board
  lines = $state.raw<Line[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null); // why the last act, or the connection, was refused
  sending = $state(false);

  private socket: WebSocket | null = null;
  private eyes = "";
  private closed = false;
  private tries = 0;
  private timer = 0;
  private frames: { frame: Frame; events: EventInfo[] }[] = [];
  private playing = 0;

  constructor(readonly id: string) {}

  /** The seat whose eyes the page looks through; null: a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Whether the seat is asked and the board shows the question. */
  get asked(): boolean {
    const view = this.view;
    return view !== null && view.seat !== null && view.asked.includes(view.seat) && this.shown === view && this.info?.seats[view.seat]?.bot === "";
  }

  /** Look through these eyes; nothing of other eyes stays in the page. */
  connect(eyes = ""): void {
    this.close();
    this.closed = false;
    this.eyes = eyes;
    this.forget();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.playing);
    this.socket?.close();
    this.socket = null;
  }

  /** Show at once what is still being played out. */
  skip(): void {
    clearTimeout(this.playing);
    this.playing = 0;
    this.frames = [];
    this.shown = this.view;
    this.caption = [];
  }

  private forget(): void {
    this.skip();
    this.n = 0;
    this.view = null;
    this.shown = null;
    this.lines = [];
    this.link = "connecting";
  }

  private open(): void {
    const since = this.n > 0 ? `&since=${this.n}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/events?frames=true&eyes=${this.eyes}${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message | { type: string; status?: number; detail?: string });
    socket.onclose = () => {
      if (this.socket !== socket || this.closed || this.link === "refused") return;
      this.link = "away";
      const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)] ?? 8000;
      this.timer = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    };
  }

  private hear(message: Message | { type: string; status?: number; detail?: string }): void {
    if (message.type.startsWith("urn:lazaretto:")) {
      const told = message as { type: string; status: number; detail: string };
      this.problem = new Problem(told.type.replace("urn:lazaretto:", ""), told.status, told.detail);
      this.link = told.status === 429 ? "away" : "refused";
      return;
    }
    this.link = "live";
    this.tries = 0;
    const known = message as Message;
    if (known.type === "presence") {
      const info = this.info;
      if (info === null) return;
      const seats = info.seats.map((seat, k) => ({ ...seat, present: known.present.includes(k) }));
      this.info = { ...info, seats, watching: known.watching };
      return;
    }
    if (known.n < this.n) return;
    this.info = known.table;
    this.view = known.view ?? null;
    const from = known.type === "whole" ? 0 : this.n;
    this.lines = merge(known.type === "whole" ? [] : this.lines, known.moments.filter((moment) => moment.n > from));
    this.n = known.n;
    if (known.type === "news" && settings.speed !== "instant" && document.visibilityState === "visible") this.playOut(known);
    else this.skip();
  }

  /** Show the way to the latest position step by step, each with what happened there. */
  private playOut(news: News): void {
    const events = news.moments.flatMap((moment) => moment.events ?? []);
    const back = news.moments.some((moment) => moment.answered != null);
    if (back || this.shown === null || this.view === null) return this.skip();
    let from = this.frames.at(-1)?.frame.answered ?? this.shown.answered;
    for (const frame of [...news.frames, { answered: this.view.answered, view: this.view }]) {
      if (frame.answered <= from) continue;
      const start = from;
      this.frames.push({ frame, events: events.filter((event) => start <= event.at && event.at < frame.answered) });
      from = frame.answered;
    }
    if (this.frames.length === 0) {
      this.shown = this.view; // nothing moved in the game: only the table around it
      return;
    }
    if (this.playing === 0) this.step();
  }

  private step(): void {
    const next = this.frames.shift();
    if (next === undefined) {
      this.playing = 0;
      this.shown = this.view;
      this.caption = [];
      return;
    }
    this.shown = this.frames.length === 0 ? this.view : next.frame.view;
    this.caption = next.events;
    const hurry = this.frames.length > 12 ? 0.25 : 1;
    this.playing = window.setTimeout(() => this.step(), next.events.length === 0 ? 0 : PAUSE[settings.speed] * hurry);
  }

  // ---------------------------------------------------------------- acts

  move = (choice: string) => this.act((seat, key) => api.move(this.id, seat, choice, this.n, key));
  undo = () => this.act((seat, key) => api.undo(this.id, seat, key));
  resign = () => this.act((seat, key) => api.resign(this.id, seat, key));
  comeBack = () => this.act((seat, key) => api.comeBack(this.id, seat, key));
  propose = (what: What, to = 0) => this.act((seat, key) => api.propose(this.id, seat, what, to, key));
  vote = (yes: boolean) => this.act((seat, key) => api.vote(this.id, seat, yes, key));
  say = (text: string) => this.act((_, key) => api.say(this.id, text, key), true);

  /** Do something for the seat. A lost answer is asked for again with the same key, so that it happens once. */
  async act(what: (seat: number, key: string) => Promise<unknown>, anybody = false): Promise<boolean> {
    if (this.sending || (this.seat === null && !anybody)) return false;
    this.sending = true;
    this.problem = null;
    const key = newKey();
    try {
      for (let k = 0; ; k++) {
        try {
          await what(this.seat ?? -1, key);
          return true;
        } catch (error) {
          if (!(error instanceof Unreachable) || k === RETRY.length) throw error;
          this.link = "away";
          await new Promise((later) => setTimeout(later, RETRY[k]));
        }
      }
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
      return false;
    } finally {
      this.sending = false;
    }
  }
}

/** The log with new moments added; what was taken back is gone from it. */
export function merge(lines: readonly Line[], moments: readonly Moment[]): Line[] {
  let all = [...lines];
  for (const moment of moments) {
    const back = moment.answered ?? null;
    if (back !== null) all = all.filter((line) => line.event === null || line.event.at < back);
    if (!QUIET.has(moment.kind)) all.push({ n: moment.n, at: moment.at, answered: null, event: null, moment });
    for (const event of moment.events ?? []) {
      all.push({ n: moment.n, at: moment.at, answered: event.at + 1, event, moment: null });
    }
  }
  return all;
}
