/** The list with the entry at `from` taken out and put in at `to`. */
export function inNewOrder<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  return moved === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, moved);
}
