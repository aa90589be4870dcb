import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedOutputType,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql';
import type { Random } from '../../../upstream/db/demo/random.ts';
import { literalOf } from './randomValues.ts';
import type { Mood, ValueMaker } from './randomValues.ts';

type Field = GraphQLField<unknown, unknown>;
/** An argument or input field, which takes a value. */
type Place = GraphQLArgument | GraphQLInputField;

interface Variable {
  readonly name: string;
  /** The variable's declaration, including its default. */
  readonly declared: string;
  readonly placed: string;
}

/** Maximum number of fields per operation, so that most operations are neither tiny nor rejected as too costly. */
const MOST_FIELDS = 45;
const MOST_DEPTH = 8;
const CONDITIONS = ['@include(if: true)', '@skip(if: false)', '@include(if: false)', '@skip(if: true)'];

/**
 * Writes random operations for the contract, which are nearly always valid unless the mood is `wrong`. A field has the
 * same arguments throughout an operation unless it has an alias, so that selections can be merged.
 */
export class OperationWriter {
  readonly variables: Record<string, unknown> = {};
  readonly fragments: string[] = [];
  readonly #random: Random;
  readonly #schema: GraphQLSchema;
  readonly #values: ValueMaker;
  readonly #mood: Mood;
  readonly #declared: Variable[] = [];
  readonly #argumentsOf = new Map<Field, string>();
  #fields = 0;
  #names = 0;

  constructor(random: Random, schema: GraphQLSchema, values: ValueMaker, mood: Mood) {
    this.#random = random;
    this.#schema = schema;
    this.#values = values;
    this.#mood = mood;
  }

  /** Writes the operation without its fragments; an empty name makes it anonymous. */
  operation(kind: 'query' | 'mutation' | 'subscription', name: string): string {
    const random = this.#random;
    const root = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[kind];
    const type = this.#schema.getType(root) as GraphQLObjectType;
    const count = kind === 'subscription' || random.chance(0.7) ? 1 : random.int(2, 3);
    // Most fields of the contract are below `viewer`.
    const fields = Array.from({ length: count }, () =>
      kind === 'query' && random.chance(0.5)
        ? this.#fieldOf(type, 'viewer')
        : random.pick(Object.values(type.getFields())),
    );
    const selected = this.#selected(fields, 0);
    const written = `{ ${random.chance(0.1) ? this.#inFragment(type, selected) : selected} }`;
    const variables = this.#declared.map(({ declared }) => declared).join(', ');
    if (kind === 'query' && name === '' && variables === '') return written;
    return `${kind} ${name}${variables === '' ? '' : `(${variables})`} ${written}`;
  }

