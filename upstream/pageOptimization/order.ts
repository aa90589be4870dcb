interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * Reassigns the positions of `ids` to them in the given order; all other rows keep theirs, including removed ones.
 * Undefined if one of `ids` is missing from the rows.
 */
export function inNewOrder(rows: readonly Placed[], ids: readonly number[]): Placed[] | undefined {
  const wanted = new Set(ids);
  const moved = rows.filter(({ id }) => wanted.has(id));
  if (moved.length !== wanted.size) return undefined;
  const places = moved.map(({ position }) => position).toSorted((a, b) => a - b);
  return [...wanted].flatMap((id, index) => {
    const position = places[index];
    return position === undefined ? [] : [{ id, position }];
  });
}
