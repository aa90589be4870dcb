/**
 * Whether an outside value (URL, wire, header) is a member of a closed set. Narrows the type, so that unknown values
 * must be handled where they enter (QRY-01..07).
 */
export function isMember<const Member extends string>(set: readonly Member[], value: unknown): value is Member {
  return typeof value === 'string' && (set as readonly string[]).includes(value);
}
