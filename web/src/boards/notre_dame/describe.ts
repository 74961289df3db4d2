// What lies somewhere, in words: for those who do not see the board, and for everybody who points at it.

import type { Words } from "../../lib/words.svelte";
import type { Thing } from "./offers";
import { CATHEDRAL, squareCalled, withoutColour, type Picture, type Player } from "./picture";

/** What a thing is called. */
export function nameOf({ noun, item, seat }: Thing, words: Words): string {
  if (noun === "place" && seat !== null) return `${words.say(`place-${item}`)}, ${words.names[seat] ?? ""}`;
  if (noun === "harbour" && seat !== null) return `${words.say("paris-harbour")}, ${words.names[seat] ?? ""}`;
  if (noun === "deck") return words.say("paris-deck-name");
  return words.say(`${noun}-${item}`);
}

/** What there is to see of it now, a sentence or a few words each. */
export function stateOf({ noun, item, seat }: Thing, picture: Picture, words: Words): string[] {
  if (noun === "place" && item === CATHEDRAL) return cathedral(picture, words);
  if (noun === "square") return square(item, picture, words);
  if (noun === "character") return [characterInWords(item, picture, words)];
  const player = seat === null ? undefined : picture.players[seat];
  if (player === undefined) return [];
  if (noun === "place") return sector(item, player, words);
  if (noun === "harbour") return [words.say("paris-rats-at", { count: player.rats })];
  if (noun === "deck") return deck(player, words);
  return [];
}

/** What it does; "" where there is nothing to tell. */
export function effectOf({ noun, item }: Thing, words: Words): string {
  if (noun === "place") return words.say(`action-${item}-text`);
  if (noun === "card") return words.say(`action-${withoutColour(item)}-text`);
  if (noun === "character") return words.say(`character-${item}-text`);
  if (noun === "harbour") return words.say("paris-harbour-text");
  return "";
}

function sector(place: string, player: Player, words: Words): string[] {
  const cubes = words.say("paris-cubes", { count: player.cubes[place] ?? 0 });
  return player.friend === place ? [cubes, words.say("trusted-friend")] : [cubes];
}

function cathedral(picture: Picture, words: Words): string[] {
  const { cubes, worth, each, with_one_more } = picture.cathedral;
  const owners = picture.players.flatMap((player, seat) => {
    const count = player.cubes[CATHEDRAL] ?? 0;
    return count > 0 ? [`${words.names[seat] ?? ""} ${count}`] : [];
  });
  const pays = words.say("cathedral-line", { count: cubes, worth, each });
  const more = words.say("paris-one-more", { each: with_one_more });
  return owners.length > 0 ? [pays, owners.join(", "), more] : [pays];
}

function square(name: string, picture: Picture, words: Words): string[] {
  const message = squareCalled(picture, name)?.message ?? null;
  const there = picture.players.flatMap((player, seat) => (player.carriage === name ? [words.names[seat] ?? ""] : []));
  return [
    message === null ? words.say("paris-no-message") : words.say("paris-message", { message }),
    ...(there.length > 0 ? [words.say("paris-carriages", { list: there.join(", ") })] : []),
  ];
}

function characterInWords(name: string, picture: Picture, words: Words): string {
  return words.say("paris-rats", { count: picture.characters.find((one) => one.name === name)?.rats ?? 0 });
}

function deck(player: Player, words: Words): string[] {
  const list = (cards: readonly string[]) => cards.map((card) => words.say(`action-${withoutColour(card)}`)).join(", ");
  const away = player.laid_away.flatMap(({ name }) => (name === null ? [] : [words.say(`card-${name}`)]));
  return [
    ...(player.unseen.length > 0 ? [words.say("deck-line", { cards: list(player.unseen) })] : []),
    ...(player.passed.length > 0 ? [words.say("cards-passed", { cards: list(player.passed) })] : []),
    ...(away.length > 0 ? [words.say("laid-away-line", { cards: away.join(", ") })] : []),
  ];
}
