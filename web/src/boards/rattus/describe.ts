// What lies somewhere, in words: for those who do not see the board, and for everybody who points at it.

import type { Args, Words } from "../../lib/words.svelte";
import { hasGoods, regionOf, type Face, type Picture, type Rat, type RegionInfo } from "./pieces";

/** A face as an argument of messages that describe one. */
export function faceArgs(face: Face): Args {
  return { limit: face.limit, majority: face.majority, all: face.all, classes: face.classes.join(",") };
}

/** "Germania: cubes: Anna 2, Ben 1; 2 rats; rat 1: limit 3; the plague" */
export function regionInWords(region: RegionInfo, picture: Picture, words: Words): string {
  const name = words.say(`region-${region.name}`);
  if (!region.in_play) return `${name}: ${words.say("not-in-use")}`;
  const cubes = bySeat(region.cubes, words);
  const rats = region.rats.filter((rat) => rat !== null);
  const good = hasGoods(picture) ? picture.goods.find((kind) => kind.regions.includes(region.name)) : undefined;
  const parts = [
    cubes === "" ? words.say("no-cubes") : words.say("cubes-there", { list: cubes }),
    words.say("rats-there", { count: rats.length }),
    ...rats.filter((rat) => rat.face !== null).map((rat) => nthInWords(rat, words)),
    ...(good === undefined ? [] : [words.say(`good-${good.name}`)]),
    ...(picture.plague === region.name ? [words.say("plague-there")] : []),
  ];
  return `${name}: ${parts.join("; ")}`;
}

function bySeat(counts: readonly number[], words: Words): string {
  return counts.flatMap((count, seat) => (count > 0 ? [words.say("cubes-of", { seat, cubes: count })] : [])).join(", ");
}

/** "Palace: Anna 2. Rat supply: 13" */
export function offBoardInWords(picture: Picture, words: Words): string {
  const cubes = bySeat(picture.palace, words);
  const inPalace = cubes === "" ? words.say("no-cubes") : cubes;
  return `${words.say("palace")}: ${inPalace}. ${words.say("supply")}: ${picture.supply}`;
}

/** "rat 2 in Germania; face down; seen by Anna" */
export function ratInWords(rat: Rat, picture: Picture, words: Words): string {
  const parts = [words.say("slot", { region: regionOf(rat.slot), nth: nthOf(rat) })];
  if (rat.origin === "starter") parts.push(words.say("rat-starter"));
  if (rat.origin === "returned") parts.push(words.say("rat-returned-one"));
  parts.push(rat.face === null ? words.say("rat-face-down") : nthInWords(rat, words));
  if (rat.seen.length > 0) parts.push(seenInWords(rat, words));
  const goal = hasGoods(picture) ? picture.shaman[rat.slot] : undefined;
  if (goal !== undefined) parts.push(words.say("choice-rat_to", { region: goal }));
  return parts.join("; ");
}

export function seenInWords(rat: Rat, words: Words): string {
  return words.say("rat-seen-by", { list: rat.seen.map((seat) => words.names[seat] ?? String(seat)).join(", ") });
}

function nthInWords(rat: Rat, words: Words): string {
  return rat.face === null ? "" : words.say("rat-known", { nth: nthOf(rat), ...faceArgs(rat.face) });
}

function nthOf(rat: Rat): number {
  return Number(rat.slot.slice(rat.slot.indexOf(".") + 1));
}
