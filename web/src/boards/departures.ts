// Where a board is joined otherwise than its picture shows: at tables that play with an owner's set of components.

export type Joint = readonly [string, string];

export interface Departure {
  joint: Joint;
  /** Whether the picture shows a border or a street here that there is not; else there is one that it does not show. */
  shown: boolean;
}

interface Place {
  name: string;
  near: readonly string[];
}

/** Between these places, what differs from the joints that a picture shows. */
export function departures(picture: readonly Joint[], places: readonly Place[]): Departure[] {
  const names = new Set(places.map(({ name }) => name));
  const shown = byEnds(picture.filter((joint) => joint.every((name) => names.has(name))));
  const there = byEnds(places.flatMap(({ name, near }) => near.map((other): Joint => [name, other])));
  return [...missing(shown, there, true), ...missing(there, shown, false)];
}

function byEnds(joints: readonly Joint[]): Map<string, Joint> {
  return new Map(joints.map(([a, b]): [string, Joint] => (a < b ? [`${a} ${b}`, [a, b]] : [`${b} ${a}`, [b, a]])));
}

function missing(from: Map<string, Joint>, to: Map<string, Joint>, shown: boolean): Departure[] {
  return [...from].filter(([ends]) => !to.has(ends)).map(([, joint]) => ({ joint, shown }));
}
