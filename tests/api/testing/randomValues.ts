import fc from 'fast-check';
import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType, GraphQLNamedInputType } from 'graphql';
import type { Random } from '../../../upstream/db/demo/random.ts';
import type { KnownObjects } from './knownObjects.ts';
import { WORST, nasty } from './nastyInput.ts';

/** How unusual input is: `likely` finds something, `odd` is valid for its type and little else, `wrong` is not. */
export type Mood = 'likely' | 'odd' | 'wrong';

/** Odd texts, the same in every run. */
export const ODD_TEXTS: readonly string[] = [
  ...WORST,
  ...fc.sample(nasty, { seed: 20_261_122, numRuns: 200 }),
  'x'.repeat(20_000),
  '\u202e\u0000\ufeff',
];
const ODD_INTS = [0, -1, 1, 100, 101, 255, 65_536, 2_147_483_647, -2_147_483_648];
const ODD_FLOATS = [0, -0, 0.1, -1, 1e-7, 1e21, 1.797e308, 5e-324, 2_147_483_648, 99_999_999.999];
/** Values that no or only some scalars of the contract accept. */
const WRONG = [null, true, 1.5, 2_147_483_648, Infinity, 'ten', '', [], [[null]], {}, { id: {} }, [1, 'x', null], '1'];

const LIKELY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  pattern: ['ber', 'new y', 'ger', 'são'],
  query: ['seo', 'north', 'a b', 'studio'],
  email: ['owner-scale@demo.example', 'somebody@example.com', 'trial@demo.example'],
  password: ['demo-password', 'correct horse battery'],
  timeZone: ['Europe/Berlin', 'UTC'],
  website: ['project.example', 'https://shop.example/a?b=c'],
  rating: ['5'],
};
const WORDS = ['Ada', 'a longer text that says what was done and why it was good', 'Growth', '+4930123456', '5', '101'];

/** Creates JSON values for input types of the contract. */
export class ValueMaker {
  readonly #random: Random;
  readonly #known: KnownObjects;

  constructor(random: Random, known: KnownObjects) {
    this.#random = random;
    this.#known = known;
  }

  /** A value for the argument or field called `name`; undefined leaves it out. */
  value(type: GraphQLInputType, name: string, mood: Mood): unknown {
    const random = this.#random;
    if (mood === 'wrong' && random.chance(0.25)) return random.pick(WRONG);
    if (isNonNullType(type)) return this.present(type, name, mood);
    if (random.chance(mood === 'likely' ? 0.3 : 0.15)) return undefined;
    if (random.chance(mood === 'likely' ? 0.05 : 0.15)) return null;
    return this.present(type, name, mood);
  }

  /** A text for this name: an id, cursor or alias where the name suggests one. */
  text(name: string, mood: Mood): string {
    const random = this.#random;
    if (mood === 'odd' && random.chance(0.6)) return random.pick(ODD_TEXTS);
    const { cursors, uuids, slugs, aliases } = this.#known;
    if (name === 'after' || name === 'before')
      return random.chance(0.8) ? random.pick(cursors) : this.#damaged(cursors);
    if (name === 'alias') return random.pick(aliases);
    if (name === 'uuid' || name === 'key' || name === 'view')
      return random.chance(0.7) ? random.uuid() : random.pick(uuids);
    if (/id$/i.test(name)) return random.pick([this.#id(name), this.#id(name), random.pick(uuids), random.pick(slugs)]);
    return random.pick(LIKELY_TEXTS[name] ?? WORDS);
  }

  /** Usually an id of the type that the name suggests; sometimes one of another type, or a malformed one. */
  #id(name: string): string {
    const random = this.#random;
    const { ids } = this.#known;
    const wanted = Object.keys(ids).filter((type) => name.toLowerCase().includes(type.toLowerCase()));
    const type = wanted.length > 0 && random.chance(0.8) ? random.pick(wanted) : random.pick(Object.keys(ids));
    const known = ids[type] ?? [];
    return random.chance(0.9) ? random.pick(known) : this.#damaged(known);
  }

  #damaged(texts: readonly string[]): string {
    const [text, at] = [this.#random.pick(texts), this.#random.int(0, 20)];
    return this.#random.pick([text.slice(0, at), `${text}=`, text.slice(at) + text, text.toLowerCase(), ` ${text}`]);
  }

  /** Like `value`, but never null or undefined. */
  present(type: GraphQLInputType, name: string, mood: Mood): unknown {
    const random = this.#random;
    if (isNonNullType(type)) return this.present(type.ofType, name, mood);
    if (isListType(type)) {
      const length = mood === 'odd' && random.chance(0.1) ? 150 : random.int(0, 3);
      // A list with one item may be written as the item alone.
      if (random.chance(0.1)) return this.value(type.ofType, name, mood) ?? null;
      return Array.from({ length }, () => this.value(type.ofType, name, mood) ?? null);
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).map((field) => [
        field.name,
        this.value(field.type, field.name, mood),
      ]);
      const extra = mood === 'wrong' && random.chance(0.2) ? [[random.pick(['__proto__', 'x', '']), 1]] : [];
      return Object.fromEntries([...fields, ...extra].filter(([, value]) => value !== undefined)) as object;
    }
    return this.#leaf(type, name, mood);
  }

  #leaf(type: GraphQLNamedInputType, name: string, mood: Mood): unknown {
    const random = this.#random;
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    switch (type.name) {
      case 'Int':
        return mood === 'odd' && random.chance(0.6) ? random.pick(ODD_INTS) : random.int(1, 5);
      case 'Float':
        return mood === 'odd' && random.chance(0.6) ? random.pick(ODD_FLOATS) : random.int(0, 5_000) / 10;
      case 'Boolean':
        return random.chance(0.5);
      default:
        return this.text(name, mood);
    }
  }
}

/** The value in GraphQL syntax; enum values are written without quotes. */
export function literalOf(value: unknown, type: GraphQLInputType): string {
  if (value === null || value === undefined) return 'null';
  if (isNonNullType(type)) return literalOf(value, type.ofType);
  const inner = isListType(type) ? type.ofType : type;
  if (Array.isArray(value)) return `[${value.map((item) => literalOf(item, inner)).join(', ')}]`;
  if (isListType(type)) return literalOf(value, inner);
  if (typeof value === 'object') {
    const fields = isInputObjectType(type) ? type.getFields() : {};
    const written = Object.entries(value).map(
      ([name, item]) => `${name}: ${literalOf(item, fields[name]?.type ?? type)}`,
    );
    return `{${written.join(', ')}}`;
  }
  if (isEnumType(type) && typeof value === 'string') return value;
  return typeof value === 'number' && !Number.isFinite(value) ? '1e400' : JSON.stringify(value);
}
