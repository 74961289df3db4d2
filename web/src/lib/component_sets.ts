// What is printed in a box, as the file of a set says it, and how one is changed. Whether it can be played with, the
// server says: nothing here judges.

export interface Token {
  id: string;
  starting: boolean;
  limit: number;
  majority: number;
  all: number;
  classes: string[];
  seen?: boolean;
}

export type BorderKind = "land" | "sea";

export interface Border {
  a: string;
  b: string;
  kind: BorderKind;
  grade?: string;
}

export interface RattusSet {
  title: "rattus";
  name?: string;
  tokens: { token: Token[] };
  map: { borders: Border[]; regions: Record<string, string[]>; seen?: string[] };
}

export type Street = [string, string];

export interface NotreDameSet {
  title: "notre-dame";
  name?: string;
  seen?: string[];
  rats: Record<string, number>;
  streets: { squares: string[]; within: Street[]; to_next: Street[] };
}

export type ComponentSet = RattusSet | NotreDameSet;

/** A file that the server has proven. */
export const read = (file: string): ComponentSet => JSON.parse(file) as ComponentSet;
export const write = (set: ComponentSet): string => JSON.stringify(set);

export const LONGEST_NAME = 40;
export const CLASSES = ["royalty", "church", "chivalry", "bourgeoisie", "peasantry", "magic"] as const;

/** The same set with another face on a token: whoever enters one has looked at it. */
export function withToken(set: RattusSet, id: string, change: Partial<Token>): RattusSet {
  const token = set.tokens.token.map((each) => (each.id === id ? { ...each, seen: true, ...change } : each));
  return { ...set, tokens: { token } };
}

const joins = (border: Border, a: string, b: string): boolean =>
  (border.a === a && border.b === b) || (border.a === b && border.b === a);

export function borderOf(set: RattusSet, a: string, b: string): BorderKind | null {
  return set.map.borders.find((border) => joins(border, a, b))?.kind ?? null;
}

export function withBorder(set: RattusSet, a: string, b: string, kind: BorderKind | null): RattusSet {
  const others = set.map.borders.filter((border) => !joins(border, a, b));
  return { ...set, map: { ...set.map, borders: kind === null ? others : [...others, { a, b, kind }] } };
}

/** None, by land, by sea, none again. */
export function nextKind(kind: BorderKind | null): BorderKind | null {
  return kind === null ? "land" : kind === "land" ? "sea" : null;
}

export function withRats(set: NotreDameSet, character: string, rats: number): NotreDameSet {
  return { ...set, rats: { ...set.rats, [character]: rats } };
}

/** Streets within a quarter lead both ways; those to the next quarter lead from this one to that one. */
export function hasStreet(set: NotreDameSet, part: "within" | "to_next", a: string, b: string): boolean {
  return set.streets[part].some(([from, to]) => leads(part, from, to, a, b));
}

function leads(part: "within" | "to_next", from: string, to: string, a: string, b: string): boolean {
  return (from === a && to === b) || (part === "within" && from === b && to === a);
}

/** The same set with a street where there was none, or without the one that was there. */
export function withStreet(set: NotreDameSet, part: "within" | "to_next", a: string, b: string): NotreDameSet {
  const others = set.streets[part].filter(([from, to]) => !leads(part, from, to, a, b));
  const streets: Street[] = others.length < set.streets[part].length ? others : [...others, [a, b]];
  return { ...set, streets: { ...set.streets, [part]: streets } };
}

const toggled = (items: readonly string[] | undefined, item: string, on: boolean): string[] => [
  ...(items ?? []).filter((each) => each !== item),
  ...(on ? [item] : []),
];

/** A token, region, character or square that its owner has compared with his box, or has not. */
export function withSeen(set: ComponentSet, item: string, on: boolean): ComponentSet {
  if (set.title === "notre-dame") return { ...set, seen: toggled(set.seen, item, on) };
  if (set.tokens.token.some(({ id }) => id === item)) return withToken(set, item, { seen: on });
  return { ...set, map: { ...set.map, seen: toggled(set.map.seen, item, on) } };
}

export function isSeen(set: ComponentSet, item: string): boolean {
  if (set.title === "notre-dame") return set.seen?.includes(item) ?? false;
  const token = set.tokens.token.find(({ id }) => id === item);
  return token === undefined ? (set.map.seen?.includes(item) ?? false) : token.seen === true;
}

export const regionsOf = (set: RattusSet): string[] => Object.values(set.map.regions).flat();

/** Everything of a part that can be compared with a box. */
export function itemsOf(set: ComponentSet): string[] {
  if (set.title === "notre-dame") return [...Object.keys(set.rats), ...set.streets.squares];
  return [...set.tokens.token.map(({ id }) => id), ...regionsOf(set)];
}
