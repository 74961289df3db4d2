// Moves that were sent over the socket of a table and wait for their receipts.

import { told, Unreachable, type Done, type Problem, type Receipt, type Refused } from "./api";

const PATIENCE = 10_000; // milliseconds until a move is sent again

export class PendingMoves {
  private waiting = new Map<string, (answer: Done | Problem | Unreachable) => void>();

  get any(): boolean {
    return this.waiting.size > 0;
  }

  /** Send a move; the promise is kept when its receipt comes, and fails when it is refused or lost. */
  send(socket: WebSocket, seat: number, choice: string, expected: number, key: string): Promise<Done> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.answer(key, new Unreachable("no receipt")), PATIENCE);
      this.waiting.set(key, (answer) => {
        clearTimeout(timer);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
      socket.send(JSON.stringify({ type: "move", seat, choice, expected, key }));
    });
  }

  /** What became of a move. */
  hear(message: Receipt | Refused): void {
    this.answer(message.key, message.type === "done" ? { n: message.n } : told(message.problem));
  }

  /** The socket is gone: whether a move got through nobody knows, so it is sent again with the same key. */
  lose(): void {
    for (const key of [...this.waiting.keys()]) this.answer(key, new Unreachable("the connection was lost"));
  }

  private answer(key: string, answer: Done | Problem | Unreachable): void {
    const settle = this.waiting.get(key);
    this.waiting.delete(key);
    settle?.(answer);
  }
}
