// What a player has: a few numbers, and the things that lie before him.

import type { MercatusPicture, NotreDamePicture, RattusPicture } from "../../lib/api";
import type { Words } from "../../lib/words.svelte";

/** A number with its name; null: hidden. */
export interface Figure {
  key: string; // of the message that names it
  icon: string;
  value: number | null;
}

/** Something a player holds. */
export interface Holding {
  id: string;
  icon: string;
  name: string;
  text: string; // what it does
  used: boolean;
}

export interface Belongings {
  figures: Figure[];
  holdings: Holding[];
}

export function rattus(position: RattusPicture | MercatusPicture, seat: number, words: Words): Belongings {
  const onBoard = sum(position.regions.map((region) => region.cubes[seat] ?? 0));
  const figures: Figure[] = [
    { key: "table-figure-points", icon: "vp", value: position.points[seat] ?? 0 },
    { key: "table-figure-reserve", icon: `cube-${position.colours[seat]}`, value: position.reserve[seat] ?? 0 },
    { key: "table-figure-board", icon: "ui-zoom-fit", value: onBoard },
    { key: "table-figure-palace", icon: "palace", value: position.palace[seat] ?? 0 },
  ];
  const holdings = position.cards
    .filter((card) => card.holder === seat)
    .map((card) => ({
      id: card.name,
      icon: `card-${card.name}`,
      name: words.say(`card-${card.name}`),
      text: words.say(`card-${card.name}-text`),
      used: card.used,
    }));
  return "goods" in position ? trade(position, seat, words, { figures, holdings }) : { figures, holdings };
}

function trade(position: MercatusPicture, seat: number, words: Words, base: Belongings): Belongings {
  const held = position.goods.filter((good) => (good.held[seat] ?? 0) > 0);
  return {
    figures: [...base.figures, { key: "table-figure-coins", icon: "coin", value: position.coins[seat] ?? 0 }],
    holdings: [
      ...held.map((good) => ({
        id: good.name,
        icon: `good-${good.name}`,
        name: `${words.say(`good-${good.name}`)} × ${good.held[seat] ?? 0}`,
        text: "",
        used: false,
      })),
      ...base.holdings.map((card) => {
        const good = position.on_cards[card.id];
        return good === undefined ? card : { ...card, name: `${card.name} (${words.say(`good-${good}`)})` };
      }),
    ],
  };
}

export function notreDame(position: NotreDamePicture, seat: number): Belongings {
  const player = position.players[seat];
  if (player === undefined) return { figures: [], holdings: [] };
  return {
    figures: [
      { key: "table-figure-prestige", icon: "vp", value: player.points },
      { key: "table-figure-coins", icon: "coin", value: player.coins },
      { key: "table-figure-cubes", icon: `cube-${player.colour}`, value: player.supply },
      { key: "table-figure-rats", icon: "rat", value: player.rats },
      { key: "table-figure-messages", icon: "message-prestige", value: sum(Object.values(player.messages)) },
    ],
    holdings: [],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
