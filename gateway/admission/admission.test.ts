import { readFileSync } from 'node:fs';
import { GraphQLError, buildSchema, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { presentError } from '../presentErrors.ts';
import { Credential } from '../rest/credential.ts';
import type { Caller } from '../session/caller.ts';
import { createMeasureCost } from './cost.ts';
import { checkDocumentRequest } from './documentRequest.ts';
import type { DocumentRequest } from './documentRequest.ts';
import { Documents } from './documents.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const LEADS = 'query Leads($first: Int!) { viewer { leads(first: $first) { edges { node { id } } } } }';
const bearer: Caller = {
  accountId: 'a',
  credential: new Credential('t'),
  kind: 'bearer',
  sessionId: 's',
  expiresAt: null,
};
const cookie: Caller = { ...bearer, kind: 'cookie' };
const measureCost = createMeasureCost(schema);

interface Request extends DocumentRequest {
  readonly query?: string;
  readonly variables?: Record<string, unknown>;
}
interface Options {
  readonly introspection?: boolean;
  readonly textForBrowsers?: boolean;
}

/** The cost of the request's operation. Throws if it is refused. */
function admit({ documentId, query, variables = {} }: Request, viewer: Caller | null, options: Options): number {
  checkDocumentRequest({ documentId, query }, viewer, options.textForBrowsers ?? false);
  const documents = new Documents(schema, new Map([['leads-id', LEADS]]), options.introspection ?? false);
  const document = typeof documentId === 'string' ? documents.trusted(documentId) : documents.read(query ?? '');
  const operation = document && getOperationAST(document);
  if (!operation) throw new Error('There is no such document.');
  return measureCost(document, operation, variables);
}

function refusalOf(request: Request, viewer: Caller | null = bearer, options: Options = {}) {
  try {
    admit(request, viewer, options);
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, extensions } = presentError(error);
    return { code: extensions?.['code'], message };
  }
}

describe('who may send which documents (GWY-20)', () => {
  test('everybody may send trusted documents by id', () => {
    for (const viewer of [null, cookie, bearer])
      expect(refusalOf({ documentId: 'leads-id', variables: { first: 10 } }, viewer)).toBeNull();
  });

  test('text requires a bearer token, or the IDE setting for browsers', () => {
    const query = '{ viewer { id } }';
    expect(refusalOf({ query }, bearer)).toBeNull();
    expect(refusalOf({ query }, cookie)?.code).toBe('FORBIDDEN');
    expect(refusalOf({ query }, null)?.code).toBe('FORBIDDEN');
    expect(refusalOf({ query }, cookie, { textForBrowsers: true })).toBeNull();
  });

  test('id and text together are refused, and an id must be a string', () => {
    expect(refusalOf({ documentId: 'leads-id', query: '{ viewer { id } }' })?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf({ documentId: 5 })?.code).toBe('BAD_USER_INPUT');
  });
});

