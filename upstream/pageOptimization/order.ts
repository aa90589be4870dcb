interface Placed {
  readonly id: number;
  readonly position: number;
}

/**
 * The rows of `ids` with their positions exchanged so that they follow each other as `ids` says; all others keep
 * their places, removed ones too. Undefined when one of `ids` is not among the rows.
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
