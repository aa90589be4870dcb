import type { GraphQLSchema } from 'graphql';
import { random as seeded } from '../../../upstream/db/demo/random.ts';
import type { Random } from '../../../upstream/db/demo/random.ts';
import { damaged } from './damagedDocuments.ts';
import type { KnownObjects } from './knownObjects.ts';
import { randomClientAddress } from './randomHeaders.ts';
import { OperationWriter } from './operationWriter.ts';
import { ODD_TEXTS, ValueMaker } from './randomValues.ts';
import type { Mood } from './randomValues.ts';

/** Who sends an operation. */
export const CALLERS = [
  'owner',
  'reader',
  'writer',
  'free',
  'recipient',
  'session',
  'browser',
  'stranger',
  'visitor',
] as const;
export type Caller = (typeof CALLERS)[number];
const FREQUENT_CALLERS: readonly Caller[] = ['owner', 'owner', 'owner', 'reader', 'writer', 'browser', 'visitor'];

export interface RandomOperation {
  readonly caller: Caller;
  readonly method: 'GET' | 'POST';
  /** After `/graphql`: empty, or a query string. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for GET. */
  readonly body: string | null;
}

const ACCEPT = [
  'application/json',
  'application/graphql-response+json',
  '*/*',
  'text/html',
  ';q=,',
  'application/json;q=0',
];
/** The HTTP parser rejects request heads over 16 kB. */
const LONGEST_SEARCH = 12_000;
const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'application/graphql',
  ';',
  '',
];

/** A random operation; the same seed, contract and objects give the same one. */
export function randomOperation(seed: number, schema: GraphQLSchema, known: KnownObjects): RandomOperation {
  const random = seeded(`operation ${seed}`);
  const parameters = {
    ...randomDocument(random, schema, known),
    ...(random.chance(0.06) ? oddParameters(random) : {}),
  };
  const search = random.chance(0.04) ? searchOf(parameters) : '';
  const isGet = search !== '' && search.length < LONGEST_SEARCH;
  const isOdd = random.chance(0.05);
  return {
    caller: random.pick(random.chance(0.7) ? FREQUENT_CALLERS : CALLERS),
    method: isGet ? 'GET' : 'POST',
    search: isGet ? search : '',
    headers: {
      'x-forwarded-for': randomClientAddress(random),
      'content-type': isOdd && random.chance(0.4) ? random.pick(CONTENT_TYPES) : 'application/json',
      ...(isOdd && random.chance(0.4) ? { accept: random.pick(ACCEPT) } : {}),
      ...(isOdd && random.chance(0.4)
        ? { 'accept-language': random.pick(['de', 'xx-YY;q=9', '*', ',,;', 'pt-BR']) }
        : {}),
    },
    body: isGet ? null : bodyOf(random, parameters, isOdd && random.chance(0.5)),
  };
}

interface Parameters {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly [name: string]: unknown;
}

function randomDocument(random: Random, schema: GraphQLSchema, known: KnownObjects): Parameters {
  const mood: Mood = random.pick(['likely', 'likely', 'odd', 'odd', 'odd', 'wrong']);
  const writer = new OperationWriter(random, schema, new ValueMaker(random, known), mood);
  const kind = random.chance(0.02) ? 'subscription' : random.chance(0.3) ? 'mutation' : 'query';
  const name = random.chance(0.4) ? 'Random' : '';
  const parts = [writer.operation(kind, name), ...writer.fragments];
  if (name !== '' && random.chance(0.1)) parts.unshift('query Other { __typename }');
  if (random.chance(0.02)) parts.push(INTROSPECTION);
  const whole = random.shuffle(parts).join('\n');
  const extra = random.chance(0.05) ? { [random.pick(['extra', '__proto__', ''])]: random.pick(ODD_TEXTS) } : {};
  return {
    query: random.chance(0.1) ? damaged(random, whole) : whole,
    variables: { ...writer.variables, ...extra },
    ...(name !== '' && random.chance(0.7) ? { operationName: name } : {}),
  };
}

const INTROSPECTION =
  'query Described { __schema { types { name fields(includeDeprecated: true) { name } } } __type(name: "Lead") { kind } }';

/** Request parameters that are invalid, or do not match the document. */
function oddParameters(random: Random): Parameters {
  return random.pick<() => Parameters>([
    () => ({ operationName: random.pick(['Nothing', '', 5, null, '__proto__', ['Random']]) }),
    () => ({ variables: random.pick([null, [], 'x', 5, '{}', { v1: null }]) }),
    () => ({ extensions: random.pick([null, [], {}, { persistedQuery: { version: 1, sha256Hash: 'x' } }, 'x']) }),
    () => ({ documentId: random.pick(['', 'x', '__proto__', 5, null, 'constructor']) }),
    () => ({ query: random.pick<unknown>([null, '', 5, [], {}, ' ', '{', random.pick(ODD_TEXTS)]) }),
    () => ({ query: undefined, documentId: random.pick(ODD_TEXTS) }),
  ])();
}

function searchOf(parameters: Parameters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) search.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `?${search}`;
}

function bodyOf(random: Random, parameters: Parameters, isOdd: boolean): string {
  const text = JSON.stringify(parameters);
  if (!isOdd) return text;
  return random.pick([
    '',
    'null',
    `[${text}]`,
    JSON.stringify(text),
    text.slice(0, random.int(1, text.length)),
    `${text}}`,
    `{"__proto__":{"query":"{ __typename }"},${text.slice(1)}`,
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    text.replace('{', '{"query":"{ filters { tools { category } } }",'),
    `\ufeff${text}`,
  ]);
}
