const ANSWER_TYPES = ['application/json', 'application/graphql-response+json', 'text/event-stream'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** The precision of a range that names the whole type. */
const NAMED = 2;

interface Match {
  readonly quality: number;
  /** Parts of the type that the range names. */
  readonly precision: number;
  /** Place of the range in the header. */
  readonly place: number;
}

/**
 * The type of response that a client prefers, by its Accept header (RFC 9110 §12.5.1): the one with the highest quality;
 * among equals the one that is named more precisely, then the one that is named first. JSON without the header; null if
 * it allows none of the types. An event stream is only for a POST that names it.
 */
export function preferredType(method: string, accept: string | undefined): AnswerType | null {
  if (accept === undefined || accept.trim() === '') return 'application/json';
  const ranges = accept.split(',').map((range) => range.toLowerCase());
  let best: { readonly type: AnswerType; readonly match: Match } | null = null;
  for (const type of ANSWER_TYPES) {
    const match = matchOf(type, ranges);
    if (!match || match.quality === 0 || (best && !isBetter(match, best.match))) continue;
    if (type !== 'text/event-stream' || (method === 'POST' && match.precision === NAMED)) best = { type, match };
  }
  return best?.type ?? null;
}

/** Of the ranges that include the type, the most precise one decides. */
function matchOf(type: AnswerType, ranges: readonly string[]): Match | null {
  let found: Match | null = null;
  for (const [place, range] of ranges.entries()) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    const precision = [`*/*`, `${type.split('/', 1)[0]}/*`, type].indexOf(name);
    if (precision > (found?.precision ?? -1)) found = { quality: qualityIn(parameters), precision, place };
  }
  return found;
}

function qualityIn(parameters: readonly string[]): number {
  const value = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return Number(value) || 0;
}

function isBetter(one: Match, other: Match): boolean {
  if (one.quality !== other.quality) return one.quality > other.quality;
  if (one.precision !== other.precision) return one.precision > other.precision;
  return one.place < other.place;
}

/** Whether the response is plain JSON, as it is for a client that is refused because it accepts none of the types. */
export function getsPlainJson(method: string, accept: string | undefined): boolean {
  return preferredType(method, accept) !== 'application/graphql-response+json';
}

/** The Content-Type of a response that is not an event stream. */
export function contentTypeFor(method: string, accept: string | undefined): string {
  const type: AnswerType = getsPlainJson(method, accept) ? 'application/json' : 'application/graphql-response+json';
  return `${type}; charset=utf-8`;
}
