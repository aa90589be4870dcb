import type { TSchema } from 'typebox';
import { storableSchema } from '../http/storable.ts';
import { namedSchema } from './contractNames.ts';
import type { Json, JsonObject } from './json.ts';

/** Converts TypeBox schemas to OpenAPI 3.1 and collects all objects, enums and unions as named components. */
export interface SchemaWriter {
  readonly components: Readonly<Record<string, JsonObject>>;
  /**
   * `name` is used for an object that has none in the contract, and as a prefix for its parts. Input schemas get the
   * limits of what the database can store.
   */
  write(schema: TSchema, name: string, direction: 'input' | 'output'): JsonObject;
}

interface Parts {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly description?: string;
  readonly default?: Json;
}

export function createSchemaWriter(): SchemaWriter {
  const components: Record<string, JsonObject> = {};

  const write: SchemaWriter['write'] = (schema, fallback, direction) => {
    const parts = schema as Parts;
    if (parts.anyOf?.some(isNull)) return writeNullable(parts, fallback, direction);
    const named = namedSchema(schema) ?? (parts.properties === undefined ? undefined : { name: fallback, schema });
    if (named === undefined) return writeInline(schema, fallback, direction);
    const { name, schema: original } = named;
    if (!(name in components)) {
      // Reserves its position in the list before its parts are added.
      components[name] = {};
      const { default: _default, ...component } = writeInline(original, name, direction);
      components[name] = component;
    }
    return {
      $ref: `#/components/schemas/${name}`,
      ...(parts.description === (original as Parts).description ? {} : { description: parts.description }),
      ...(parts.default === undefined ? {} : { default: parts.default }),
    };
  };

  function writeNullable({ anyOf = [], description }: Parts, name: string, direction: 'input' | 'output'): JsonObject {
    const [part] = anyOf.filter((candidate) => !isNull(candidate));
    if (part === undefined) throw new RangeError(`${name} is always null.`);
    const written = write(part, name, direction);
    const text = description === undefined ? {} : { description };
    // Not `type: ['string', 'null']`: GraphQL Mesh ignores its `null` and would reject empty values.
    return { anyOf: [written, { type: 'null' }], ...text };
  }

  function writeInline(schema: TSchema, name: string, direction: 'input' | 'output'): JsonObject {
    const limited = direction === 'input' && (schema as Parts).type === 'integer' ? storableSchema(schema) : schema;
    const { anyOf, items, properties, patternProperties, ...rest } = limited as Parts;
    const [values] = Object.values(patternProperties ?? {});
    return {
      ...(rest.enum === undefined ? {} : { type: 'string' }),
      ...(JSON.parse(JSON.stringify(rest)) as JsonObject),
      ...(anyOf && { anyOf: anyOf.map((part, index) => write(part, `${name}${index + 1}`, direction)) }),
      ...(items && { items: write(items, singular(name), direction) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, part]) => [key, write(part, name + capital(key), direction)]),
        ),
      }),
      ...(values && { additionalProperties: write(values, name, direction) }),
    };
  }

  return { components, write };
}

function isNull(schema: TSchema): boolean {
  return (schema as Parts).type === 'null';
}

/** `FiltersLanguages` -> `FiltersLanguage`: one element of a list. */
function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
}

/** `getLead` -> `GetLead`. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
