// One table as this page knows it: everything comes from the server, and the server has the last word.

import {
  api,
  newKey,
  Problem,
  Unreachable,
  type Changes,
  type Document,
  type Done,
  type EventInfo,
  type Message,
  type Presence,
  type ReasonInfo,
  type Receipt,
  type Refused,
  type TableInfo,
  type ViewInfo,
  type What,
  type Whole,
} from "./api";
import { beats, together, way, type Beat } from "./beats";
import { patched, type Change } from "./changes";
import { keepKey, keyOf } from "./invitation";
import { fits, retryAfter } from "./link";
import { merge, type Line } from "./log";
import { PendingMoves } from "./moves";
import { Playout } from "./playout.svelte";
import type { Scene, Telling } from "./scenes";
import { missesItsSeat, nextAtScreen } from "./seats";
import { settings } from "./settings.svelte";

export type Link = "connecting" | "live" | "away" | "refused";

interface Refusal {
  type: string;
  status: number;
  detail: string;
}

const ATTEMPTS = 6; // at an act whose answer was lost

export class Table {
  n = $state(0);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<ViewInfo | null>(null); // the latest
  shown = $state.raw<ViewInfo | null>(null); // what the board shows: behind the latest while moves are played out
  caption = $state.raw<EventInfo[]>([]); // what just happened on the board
  telling = $state.raw<Telling | null>(null); // the scene that is played there
  lines = $state.raw<Line[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null); // why the last act, or the connection, was refused
  whyNot = $state.raw<ReasonInfo[]>([]); // why what was pointed at cannot be chosen
  curtain = $state<number | null>(null); // the seat whose player is to come to the screen; nothing is shown until then
  skew = $state(0); // seconds by which the server's clock is ahead of this one

  private posting = $state(false);
  private moved = $state(0); // the entry that the last answer given here became

  private socket: WebSocket | null = null;
  private moves = new PendingMoves();
  private everybody: Document | null = null; // what everybody knows, in which changes are made
  private own: readonly Change[] = []; // what is known beyond that through these eyes
  private eyes = "";
  private closed = false;
  private tries = 0;
  private timer = 0;
  private next: number | null = null; // whom the curtain will fall for, once everything has been shown

  /** How moves are shown one after the other. */
  readonly playout = new Playout((beat, last) => this.show(beat, last));

  /** `scenes` are those that events make in a game of this title. */
  constructor(
    readonly id: string,
    private readonly scenes: (title: string, events: readonly EventInfo[]) => Scene[] = () => [],
  ) {}

  /** The seat whose eyes the page looks through; null: a spectator. */
  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Whether the seat is asked and the board shows the question. */
  get asked(): boolean {
    const view = this.view;
    if (view === null || view.seat === null || this.behind) return false;
    return view.asked.includes(view.seat) && this.info?.seats[view.seat]?.bot === "";
  }

  /** Whether the board still shows how the latest position came about. */
  get behind(): boolean {
    return this.shown !== this.view || this.telling !== null;
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
    this.playout.drop();
    this.drop();
  }

  /** Show at once what is still being played out. */
  skip(): void {
    this.playout.end();
  }

