// The same table in other tabs of this browser: they tell each other that they are there.

import { newKey } from "./api";

interface Word {
  tab: string;
  says: "hello" | "here" | "bye";
}

export class Elsewhere {
  others = $state(0);

  private tab = newKey();
  private known = new Set<string>();
  private channel: BroadcastChannel;

  constructor(table: string) {
    this.channel = new BroadcastChannel(`lazaretto-table-${table}`);
    this.channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.says === "bye") this.known.delete(data.tab);
      else this.known.add(data.tab);
      if (data.says === "hello") this.say("here");
      this.others = this.known.size;
    };
    window.addEventListener("pagehide", this.leave);
    this.say("hello");
  }

  close(): void {
    this.leave();
    window.removeEventListener("pagehide", this.leave);
    this.channel.close();
  }

  private leave = (): void => this.say("bye");

  private say(says: Word["says"]): void {
    this.channel.postMessage({ tab: this.tab, says } satisfies Word);
  }
}
