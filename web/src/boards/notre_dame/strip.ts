// What a player of Notre Dame has: points, coins, cubes, rats, messages, and what lies in his quarter.

import type { Telling } from "../../lib/scenes";
import type { Words } from "../../lib/words.svelte";
import { NOTHING, type Belongings, type Change, type Figure, type Holding } from "../belongings";
import { LAST_RAT, SECTORS, withoutColour, type Picture, type Player } from "./picture";

export function belongings(picture: Picture, seat: number, words: Words): Belongings {
  const player = picture.players[seat];
  if (player === undefined) return NOTHING;
  const figure = (id: string, icon: string, value: number): Figure => {
    return { id, icon, value, name: words.say(`table-figure-${id}`) };
  };
  return {
    points: player.points,
    figures: [
      ...(picture.bell === seat ? [sign("bell", "bell-ringer", words.say("bell-ringer-piece"))] : []),
      ...(picture.spared.includes(seat) ? [sign("spared", "character-doctor", words.say("paris-spared"))] : []),
      figure("coins", "coin", player.coins),
      { ...figure("cubes", `cube-${player.colour}`, player.supply), beside: `+${player.general}` },
      { ...figure("rats", "rat", player.rats), track: { last: LAST_RAT, next: player.threat } },
    ],
    holdings: [...messages(player, words), ...cards(player, words)],
    places: SECTORS.map((place) => sector(place, player, words)),
  };
}

function sign(id: string, icon: string, name: string): Figure {
  return { id, icon, name, value: null };
}

function messages(player: Player, words: Words): Holding[] {
  return Object.entries(player.messages).flatMap(([colour, count]) => {
    const name = words.say("paris-letters", { colour, count });
    const held = { id: `message-${colour}`, icon: "message-prestige", name, text: "", used: false, count, colour };
    return count > 0 ? [held] : [];
  });
}

/** The cards of this round: what was played lies open, of the others one sees the backs. */
function cards(player: Player, words: Words): Holding[] {
  const hidden = [...player.hand, ...player.passing].map(({ colour }, k) => {
    const name = words.say("paris-card-hidden", { colour });
    return { id: `hidden-${k}`, icon: `cube-${colour}`, name, text: "", used: false, count: 1, colour };
  });
  const played = player.played.map(({ name, colour }) => {
    const action = withoutColour(name ?? "");
    const [title, text] = [words.say(`action-${action}`), words.say(`action-${action}-text`)];
    return { id: `played-${name}`, icon: `place-${action}`, name: title, text, used: true, count: 1, colour };
  });
  return [...played, ...hidden];
}

function sector(place: string, player: Player, words: Words): Figure {
  const figure = {
    id: place,
    icon: `place-${place}`,
    name: words.say(`ribbon-${place}`),
    value: player.cubes[place] ?? 0,
  };
  return player.friend === place ? { ...figure, beside: "+1" } : figure;
}

export function course(picture: Picture, words: Words): string[] {
  const round = picture.round > 9 ? words.say("paris-over") : words.say("paris-round", { count: picture.round });
  return [round, `${words.say("coin-supply")}: ${picture.treasury}`];
}

/** What the cathedral brings is told to everybody, what the plague costs is not. */
export function change(telling: Telling, seat: number): Change | null {
  const gained = telling.scene.events.find(({ key, args }) => key === "prestige-gained" && args["seat"] === seat);
  return gained === undefined ? null : { done: Number(gained.args["count"]), coming: 0 };
}
