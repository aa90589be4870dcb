/** PostgreSQL's type OID of int8, which the drivers parse differently. */
export const INT8 = 20;

/** Our int8 values are counts and ids far below 2^53; anything larger throws instead of being rounded. */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 value ${text} does not fit a JavaScript number`);
  return value;
}