  private forget(): void {
    this.playout.drop();
    this.telling = null;
    this.next = null;
    this.curtain = null;
    this.n = 0;
    this.view = null;
    this.shown = null;
    this.caption = [];
    this.lines = [];
    this.problem = null;
    this.whyNot = [];
    this.link = "connecting";
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!this.moves.any) socket?.close(); // else once the receipt has come
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/events?changes=true&eyes=${this.eyes}&key=${keyOf(this.id)}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    let refusal: string | null = null;
    this.socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message | Refusal;
      if (message.type === "done" || message.type === "refused") this.moves.hear(message as Receipt | Refused);
      if (this.socket !== socket) {
        if (!this.moves.any) socket.close();
      } else if ("status" in message) refusal = this.refuse(message);
      else if (message.type !== "done" && message.type !== "refused") this.hear(message);
    };
    socket.onclose = () => {
      this.moves.lose();
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

  private hear(message: Whole | Changes | Presence): void {
    this.tries = 0;
    if (this.link !== "live") this.problem = null;
    this.link = "live";
    if (message.type === "presence") {
      const { everybody } = this;
      if (everybody === null) return;
      const seats = everybody.table.seats.map((seat, k) => ({ ...seat, present: message.present.includes(k) }));
      this.everybody = { ...everybody, table: { ...everybody.table, seats, watching: message.watching } };
      if (this.info !== null) this.info = patched(this.everybody, this.own).table;
      return;
    }
    if (fits(this.n, message)) this.take(message);
    else this.connect(this.eyes);
  }

  /** The documents that a message tells of, the present one last. */
  private follow(message: Whole | Changes): Document[] {
    if (message.type === "whole") {
      this.everybody = { table: message.table, view: message.view };
      this.own = (message.own ?? []) as Change[];
      return [patched(this.everybody, this.own)];
    }
    return message.steps.map((step) => {
      this.everybody = patched(this.everybody as Document, step.changes);
      this.own = step.own ?? this.own;
      return patched(this.everybody, this.own);
    });
  }

  private take(message: Whole | Changes): void {
    const documents = this.follow(message);
    const { table, view } = documents.at(-1) as Document;
    const looking = view?.seat ?? null;
    const settled = this.eyes !== "";
    keepKey(this.id, table.key ?? "");
    this.info = table;
    this.skew = table.now - Date.now() / 1000;
    if (!settled && missesItsSeat(table, looking)) return this.connect();
    // Whoever has just come to the screen may look around; the curtain falls when something happens.
    const happened = message.type === "changes" && message.n > this.n;
    if (happened || !settled) this.next = nextAtScreen(table, looking, settled);
    if (!settled && this.next !== null) return this.fall(this.next);
    if (happened) this.whyNot = [];
    if (happened && this.problem?.kind === "stale") this.problem = null;
    this.view = view ?? null;
    this.lines = merge(message.type === "changes" ? this.lines : [], message.moments);
    this.n = message.n;
    const watched = settings.speed !== "instant" && document.visibilityState === "visible";
    if (message.type === "changes" && watched) this.playOut(message, documents);
    else this.skip();
  }

  /** Show the way to the latest position step by step. */
  private playOut(news: Changes, documents: readonly Document[]): void {
    const back = news.moments.some((moment) => moment.answered != null);
    if (back || this.shown === null || this.view === null) return this.skip();
    const events = news.moments.flatMap((moment) => moment.events ?? []);
    const passed = documents.slice(0, -1).flatMap(({ view }) => view ?? []);
    const from = this.playout.goal?.view.answered ?? this.shown.answered;
    const steps = way(from, passed, this.view, events);
    if (steps.length > 0) this.playout.add(together(steps.flatMap((step) => beats(step, this.staged(step.events)))));
    else if (this.playout.beat === null)
      this.settle(); // only the table around the game has changed
    else if (this.playout.goal === this.playout.beat) this.shown = this.view;
  }

  /** The scenes among these events that this person wishes to see. */
  private staged(events: readonly EventInfo[]): Scene[] {
    if (settings.why === "never") return [];
    const all = this.scenes(this.info?.title ?? "", events);
    return settings.why === "always" ? all : all.filter(({ hits }) => this.seat !== null && hits.has(this.seat));
  }

  private show(beat: Beat | null, last: boolean): void {
    if (beat === null) return this.settle();
    this.shown = last ? this.view : beat.view;
    this.caption = beat.events;
    this.telling = beat.telling;
  }

  private settle(): void {
    this.shown = this.view;
    this.caption = [];
    this.telling = null;
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
    this.whyNot = [];
    return this.act(async (seat, key) => {
      this.moved = (await this.sendMove(seat, choice, expected, key)).n;
    });
  }

  /** Over the socket while it is open; the same key on either way is the same move. */
  private sendMove(seat: number, choice: string, expected: number, key: string): Promise<Done> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return api.move(this.id, seat, choice, expected, key);
    return this.moves.send(socket, seat, choice, expected, key);
  }

  undo = () => this.act((seat, key) => api.undo(this.id, seat, key));
  resign = () => this.act((seat, key) => api.resign(this.id, seat, key));
  comeBack = () => this.act((seat, key) => api.comeBack(this.id, seat, key));
  propose = (what: What, to = 0) => this.act((seat, key) => api.propose(this.id, seat, what, to, key));
  endLinks = () => this.act((seat, key) => api.endLinks(this.id, seat, key));
  vote = (yes: boolean) => this.act((seat, key) => api.vote(this.id, seat, yes, key));
  say = (text: string) => this.act((_, key) => api.say(this.id, text, key), true);
  mute = (n: number, muted: boolean) => this.act((_, key) => api.mute(this.id, n, muted, key), true);

  /** Ask why nothing can be chosen at a thing; the answer is in `whyNot`. */
  async why(thing: string): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.asked) return;
    const n = this.n;
    try {
      const reasons = await api.whyNothing(this.id, seat, thing);
      if (this.n === n) this.whyNot = reasons;
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
