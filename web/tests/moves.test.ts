import { describe, expect, it, vi } from "vitest";

import { Unreachable } from "../src/lib/api";
import { PendingMoves } from "../src/lib/moves";

const wire = () => {
  const sent: string[] = [];
  return { sent, socket: { send: (text: string) => sent.push(text) } as unknown as WebSocket };
};

describe("moves over the socket", () => {
  it("are kept with their receipt", async () => {
    const { sent, socket } = wire();
    const moves = new PendingMoves();
    const done = moves.send(socket, 1, "pass", 7, "k");
    expect(JSON.parse(sent[0] ?? "")).toEqual({ type: "move", seat: 1, choice: "pass", expected: 7, key: "k" });
    moves.hear({ type: "done", key: "another", n: 1 });
    expect(moves.any).toBe(true);
    moves.hear({ type: "done", key: "k", n: 8 });
    await expect(done).resolves.toEqual({ n: 8 });
    expect(moves.any).toBe(false);
  });

  it("fail with the reason for which they were refused", async () => {
    const moves = new PendingMoves();
    const done = moves.send(wire().socket, 1, "pass", 7, "k");
    const problem = { type: "urn:lazaretto:stale", title: "", status: 409, detail: "too late", n: 9 };
    moves.hear({ type: "refused", key: "k", problem });
    await expect(done).rejects.toMatchObject({ kind: "stale", n: 9 });
  });

  it("are sent again where nobody knows what became of them: the socket was lost, or no receipt came", async () => {
    const moves = new PendingMoves();
    const lost = moves.send(wire().socket, 1, "pass", 7, "k");
    moves.lose();
    await expect(lost).rejects.toBeInstanceOf(Unreachable);
    vi.useFakeTimers();
    const silent = moves.send(wire().socket, 1, "pass", 7, "l");
    vi.advanceTimersByTime(10_000);
    await expect(silent).rejects.toBeInstanceOf(Unreachable);
    vi.useRealTimers();
  });
});
