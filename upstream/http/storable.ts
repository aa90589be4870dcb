import { Type, type TSchema } from 'typebox';

/** The integers of PostgreSQL's int4, the type of every id and number of the database. */
const INT4 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } as const;

/**
 * The schema of a part of a request with the bounds of what the database can hold: integers without bounds of their
 * own are int4, moments and days are in the years 1 to 9999.
 */
export function storableSchema(schema: TSchema): TSchema {
  const { type, format, properties, items, anyOf } = schema as Schema;
  if (type === 'integer') return { ...INT4, ...schema };
  if (format === 'date-time' || format === 'date') {
    return Type.Refine({ ...schema }, isInCalendar, () => 'must be in the years 1 to 9999');
  }
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: mapValues(properties, storableSchema) }),
    ...(items === undefined ? {} : { items: storableSchema(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(storableSchema) }),
  };
}

/**
 * A value of a body or query with every text as PostgreSQL can hold it: NUL is dropped, a lone surrogate becomes
 * U+FFFD (jsonb takes neither).
 */
export function storableTexts(value: unknown): unknown {
  return mapTexts(value, (text) => text.toWellFormed().replaceAll('\0', ''));
}

/** The same for a path, where NUL becomes U+FFFD: with it dropped, one thing would have two addresses. */
export function storablePath(value: unknown): unknown {
  return mapTexts(value, (text) => text.replaceAll('\0', '\ufffd'));
}

interface Schema {
  readonly type?: unknown;
  readonly format?: unknown;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/** Formats say nothing of the year, and a leap second is no moment for JavaScript. */
function isInCalendar(text: unknown): boolean {
  const year = new Date(String(text)).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value === 'object' && value !== null) {
    return mapValues(value as Readonly<Record<string, unknown>>, (item) => mapTexts(item, change));
  }
  return value;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
