import { UpstreamError } from './errors.ts';

/** Whether a part of a body has the form the rooms were written for. `T` is the form it stands for. */
export type Check<T> = ((value: unknown) => boolean) & { readonly form?: T };

/** A closed set of words is checked as text only: words this gateway does not know are no fault of form. */
type Form<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (infer Item)[]
        ? Form<Item>[]
        : T;

export const text: Check<string> = (value) => typeof value === 'string';
export const number: Check<number> = (value) => typeof value === 'number' && Number.isFinite(value);
/** A whole number GraphQL's Int can hold. */
export const whole: Check<number> = (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31;
export const flag: Check<boolean> = (value) => typeof value === 'boolean';

// Every part within its range, so that Date.parse need not be asked for each of hundreds of timestamps.
const TIMESTAMP =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
/** ISO 8601 with a time zone. */
export const timestamp: Check<string> = (value) => typeof value === 'string' && TIMESTAMP.test(value);

export function nullable<T>(check: Check<T>): Check<T | null> {
  return (value) => value === null || check(value);
}

/** A field that may be missing. */
export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value) => value === undefined || check(value);
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!check(item)) return false;
    return true;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these fields; others are allowed. The compiler asks for a check of every field of `T`. */
export function object<T extends object>(fields: {
  readonly [K in keyof T]-?: Check<Form<T[K]>>;
}): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields).map(([name, check]) => ({ name, check }));
  // Every body goes through here: a plain loop.
  return (value) => {
    if (!isRecord(value)) return false;
    for (const { name, check } of checks) if (!check(value[name])) return false;
    return true;
  };
}

/** An object whose values all have one form. */
export function recordOf<T>(check: Check<T>): Check<Record<string, T>> {
  return (value) => isRecord(value) && Object.values(value).every(check);
}

export function oneOf<A, B>(a: Check<A>, b: Check<B>): Check<A | B> {
  return (value) => a(value) || b(value);
}

/**
 * The body of a successful answer, once its form is known to be right down to the last field that is used (reliability.md, fault 8).
 * Throws UpstreamError `badResponse` otherwise, so that no resolver meets a null list or a text where a number should be.
 */
export function checked<T>(body: Promise<unknown>, check: Check<T>): Promise<T> {
  return body.then((value) => verified(value, check, false));
}

/** The same for the answer to a write, which may have been executed although its answer cannot be used. */
export function checkedWrite<T>(body: Promise<unknown>, check: Check<T>): Promise<T> {
  return body.then((value) => verified(value, check, true));
}

function verified<T>(value: unknown, check: Check<T>, isWrite: boolean): T {
  if (!check(value)) throw new UpstreamError({ kind: 'badResponse', status: 200, outcomeUnknown: isWrite });
  return value as T;
}
