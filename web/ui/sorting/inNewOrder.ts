/** The list with the entry moved from `from` to `to`. */
export function inNewOrder<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from];
  return moved === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, moved);
}
