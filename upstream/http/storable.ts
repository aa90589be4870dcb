import { Type, type TSchema } from 'typebox';

/** Range of PostgreSQL's int4, the type of all ids and numbers in the database. */
const INT4 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } as const;

/**
 * Restricts a request schema to what the database can store: integers without limits of their own to int4, timestamps
 * and days to the years 1 to 9999.
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
 * Makes every text of a body or query storable in PostgreSQL: NUL is removed, a lone surrogate becomes U+FFFD (jsonb
 * accepts neither).
 */
export function storableTexts(value: unknown): unknown {
  return mapTexts(value, (text) => text.toWellFormed().replaceAll('\0', ''));
}

/** The same for a path, except that NUL becomes U+FFFD; removing it would give one resource two paths. */
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

/** The schema formats do not limit the year, and they allow leap seconds, which JavaScript lacks. */
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
