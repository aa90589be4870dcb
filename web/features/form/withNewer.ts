/** `values`, with what has been saved since `base` in all fields that they do not change. */
export function withNewer<T extends object>(values: T, base: T, saved: T): T {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  );
  return { ...saved, ...Object.fromEntries(changed) };
}
