// The same table in other tabs of this browser: they tell each other that they are there.

import { newKey } from "./api";

interface Word {
  tab: string;
  says: "hello" | "here" | "bye";
}

const LOOK = 5_000; // milliseconds after which the others are called again: a tab that crashed said no good-bye
const ANSWER = 500; // milliseconds within which they answer

export class Elsewhere {
  others = $state(0);

  private tab = newKey();
  private known = new Set<string>();
  private channel: BroadcastChannel;
  private looking: number;

  constructor(table: string) {
    this.channel = new BroadcastChannel(`lazaretto-table-${table}`);
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.hear(data);
    this.looking = window.setInterval(() => this.look(), LOOK);
    window.addEventListener("pagehide", this.leave);
    this.say("hello");
  }

  close(): void {
    this.leave();
    clearInterval(this.looking);
    window.removeEventListener("pagehide", this.leave);
    this.channel.close();
  }

  private hear({ tab, says }: Word): void {
    if (says === "bye") this.known.delete(tab);
    else this.known.add(tab);
    if (says === "hello") this.say("here");
    if (says === "bye" || this.known.size > this.others) this.others = this.known.size;
  }

  private look(): void {
    if (this.others === 0) return;
    this.known.clear();
    this.say("hello");
    setTimeout(() => (this.others = this.known.size), ANSWER);
  }

  private leave = (): void => this.say("bye");

  private say(says: Word["says"]): void {
    this.channel.postMessage({ tab: this.tab, says } satisfies Word);
  }
}
