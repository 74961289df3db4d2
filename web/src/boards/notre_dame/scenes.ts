// The scenes of Notre Dame: the plague at the end of a round, and what the cathedral brings at the end of a period.

import type { EventInfo } from "../../lib/api";
import { collect, seatsOf, type Scene } from "../../lib/scenes";
import { CATHEDRAL } from "./picture";

const PLAGUE = new Set([
  "rats-moved",
  "outbreak",
  "prestige-lost",
  "prestige-lost-unseen",
  "influence-lost",
  "no-influence-lost",
]);
const GAINS = new Set(["prestige-gained", "no-prestige-gained"]);

export function scenes(events: readonly EventInfo[]): Scene[] {
  const plagues = collect(
    events,
    "plague-strikes",
    ({ key }) => PLAGUE.has(key),
    ({ key }) => key === "round-begins",
  );
  const cathedrals = collect(
    events,
    "cathedral-scored",
    ({ key, args }) => GAINS.has(key) && args["source"] === CATHEDRAL,
  );
  return [
    ...plagues.map(({ events, since }) => {
      const hits = seatsOf(events, ({ key, args }) => key === "outbreak" || Number(args["moved"]) > 0);
      return { kind: "plague", events, frames: [events], since, hits };
    }),
    ...cathedrals.map(({ events, since }) => {
      const hits = seatsOf(events, ({ key }) => key === "prestige-gained");
      return { kind: "cathedral", events, frames: [events], since, hits };
    }),
  ];
}
