import { Type } from 'typebox';
import type { Static, TProperties, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Type guard for an upstream body. */
export type Check<T> = (body: unknown) => body is T;

/** Range of GraphQL's Int. */
const INT = { minimum: -(2 ** 31) + 1, maximum: 2 ** 31 - 1 };

/** Checks of text formats. Timestamps by pattern: Date.parse is too slow for the hundreds in one response. */
const FORMATS: Readonly<Record<string, { readonly minLength: number } | { readonly pattern: string }>> = {
  uuid: { minLength: 1 },
  date: { pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  'date-time': {
    pattern:
      '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$',
  },
};

/**
 * Compiles the check of a response from its contract schema, relaxed to what the gateway relies on: unknown fields
 * pass, an unknown word of a closed set passes as text (relay/enums.ts maps it to null), a uuid is any non-empty text,
 * ranges are ignored except that an integer must fit GraphQL's Int. Callers omit (`Type.Omit`, `Type.Pick`) what they
 * do not use.
 */
export function checkOf<S extends TSchema>(schema: S): Check<Static<S>> {
  const relaxed = relax(schema);
  // Compiled on first use: compiling all checks would delay every start.
  let compiled: { Check(body: unknown): boolean } | null = null;
  return (body): body is Static<S> => (compiled ??= Compile(relaxed)).Check(body);
}

function relax(schema: TSchema): TSchema {
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(relax));
  if (Type.IsEnum(schema)) return Type.String();
  if (Type.IsRecord(schema)) return Type.Record(Type.String(), relax(Type.RecordValue(schema)));
  if (Type.IsObject(schema)) return Type.Object(relaxEach(schema.properties));
  if (Type.IsArray(schema)) return Type.Array(relax(schema.items));
  if (Type.IsInteger(schema)) return Type.Integer(INT);
  if (Type.IsString(schema)) return Type.String('format' in schema ? FORMATS[String(schema.format)] : {});
  if (Type.IsNumber(schema) || Type.IsBoolean(schema) || Type.IsNull(schema)) return schema;
  throw new TypeError(`No check for ${JSON.stringify(schema)}.`);
}

function relaxEach(properties: TProperties): TProperties {
  const relaxed: TProperties = {};
  for (const [name, schema] of Object.entries(properties)) {
    relaxed[name] = Type.IsOptional(schema) ? Type.Optional(relax(schema)) : relax(schema);
  }
  return relaxed;
}