function nested(levels: number): string {
  return `{ ${'viewer { '.repeat(levels)} id ${'} '.repeat(levels)} }`;
}
function fields(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}
/** Every fragment uses the next one twice: 2^20 fields in a short text. */
function bomb(field: string): string {
  return `{ viewer { ...F0 } } ${fields(20, (index) => `fragment F${index} on Viewer { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on Viewer { ${field} }`;
}

const introspectionBomb = `{ __schema { types { ...F0 } } } ${fields(20, (index) => `fragment F${index} on __Type { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on __Type { name }`;

describe('limits of documents sent as text (GWY-17)', () => {
  test.each([
    ['depth', nested(12), 'deeper'],
    ['aliases', `{ viewer { ${fields(16, (index) => `a${index}: id`)} } }`, 'aliases'],
    ['aliases of __typename', `{ viewer { ${fields(16, (index) => `a${index}: __typename`)} } }`, 'aliases'],
    ['aliases through fragments', bomb('x: id'), 'aliases'],
    [
      'aliases of introspection',
      `{ __schema { types { fields { type { fields { ${fields(16, (index) => `a${index}: name`)} } } } } } }`,
      'aliases',
    ],
    ['root fields', `{ ${fields(11, (index) => (index % 2 ? 'viewer { id }' : '__typename'))} }`, 'root fields'],
    ['directives', `{ viewer { id ${fields(11, () => '@include(if: true)')} } }`, 'directives'],
    ['directives through fragments', bomb('id @include(if: true)'), 'directives'],
    ['tokens', `{ viewer { ${fields(1000, () => 'id')} } }`, 'The document has more than 1000 tokens.'],
    ['characters', `{ viewer { id } } # ${'x'.repeat(40_000)}`, 'longer'],
    [
      'cost',
      '{ viewer { chats(first: 100) { edges { node { messages(last: 100) { edges { node { id } } } } } } } }',
      'costs 20302, more than 5000.',
    ],
    [
      'selections',
      `{ viewer { ${fields(334, () => 'id')} ...A ...A } } fragment A on Viewer { ${fields(332, () => 'id')} }`,
      'selects',
    ],
    ['selections through fragments', bomb('account { id }'), 'selects'],
    ['selections of introspection', introspectionBomb, 'selects'],
  ])('refuses a document over its limit: %s', (_name, query, message) => {
    const before = process.cpuUsage();
    const refusal = refusalOf({ query });
    const { user, system } = process.cpuUsage(before);
    expect(refusal?.code).toBe('TOO_COSTLY');
    expect(refusal?.message).toContain(message);
    expect((user + system) / 1_000).toBeLessThan(250);
  });

  test('a fragment cycle is refused by validation', () => {
    expect(refusalOf({ query: '{ viewer { ...A } } fragment A on Viewer { ...A }' })?.message).toContain(
      'Cannot spread',
    );
  });

  test.each([0, -1, 101, 1e9])('first: %s is refused, as literal and as variable, trusted or not', (first) => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'first of leads must be 1 to 100.' };
    expect(refusalOf({ query: `{ viewer { leads(first: ${first}) { edges { node { id } } } } }` })).toEqual(refusal);
    expect(refusalOf({ query: LEADS, variables: { first } })).toEqual(refusal);
    expect(refusalOf({ documentId: 'leads-id', variables: { first } })).toEqual(refusal);
  });

  test.each(['3', true, { max: 3 }, [3]])('first: %j is left to the check of the variable’s type', (first) => {
    expect(refusalOf({ query: LEADS, variables: { first } })).toBeNull();
  });

  test('a null variable is refused as a page size, even if the argument has a default (S-12)', () => {
    const query = 'query ($first: Int) { viewer { leads(first: $first) { edges { cursor } } } }';
    expect(refusalOf({ query, variables: { first: null } })?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf({ query })).toBeNull();
  });

  test('errors do not suggest names', () => {
    expect(refusalOf({ query: '{ viewr { id } viewers { id } }' })?.message).toBe(
      'Cannot query field "viewr" on type "Query".',
    );
  });

  test('introspection depends on the setting', () => {
    const query = getIntrospectionQuery();
    expect(refusalOf({ query })?.message).toContain('introspection has been disabled');
    expect(refusalOf({ query }, bearer, { introspection: true })).toBeNull();
    const deep = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`;
    expect(refusalOf({ query: deep }, bearer, { introspection: true })?.message).toContain(
      'Maximum introspection depth',
    );
  });
});

describe('cost', () => {
  test.each([
    ['{ __typename }', {}, 0],
    ['{ viewer { id } }', {}, 1],
    // viewer, the connection, 10 by default × (edge + node)
    ['{ viewer { leads { edges { node { id } } } } }', {}, 22],
    [LEADS, { first: 3 }, 8],
    // a connection's other objects are there once for each page, whatever its size
    ['{ viewer { leads(first: 100) { pageInfo { endCursor } pageCursors { next { page } } } } }', {}, 5],
    // its other lists do not have its page size
    ['{ agencies(first: 2) { nodes { name } facets { values { key } } } }', {}, 113],
    // a list that takes a page size itself
    ['{ cities(pattern: "be", first: 30) { name } }', {}, 1],
    // a list of objects without a page size: 10
    ['{ viewer { account { features { name } } } }', {}, 12],
    ['mutation { signOut { signedOut } }', {}, 11],
    ['query ($n: Int = 4) { viewer { leads(first: $n) { edges { cursor } } } }', {}, 6],
    // names of members of Object.prototype
    ['query ($toString: Int = 4) { viewer { leads(first: $toString) { edges { cursor } } } }', {}, 6],
    ['query ($constructor: Int) { viewer { leads(first: $constructor) { edges { cursor } } } }', {}, 12],
    // each of the ids has a chat
    ['query ($ids: [ID!]! = ["a", "b", "c"]) { nodes(ids: $ids) { ... on Lead { chat { id } } } }', {}, 4],
    // merged in execution: the same object by a fragment, an inline fragment and the field itself
    [
      '{ viewer { ...A ... on Viewer { account { id } } account { user { id } } } } fragment A on Viewer { account { user { email } } }',
      {},
      3,
    ],
    // a list merged with its own fields
    [
      '{ viewer { account { features { name } } ...A } } fragment A on Viewer { account { features { enabled } } }',
      {},
      12,
    ],
    // not merged: another response key, another object type
    ['{ viewer { account { id } other: account { id } } }', {}, 3],
    [
      '{ node(id: "x") { ... on Viewer { account { id } } ... on Profile { logo { url } } ... on Viewer { account { id } } } }',
      {},
      3,
    ],
  ])('%s %j costs %d', (query, variables, cost) => {
    expect(admit({ query, variables }, bearer, {})).toBe(cost);
  });

  test('a variable whose value execution would lose is refused', () => {
    const query = 'query ($__proto__: Int = 1) { viewer { leads(first: $__proto__) { totalCount } } }';
    expect(refusalOf({ query })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('reads each fragment of an object once, without the limits of documents sent as text (S-01)', () => {
    const document = parse(bomb('account { id }'));
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation.');
    expect(measureCost(document, operation, {})).toBe(2);
  });
});
