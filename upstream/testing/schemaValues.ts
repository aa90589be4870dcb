import fc from 'fast-check';
import { asNumber, nastyDay, nastyJson, nastyMoment, nastyNumber, nastyText, nastyUuid } from './nastyValues.ts';

export interface ValueOptions {
  /** Uuids that exist in the database. */
  readonly uuids: readonly string[];
  readonly emails: readonly string[];
  /** Whether to include wrong types, values out of range, and missing or invented fields. */
  readonly isWild: boolean;
}

/** Values for a contract schema of the field `name`. Their numbers are those of `asNumber`. */
export function valuesOf(schema: unknown, options: ValueOptions, name = ''): fc.Arbitrary<unknown> {
  const right = typed(asRecord(schema), options, name);
  return options.isWild ? fc.oneof({ weight: 12, arbitrary: right }, nastyJson) : right;
}

/** Valid texts by field, without which few calls would pass validation. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  password: ['demo-password', 'a long password'],
  userTz: ['Europe/Berlin', 'UTC'],
  domain: ['acme.example'],
  website: ['https://acme.example/'],
  phone: ['+14155550123'],
  language: ['de', 'en-US'],
};
const SENTENCE = 'A sentence that says in so many words what somebody wants from whom, and until when.';

type Schema = Readonly<Record<string, unknown>>;

function typed(schema: Schema, options: ValueOptions, name: string): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['anyOf'])) {
    return fc.oneof(...schema['anyOf'].map((part) => valuesOf(part, options, name)));
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'string':
      return texts(schema, options, name);
    case 'integer':
    case 'number':
      return numbers(schema, options);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrays(schema, options);
    case 'object':
      return objects(schema, options);
    default:
      return nastyJson;
  }
}

function texts(schema: Schema, { uuids, emails, isWild }: ValueOptions, name: string): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 10_000 } = schema;
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...uuids), nastyUuid);
  if (format === 'date-time') return nastyMoment;
  if (format === 'date') return nastyDay;
  if (typeof pattern === 'string') {
    const matching = fc.stringMatching(new RegExp(pattern), { size: 'small' });
    const accepted = fc.constantFrom(...(ACCEPTED[name] ?? ['12']));
    return isWild ? fc.oneof(matching, nastyText) : fc.oneof(matching, accepted);
  }
  const accepted = /email|account/.test(name)
    ? fc.oneof(fc.constantFrom(...emails), fc.emailAddress())
    : fc.constantFrom(...(ACCEPTED[name] ?? [SENTENCE]));
  if (isWild) return fc.oneof(accepted, nastyText);
  return fc
    .oneof({ weight: 4, arbitrary: accepted }, nastyText)
    .map((text) => text.padEnd(Number(minLength), '\0').slice(0, Number(maxLength)));
}

function numbers(schema: Schema, { isWild }: ValueOptions): fc.Arbitrary<string> {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema as Record<string, number>;
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  const bounded = fc.oneof(
    // The range of catalogue ids.
    fc.nat(12).map((small) => Math.min(Math.max(small, min), max)),
    fc.nat(300).map((small) => Math.min(Math.max(small, min), max)),
    fc.integer({ min, max }),
    fc.constantFrom(min, max),
  );
  const beyond = fc.oneof(nastyNumber, fc.constantFrom(min - 1, max + 1).map(String));
  return (isWild ? fc.oneof(bounded.map(String), beyond) : bounded.map(String)).map(asNumber);
}

function arrays(schema: Schema, options: ValueOptions): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = 4 } = schema as Record<string, number>;
  const items = valuesOf(schema['items'], options);
  if (options.isWild) return fc.array(items, { maxLength: 4 });
  const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
  return schema['uniqueItems'] === true ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
}

function objects(schema: Schema, options: ValueOptions): fc.Arbitrary<unknown> {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const fields = Object.entries(asRecord(schema['properties'])).map(([name, field]) => {
    const value = valuesOf(field, options, name);
    const isLeftOut = options.isWild || !required.has(name);
    // Wild objects lack one in 25 required fields and half of the optional ones.
    const freq = required.has(name) ? 24 : 1;
    return (isLeftOut ? fc.option(value, { freq, nil: undefined }) : value).map((made) => [name, made] as const);
  });
  const extra = fc.option(fc.tuple(nastyText, nastyJson), { freq: 1, nil: null });
  return fc.tuple(fc.tuple(...fields), fc.nat(20), extra).map(([all, chance, more]) => {
    const sent = all.filter(([, value]) => value !== undefined);
    return Object.fromEntries(options.isWild && chance === 0 && more !== null ? [...sent, more] : sent);
  });
}

function asRecord(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}
