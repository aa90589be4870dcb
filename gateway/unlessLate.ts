/** The promise's result if it arrives within `ms`, else that of `onLate`. The promise itself continues. */
export async function unlessLate<T>(ms: number, promise: Promise<T>, onLate: () => T | Promise<T>): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(onLate()), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
