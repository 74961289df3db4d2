// Which piece is which, from one view to the next. A view counts pieces; people see pieces that move.

/** A piece: always the same one while it lies and moves. */
export interface Piled {
  id: string;
  place: string;
  level: number; // how many lie under it there
}

/** So many pieces at each place; whatever need not have moved since `before` has not. */
export function restack(name: string, wanted: ReadonlyMap<string, number>, before: readonly Piled[]): Piled[] {
  const total = [...wanted.values()].reduce((sum, count) => sum + count, 0);
  const fresh = () => Array.from({ length: total }, (_, k) => ({ id: `${name}-${k}`, place: "", level: k }));
  const known = before.length === total ? before : fresh();

  // Piles keep their lower pieces; what lies above the wanted height goes where pieces are missing.
  const piles = new Map<string, string[]>([...wanted.keys()].map((place) => [place, []]));
  const loose: string[] = [];
  for (const { id, place } of known.toSorted((a, b) => a.level - b.level)) {
    const pile = piles.get(place);
    if (pile !== undefined && pile.length < (wanted.get(place) ?? 0)) pile.push(id);
    else loose.push(id);
  }
  for (const [place, pile] of piles) pile.push(...loose.splice(0, (wanted.get(place) ?? 0) - pile.length));
  return [...piles]
    .flatMap(([place, pile]) => pile.map((id, level) => ({ id, place, level })))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
