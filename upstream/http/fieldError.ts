import type { WireFieldError } from '../contract/call.ts';

/** Limits to quote: characters, entries, or the values themselves. */
interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What is said of a field, as a phrase that follows its name, like the messages of the schemas. */
const PHRASES = {
  REQUIRED: () => 'is required',
  TOO_SHORT: ({ min }) => `is too short${quoted(min, 'at least', ' characters')}`,
  TOO_LONG: ({ max }) => `is too long${quoted(max, 'at most', ' characters')}`,
  OUT_OF_RANGE: ({ min, max }) =>
    min === undefined || max === undefined ? 'is out of range' : `must be ${min} to ${max}`,
  TOO_MANY: ({ max }) => `has too many entries${quoted(max, 'at most')}`,
  TOO_MANY_CHILDREN: ({ max }) => `has too many second-level services${quoted(max, 'at most')}`,
  CITY_ONLY: () => 'is not a city',
  INVALID_WEBSITE: () => 'is not the https URL of a website',
  INVALID_LINK: () => 'is not an https URL with a path, or not one of that network',
  INVALID_PHONE: () => 'is not a phone number in international format',
  INVALID_EMAIL: () => 'is not an email address',
  DUPLICATE: () => 'is listed twice',
  INVALID_VALUE: () => 'is not a valid value',
} as const satisfies Readonly<Record<string, (bounds: Bounds) => string>>;

/** Codes of the domain's rules, as the API spells them. */
export type FieldCode = keyof typeof PHRASES;

function quoted(limit: number | undefined, word: string, unit = ''): string {
  return limit === undefined ? '' : ` (${word} ${limit}${unit})`;
}

/** A field that a rule of the domain refuses; the message names the limits that are given. */
export function fieldError(path: string, code: FieldCode, bounds: Bounds = {}): WireFieldError {
  return { path, code, message: PHRASES[code](bounds) };
}
