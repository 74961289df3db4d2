// What was there in somebody's games, added up for what is to be shown.

import type { ReviewedGame, Tally } from "./api";

export interface Sum {
  item: string;
  games: number;
  wins: number;
  amount: number;
  /** How many of these games an even share would be: of three players everybody wins every third. */
  even: number;
}

const TOGETHER = 10; // games of which the mean is shown: one says little

/** The tallies of so many players, rated or not; null: whatever it is. */
export function chosen(tallies: readonly Tally[], players: number | null, rated: boolean | null): Tally[] {
  return tallies.filter(
    (tally) => (players === null || tally.players === players) && (rated === null || tally.rated === rated),
  );
}

/** One sum for each thing of a kind, or for each number of players. */
export function sums(
  tallies: readonly Tally[],
  kind: string,
  by: (tally: Tally) => string = (tally) => tally.item,
): Sum[] {
  const found = new Map<string, Sum>();
  for (const tally of tallies.filter((each) => each.kind === kind)) {
    const item = by(tally);
    const sum = found.get(item) ?? { item, games: 0, wins: 0, amount: 0, even: 0 };
    sum.games += tally.games;
    sum.wins += tally.wins;
    sum.amount += tally.amount;
    sum.even += tally.games / tally.players;
    found.set(item, sum);
  }
  return [...found.values()];
}

/** How many games there are, all or those that were played whole. */
export function gamesOf(tallies: readonly Tally[], item: "all" | "whole"): number {
  return sums(tallies, "game").find((sum) => sum.item === item)?.games ?? 0;
}

/** Points lost with each decision, game by game. */
export const each = (game: Pick<ReviewedGame, "decisions" | "lost">): number => game.lost / Math.max(1, game.decisions);

/** The same as the mean of ten games up to each, a decision counting as much as any other. */
export function means(games: readonly Pick<ReviewedGame, "decisions" | "lost">[]): number[] {
  return games.map((_, k) => {
    const last = games.slice(Math.max(0, k + 1 - TOGETHER), k + 1);
    return each({
      decisions: last.reduce((sum, game) => sum + game.decisions, 0),
      lost: last.reduce((sum, game) => sum + game.lost, 0),
    });
  });
}