  #fieldOf(type: GraphQLObjectType, name: string): Field {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    return field;
  }

  #selected(fields: readonly Field[], depth: number): string {
    return fields.map((field) => this.#field(field, depth)).join(' ');
  }

  #field(field: Field, depth: number): string {
    const random = this.#random;
    this.#fields += 1;
    const hasAlias = random.chance(field.args.length > 0 ? 0.15 : 0.03);
    const known = hasAlias ? undefined : this.#argumentsOf.get(field);
    const given = known ?? this.#arguments(field.args);
    if (!hasAlias) this.#argumentsOf.set(field, given);
    const type = getNamedType(field.type);
    const inner = isCompositeType(type) ? ` { ${this.#selection(type, depth + 1)} }` : '';
    const condition = random.chance(0.04) ? ` ${this.#condition()}` : '';
    return `${hasAlias ? `${this.#newName('a')}: ` : ''}${field.name}${given}${condition}${inner}`;
  }

  #selection(type: GraphQLNamedOutputType, depth: number): string {
    const random = this.#random;
    if (isAbstractType(type)) {
      const some = random.shuffle(this.#schema.getPossibleTypes(type)).slice(0, random.int(1, 4));
      const parts = some.map((each) => this.#inFragment(each, this.#selection(each, depth)));
      return ['__typename', ...parts].join(' ');
    }
    if (!isObjectType(type)) return '__typename';
    const isFull = this.#fields > MOST_FIELDS || depth >= MOST_DEPTH;
    const candidates = Object.values(type.getFields()).filter(
      (field) => !isFull || !isCompositeType(getNamedType(field.type)),
    );
    if (candidates.length === 0) return '__typename';
    const wanted = random.int(1, isFull ? 2 : 5);
    const fields = random.shuffle(candidates).slice(0, wanted);
    const again = random.chance(0.05) ? fields.slice(0, 1) : [];
    const written = this.#selected([...fields, ...again], depth);
    return random.chance(0.12) ? `__typename ${this.#inFragment(type, written)}` : written;
  }

  /** Wraps the selection in an inline or named fragment, once or twice. */
  #inFragment(type: GraphQLObjectType, selected: string): string {
    const random = this.#random;
    const condition = random.chance(0.1) ? ` ${this.#condition()}` : '';
    if (random.chance(0.6)) return `... on ${type.name}${condition} { ${selected} }`;
    const name = this.#newName('F');
    this.fragments.push(`fragment ${name} on ${type.name} { ${selected} }`);
    return `...${name}${condition}${random.chance(0.2) ? ` ...${name}` : ''}`;
  }

  #condition(): string {
    const random = this.#random;
    if (random.chance(0.5)) return random.pick(CONDITIONS);
    const name = this.#newName('if');
    const isNeeded = random.chance(0.7);
    this.#declare(name, isNeeded ? 'Boolean!' : 'Boolean = true');
    if (isNeeded || random.chance(0.6)) this.variables[name] = random.chance(0.1) ? null : random.chance(0.5);
    return `@${random.pick(['include', 'skip'])}(if: $${name})`;
  }

  #arguments(places: readonly Place[]): string {
    const given = places.flatMap((place) => {
      const isNeeded = isNonNullType(place.type) && place.defaultValue === undefined;
      const isLeftOut = !isNeeded && this.#random.chance(0.5);
      return isLeftOut || (isNeeded && this.#mood === 'wrong' && this.#random.chance(0.03))
        ? []
        : [`${place.name}: ${this.#given(place)}`];
    });
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  }

  /** A literal, a variable, or a literal with variables in it. */
  #given(place: Place): string {
    const random = this.#random;
    const { type, name } = place;
    if (random.chance(0.45)) return this.#variable(place);
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isInputObjectType(inner) && random.chance(0.8)) {
      return this.#arguments(Object.values(inner.getFields())).replace(/^\(([^]*)\)$/, '{$1}') || '{}';
    }
    if (isListType(inner) && random.chance(0.3)) {
      return `[${this.#variable({ ...place, type: inner.ofType, defaultValue: undefined })}]`;
    }
    return literalOf(this.#values.value(type, name, this.#mood), type);
  }

  #variable(place: Place): string {
    const random = this.#random;
    const { type, name } = place;
    const known = this.#declared.filter(({ placed }) => placed === placeOf(place));
    if (known.length > 0 && random.chance(0.2)) return `$${random.pick(known).name}`;
    const variable = this.#newName('v');
    const own = this.#declaredType(place);
    const isNullable = !own.endsWith('!');
    const hasDefault = isNullable && random.chance(0.2);
    const fallback = hasDefault ? ` = ${literalOf(this.#values.present(type, name, 'likely'), type)}` : '';
    this.#declare(variable, own + fallback, placeOf(place));
    const isMissing = isNullable ? random.chance(0.2) : this.#mood === 'wrong' && random.chance(0.05);
    if (isMissing) return `$${variable}`;
    const isNull = isNullable && random.chance(0.15);
    const isAny = isNullable || this.#mood === 'wrong';
    const value = isAny ? this.#values.value(type, name, this.#mood) : this.#values.present(type, name, this.#mood);
    this.variables[variable] = isNull ? null : value;
    return `$${variable}`;
  }

  /**
   * The type with which a variable is declared: that of the position where it is used, sometimes without its `!` if
   * there is a default value, and sometimes a different one.
   */
  #declaredType({ type, defaultValue }: Place): string {
    const random = this.#random;
    const wanted = String(type);
    if (this.#mood === 'wrong' && random.chance(0.05))
      return random.pick(['Int', 'String!', '[ID]', 'Lead', 'SignInInput']);
    if (!wanted.endsWith('!')) return random.chance(0.2) ? `${wanted}!` : wanted;
    return defaultValue !== undefined && random.chance(0.6) ? wanted.slice(0, -1) : wanted;
  }

  #declare(name: string, type: string, placed = type): void {
    this.#declared.push({ name, declared: `$${name}: ${type}`, placed });
  }

  #newName(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#names}`;
  }
}

/**
 * A key that is the same for positions that can share a variable. Serializes default values as JSON, because their
 * objects have no prototype and cannot be converted to strings.
 */
function placeOf({ type, defaultValue }: Place): string {
  return `${String(type)} ${defaultValue === undefined ? '' : JSON.stringify(defaultValue)}`;
}
