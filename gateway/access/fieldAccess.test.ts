import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { allowsScope } from '../../domain/tokenScopes.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import * as contract from '../../upstream/contract/accessToken.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { Credential } from '../rest/credential.ts';
import { createSchema } from '../schema.ts';
import type { Caller } from '../session/caller.ts';
import { FIELD_ACCESS, NODE_ACCESS } from './fieldAccess.ts';
import type { FieldAccess } from './fieldAccess.ts';
import { guardFields } from './guardFields.ts';

const config = readConfig({ DEMO: '1' });
const schema = createSchema(config.schemaFile);
const ACCESS: Readonly<Record<string, FieldAccess>> = FIELD_ACCESS;
const NODES: Readonly<Record<string, FieldAccess>> = NODE_ACCESS;

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

test('every field of the root types, of Viewer and of Account has an access rule (GWY-13)', () => {
  const places = ['Query', 'Mutation', 'Subscription', 'Viewer', 'Account'].flatMap((type) =>
    fieldsOf(type).map(({ name }) => `${type}.${name}`),
  );
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place) => !(place in ACCESS))).toEqual([]);
});

test('the description of every such field says which scope it needs (EXT-24)', () => {
  const said = (access: FieldAccess): string => {
    if (access === 'any') return 'Any token.';
    return access === 'session' ? 'Not with an access token.' : `Scope: \`${access.replace(':', '_').toUpperCase()}\`.`;
  };
  const silent = Object.entries(ACCESS).filter(([place, access]) => {
    const [type = '', name = ''] = place.split('.');
    const field = fieldsOf(type).find((each) => each.name === name);
    return !field?.description?.includes(said(access));
  });
  expect(silent).toEqual([]);
});

test('no field leads into an object of another area without its own access rule (EXT-24)', () => {
  const areaOf = (access: string): string => access.split(':')[0] ?? '';
  const holes: string[] = [];
  const seen = new Set<string>();
  const walk = (typeName: string, area: string): void => {
    if (seen.has(`${typeName} ${area}`)) return;
    seen.add(`${typeName} ${area}`);
    for (const { name, type } of fieldsOf(typeName)) {
      const own = ACCESS[`${typeName}.${name}`];
      const target = getNamedType(type).name;
      const needed = NODES[target];
      // The public directory shows stories and images of every agency.
      const isPublic = area === 'any' && typeName === 'Agency';
      if (own === undefined && needed !== undefined && needed !== 'any' && areaOf(needed) !== area && !isPublic) {
        holes.push(`${typeName}.${name} (${area})`);
      }
      walk(target, own === undefined ? area : areaOf(own));
    }
  };
  for (const root of ['Query', 'Mutation', 'Subscription']) walk(root, 'any');
  expect(seen.size).toBeGreaterThan(100);
  expect(holes).toEqual([]);
});

test('a payload shows only what the mutation created to a token that cannot read (EXT-24)', () => {
  const created = ['AddLeadNotePayload.note', 'SaveReplyPayload.savedReply', 'SaveStoryPayload.story'];
  const open = fieldsOf('Mutation')
    .map(({ type }) => getNamedType(type).name)
    .flatMap((payload) =>
      fieldsOf(payload).flatMap(({ name, type }) => {
        const access = NODES[getNamedType(type).name] ?? 'any';
        const isGuarded = access === 'any' || access === 'session' || ACCESS[`${payload}.${name}`] === access;
        return isGuarded ? [] : [`${payload}.${name}`];
      }),
    );
  expect([...new Set(open)].toSorted()).toEqual(created);
});

/** The scope sets of the matrix: none, each scope alone, all of them. */
const TOKEN_SCOPES = contract.TokenScope.enum;
const SCOPE_SETS: readonly (readonly TokenScope[])[] = [[], ...TOKEN_SCOPES.map((scope) => [scope]), TOKEN_SCOPES];

function tokenWith(scopes: readonly TokenScope[]): Caller {
  const credential = new Credential('pat_matrix');
  const token = {
    id: 'a',
    name: 'matrix',
    scopes: [...scopes],
    prefix: 'pat_',
    createdAt: '2026-11-21T00:00:00.000Z',
    expiresAt: '2026-12-21T00:00:00.000Z',
    lastUsedAt: null,
  };
  return { accountId: 'a', credential, kind: 'bearer', sessionId: credential.hash, expiresAt: null, token };
}

/** The contract's schema with resolvers that do nothing, behind the same guard. */
function createStub(): GraphQLSchema {
  const bare = buildSchema(readFileSync(config.schemaFile, 'utf8'));
  for (const type of Object.values(bare.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values<GraphQLField<unknown, Context>>(type.getFields())) {
      field.resolve = () => 'resolved';
      field.subscribe = () => 'resolved';
    }
  }
  guardFields(bare);
  return bare;
}
const stub = createStub();

/** What the field answers: `resolved`, or the code of the refusal. */
function answerOf(guarded: GraphQLSchema, place: string, viewer: Caller): unknown {
  const [typeName = '', fieldName = ''] = place.split('.');
  const type = guarded.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  const resolve = typeName === 'Subscription' ? field?.subscribe : field?.resolve;
  try {
    return resolve?.({}, {}, { viewer }, {} as GraphQLResolveInfo);
  } catch (error) {
    return error instanceof GatewayError ? error.code : error;
  }
}

test.each(Object.entries(ACCESS))('%s (%s): every set of scopes gets the expected result (GWY-13)', (place, access) => {
  for (const scopes of SCOPE_SETS) {
    const isAllowed = access === 'any' || (access !== 'session' && allowsScope(scopes, access));
    const seen = answerOf(stub, place, tokenWith(scopes));
    expect([scopes, seen]).toEqual([scopes, isAllowed ? 'resolved' : 'FORBIDDEN']);
    // In the real schema, too, the refusal comes before the resolver does anything.
    if (!isAllowed) expect(answerOf(schema, place, tokenWith(scopes))).toBe('FORBIDDEN');
  }
  expect(answerOf(stub, place, { ...tokenWith([]), token: null })).toBe('resolved');
  expect(answerOf(stub, place, { ...tokenWith([]), kind: 'cookie' })).toBe('resolved');
});
