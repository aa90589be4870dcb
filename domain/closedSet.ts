/**
 * Whether a value from outside (URL, wire, header) belongs to one of the closed sets of this folder.
 * Narrows the type, so that an unknown value has to be handled where it enters (QRY-01..07).
 */
export function isMember<const Member extends string>(set: readonly Member[], value: unknown): value is Member {
  return typeof value === 'string' && (set as readonly string[]).includes(value);
}
