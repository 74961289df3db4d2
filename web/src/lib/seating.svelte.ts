// How somebody comes to sit at a table: by a link, by a free seat, and with a name, which is asked for when it is needed.

import { api, newKey, Problem } from "./api";
import { keepKey } from "./invitation";
import { introduce, me } from "./me.svelte";
import type { Table } from "./table.svelte";

interface Question {
  another: boolean; // one more player at this screen
  then: (name: string) => Promise<unknown>;
}

export class Seating {
  /** What a name is asked for; null: nothing. */
  naming = $state.raw<Question | null>(null);

  constructor(private readonly table: Table) {}

  /** Connect, with the secret of the address if there is one: of a seat, or of a private table. */
  arrive(): void {
    const key = new URLSearchParams(location.hash.slice(1));
    const [seat, secret] = [Number(key.get("seat") ?? NaN), key.get("key")];
    if (secret === null) return this.table.connect();
    // The secret must not stay in the address, where it would be shared by accident.
    history.replaceState(null, "", location.pathname + location.search);
    if (Number.isNaN(seat)) {
      keepKey(this.table.id, secret);
      return this.table.connect();
    }
    this.withName(async () => {
      await this.table.act((_, key) => api.resume(this.table.id, seat, secret, key), true);
      this.reconnect();
    });
  }

  sit(seat: number): void {
    if (this.table.info?.seats.some((each) => each.mine) === true) {
      this.naming = { another: true, then: (name) => this.take(seat, name) };
    } else this.withName(() => this.take(seat, null));
  }

  /** Do something that a person without a name cannot do. */
  withName(then: () => Promise<unknown>): void {
    if (me.person !== null) void then();
    else this.naming = { another: false, then };
  }

  async named(name: string): Promise<void> {
    const question = this.naming;
    this.naming = null;
    if (question === null) return;
    try {
      if (!question.another) await introduce(name);
      await question.then(name);
    } catch (error) {
      this.table.problem = error instanceof Problem ? error : new Problem("unreachable", 0, String(error));
    }
  }

  private async take(seat: number, name: string | null): Promise<void> {
    const info = this.table.info;
    const entropy = info?.seed_known || info?.deal !== "" ? null : newKey();
    await this.table.act((_, key) => api.sit(this.table.id, seat, name, entropy, key), true);
    this.reconnect();
  }

  /** Look through the eyes of the seat that was just taken; if it was refused, the refusal stays to be read. */
  private reconnect(): void {
    const problem = this.table.problem;
    this.table.connect();
    this.table.problem = problem;
  }
}
