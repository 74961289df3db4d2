// What a player of Rattus or Mercatus has: points, cubes, cards, and with Mercatus coins and goods.

import type { Telling } from "../../lib/scenes";
import type { Words } from "../../lib/words.svelte";
import type { Belongings, Change, Figure, Holding } from "../belongings";
import { hasGoods, type Picture } from "./pieces";
import { losses } from "./scenes";

export function belongings(picture: Picture, seat: number, words: Words): Belongings {
  const figure = (id: string, icon: string, value: number): Figure => {
    return { id, icon, value, name: words.say(`table-figure-${id}`) };
  };
  const figures = [
    {
      ...figure("reserve", `cube-${picture.colours[seat]}`, picture.reserve[seat] ?? 0),
      word: words.say("table-figure-in-reserve"),
    },
    figure("palace", "palace", picture.palace[seat] ?? 0),
    ...(hasGoods(picture) ? [figure("coins", "coin", picture.coins[seat] ?? 0)] : []),
  ];
  const holdings = [...goods(picture, seat, words), ...cards(picture, seat, words)];
  return { points: picture.points[seat] ?? 0, figures, holdings, places: [] };
}

function cards(picture: Picture, seat: number, words: Words): Holding[] {
  return picture.cards
    .filter((card) => card.holder === seat)
    .map(({ name, used }) => {
      const [title, text] = [words.say(`card-${name}`), words.say(`card-${name}-text`)];
      return { id: name, icon: `card-${name}`, name: title, text, used, count: 1 };
    });
}

function goods(picture: Picture, seat: number, words: Words): Holding[] {
  if (!hasGoods(picture)) return [];
  return picture.goods.flatMap(({ name, held }) => {
    const count = held[seat] ?? 0;
    const good = { id: name, icon: `good-${name}`, name: words.say(`good-${name}`), text: "", used: false, count };
    return count > 0 ? [good] : [];
  });
}

export function course(picture: Picture, words: Words): string[] {
  const supply = `${words.say("supply")}: ${picture.supply}`;
  return hasGoods(picture) ? [supply, words.say("bank-holds", { coins: picture.bank })] : [supply];
}

/** Every cube on the board is a point. */
export function change(telling: Telling, seat: number): Change | null {
  if (telling.scene.kind !== "token") return null;
  const { lost, coming } = losses(telling, seat);
  return { done: -lost, coming: -coming };
}
