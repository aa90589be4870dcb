import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Whether a body has the form a room was written for. */
export type Check<T> = (body: unknown) => body is T;

/** How texts of a format are checked. Timestamps by their pattern: Date.parse costs too much for the hundreds in one answer. */
const FORMATS: Readonly<Record<string, { readonly minLength: number } | { readonly pattern: string }>> = {
  uuid: { minLength: 1 },
  date: { pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  'date-time': {
    pattern:
      '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$',
  },
};
/** What GraphQL's Int can hold. */
const LARGEST_INT = 2 ** 31 - 1;

/** The keywords of JSON Schema that the contract's answers are written in. */
interface Schema {
  readonly type?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
}

/**
 * Compiles the check of an answer from its schema in the contract, relaxed to what the gateway relies on: unknown fields pass, an unknown
 * word of a closed set passes as text (relay/enums.ts makes it null), a uuid is any text but the empty one, a range counts for nothing
 * but an integer must fit GraphQL's Int. Rooms leave out (`Type.Omit`, `Type.Pick`) what they do not use.
 */
export function checkOf<S extends TSchema>(schema: S): Check<Static<S>> {
  const relaxed = relax(schema);
  // Compiled when first used: all checks together would take a moment of every start.
  let compiled: { Check(body: unknown): boolean } | null = null;
  return (body): body is Static<S> => (compiled ??= Compile(relaxed)).Check(body);
}

function relax(schema: Schema): Schema {
  const { type, format, anyOf, items, patternProperties, properties = {}, required = [] } = schema;
  if (anyOf) return { anyOf: anyOf.map(relax) };
  if (schema.enum) return { type: 'string' };
  if (patternProperties) return { type: 'object', patternProperties: mapValues(patternProperties, relax) };
  switch (type) {
    case 'object':
      return { type, required, properties: mapValues(properties, relax) };
    case 'array':
      return { type, items: relax(items ?? {}) };
    case 'integer':
      return { type, minimum: -LARGEST_INT, maximum: LARGEST_INT };
    case 'string':
      return { type, ...(format === undefined ? {} : FORMATS[format]) };
    case 'number':
    case 'boolean':
    case 'null':
      return { type };
    default:
      throw new TypeError(`No check for ${JSON.stringify(schema)}.`);
  }
}

function mapValues(
  record: Readonly<Record<string, Schema>>,
  change: (value: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
