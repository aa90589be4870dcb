import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { ValueNode } from 'graphql';
import { isEmail } from '../../domain/contact/email.ts';
import { isDay, isWebAddress } from './textValues.ts';

/** The only timestamp format of the contract: ISO 8601, UTC, milliseconds. */
const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Formats a point in time as the contract promises; null if it is invalid. */
function toIso(value: unknown): string | null {
  // The upstream's own format passes unchanged: this runs for every timestamp of every response.
  if (typeof value === 'string' && EXACT.test(value)) return value;
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const ms = value instanceof Date ? value.getTime() : Date.parse(value);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** RFC 3339 with an offset. The day is checked separately, because `Date.parse` moves 30 February to March. */
const RFC_3339 =
  /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** A point in time as the upstream takes it; null for other texts and for years outside 1 to 9999 in UTC. */
function readInput(text: string): string | null {
  const day = RFC_3339.exec(text)?.groups?.['day'];
  if (day === undefined || !isDay(day)) return null;
  const iso = toIso(text.toUpperCase());
  return iso !== null && EXACT.test(iso) && !iso.startsWith('0000') ? iso : null;
}

/** The refusal of a value. That of a literal says where in the document it is, which graphql-js leaves to the scalar. */
function refusal(rule: string, literal: ValueNode | null): GraphQLError {
  return new GraphQLError(rule, { nodes: literal });
}

/** The text of a literal; null for those of other types. */
function textOf(literal: ValueNode): string | null {
  return literal.kind === Kind.STRING ? literal.value : null;
}

function parse(value: unknown, literal: ValueNode | null): string {
  const iso = typeof value === 'string' ? readInput(value) : null;
  if (iso !== null) return iso;
  throw refusal('A DateTime is an RFC 3339 text with an offset, such as 2026-11-21T09:30:00Z.', literal);
}

/** `DateTime`: in responses UTC with milliseconds; as input any RFC 3339 text. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    const iso = toIso(value);
    if (iso === null) throw new GraphQLError('Not a point in time.');
    return iso;
  },
  parseValue: (value) => parse(value, null),
  parseLiteral: (literal) => parse(textOf(literal), literal),
});

/**
 * A scalar for texts that match a rule, passed unchanged in both directions. Other values raise an error with the
 * sentence `rule`.
 */
function textScalar(name: string, isValid: (text: string) => boolean, rule: string): GraphQLScalarType<string, string> {
  const check = (value: unknown, literal: ValueNode | null): string => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw refusal(rule, literal);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => check(value, null),
    parseValue: (value) => check(value, null),
    parseLiteral: (literal) => check(textOf(literal), literal),
  });
}

/** The contract's custom scalars by name. */
export const scalars = {
  DateTime,
  /** An existing calendar day. */
  Date: textScalar('Date', isDay, 'A Date is a day of the calendar, such as 2026-11-21.'),
  /** An absolute web address. */
  URL: textScalar('URL', isWebAddress, 'A URL is a web address, such as https://www.example.com/.'),
  /** An email address by the account's rules (VAL-13). */
  EmailAddress: textScalar('EmailAddress', isEmail, 'An EmailAddress is an address, such as ada@example.com.'),
};
