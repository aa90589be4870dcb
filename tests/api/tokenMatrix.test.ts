import { beforeAll, expect, test } from 'vitest';
import { allowsScope } from '../../domain/tokenScopes.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import { FIELD_ACCESS } from '../../gateway/access/fieldAccess.ts';
import type { FieldAccess } from '../../gateway/access/fieldAccess.ts';
import * as contract from '../../upstream/contract/accessToken.ts';
import { openSocket } from '../live/testing/liveSocket.ts';
import { codeOf } from './testing/browser.ts';
import { newToken } from './testing/newToken.ts';
import { scratchPair } from './testing/pair.ts';
import type { SharedPair } from './testing/pair.ts';
import { rootFields, smallestOperation } from './testing/smallestOperation.ts';

const ACCOUNT = 'owner-advanced';
/** Each scope alone, and all of them together. An upstream creates no token without scopes. */
const TOKEN_SCOPES = contract.TokenScope.enum;
const SCOPE_SETS: readonly (readonly TokenScope[])[] = [...TOKEN_SCOPES.map((scope) => [scope]), TOKEN_SCOPES];
const ACCESS: Readonly<Record<string, FieldAccess>> = FIELD_ACCESS;

let pair: SharedPair;
/** A token for each set of scopes, by the set's name. */
const tokens = new Map<string, string>();
beforeAll(async () => {
  pair = await scratchPair();
  for (const scopes of SCOPE_SETS) tokens.set(nameOf(scopes), await newToken(pair.upstream, ACCOUNT, scopes));
}, 120_000);

/** Mutations that first read what is stored, which the deprecated WRITE does not allow on its own. */
const READ_FIRST = new Set(['Mutation.publishProfile', 'Mutation.saveAwards', 'Mutation.saveClientLogos']);

/** A row of the matrix: the result for each set of scopes. */
type Row = Readonly<Record<string, string>>;

function nameOf(scopes: readonly TokenScope[]): string {
  return scopes === TOKEN_SCOPES ? 'all' : scopes.join(' ');
}

function expectedRow(place: string): Row {
  const access = ACCESS[place];
  const verdict = (scopes: readonly TokenScope[]): string => {
    if (access === 'any') return 'allowed';
    if (READ_FIRST.has(place) && nameOf(scopes) === 'write') return 'FORBIDDEN';
    return access === undefined || access === 'session' || !allowsScope(scopes, access) ? 'FORBIDDEN' : 'allowed';
  };
  return Object.fromEntries(SCOPE_SETS.map((scopes) => [nameOf(scopes), verdict(scopes)]));
}

/** Codes of an operation that was allowed and then found no object with the id. */
const LET_THROUGH: readonly unknown[] = ['NOT_FOUND', 'BAD_USER_INPUT', undefined];

function verdictOf(code: unknown): string {
  return LET_THROUGH.includes(code) ? 'allowed' : String(code);
}

/** The actual result for every field and set of scopes, one field after the other. */
async function seenRows(
  names: readonly string[],
  ask: (name: string, scopes: readonly TokenScope[]) => Promise<string>,
): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const name of names) {
    const seen = SCOPE_SETS.map(async (scopes) => [nameOf(scopes), await ask(name, scopes)] as const);
    rows[name] = Object.fromEntries(await Promise.all(seen));
  }
  return rows;
}

test('over HTTP, every mutation gives every set of scopes the result in the table (EXT-24, GWY-13)', async () => {
  const names = rootFields('Mutation');
  expect(names.length).toBeGreaterThan(30);
  const seen = await seenRows(names, async (name, scopes) => {
    const { query, variables } = smallestOperation('Mutation', name);
    // Signing out revokes the token.
    const token = name === 'signOut' ? await newToken(pair.upstream, ACCOUNT, scopes) : tokens.get(nameOf(scopes));
    return verdictOf(codeOf(await pair.gateway.run(token ?? '', query, variables)));
  });
  expect(seen).toEqual(Object.fromEntries(names.map((name) => [name, expectedRow(`Mutation.${name}`)])));
}, 30_000);

test('over a WebSocket, mutations are refused, and subscriptions give the results in the table (GWY-13)', async () => {
  const sockets = new Map([...tokens].map(([name, token]) => [name, openSocket(() => pair.gateway.socketUrl, token)]));
  const ask = (root: 'Mutation' | 'Subscription', name: string, scopes: readonly TokenScope[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const stop = sockets.get(nameOf(scopes))?.client.subscribe(smallestOperation(root, name), {
        next: ({ errors }) => {
          resolve(errors?.[0]?.extensions?.['code']);
          stop?.();
        },
        error: (errors) => (Array.isArray(errors) ? resolve(codeOf({ errors })) : reject(new Error('closed'))),
        complete: () => resolve(undefined),
      });
    });
  const refused = Object.fromEntries(SCOPE_SETS.map((scopes) => [nameOf(scopes), 'BAD_USER_INPUT']));
  const mutations = rootFields('Mutation');
  expect(await seenRows(mutations, async (...asked) => String(await ask('Mutation', ...asked)))).toEqual(
    Object.fromEntries(mutations.map((name) => [name, refused])),
  );
  const subscriptions = rootFields('Subscription');
  expect(await seenRows(subscriptions, async (...asked) => verdictOf(await ask('Subscription', ...asked)))).toEqual(
    Object.fromEntries(subscriptions.map((name) => [name, expectedRow(`Subscription.${name}`)])),
  );
  for (const socket of sockets.values()) await socket.close();
});
