import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAccessToken } from '../../upstream/contract/accessToken.ts';
import type { WireStory } from '../../upstream/contract/stories.ts';
import { toGlobalId } from './ids.ts';
import { Refusal, startPortal } from './testing/portal.ts';
import { Credential } from '../rest/credential.ts';
import { createRest } from '../rest/restClients.ts';
import { json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { findStory } from '../stories/stories.rest.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const UUID = '5f6c1c1e-0000-4000-8000-00000000b00';
const AT = '2026-11-21T09:30:00.000Z';

function wireToken(number: number): WireAccessToken {
  const times = { createdAt: AT, expiresAt: AT, lastUsedAt: null };
  return { id: `${UUID}${number}`, name: `token ${number}`, scopes: ['read'], prefix: 'pat_', ...times };
}
function wireStory(id: number): WireStory {
  const texts = { challenge: '', result: '', solution: '' };
  return { id, name: `story ${id}`, status: 'draft', budget: null, duration: null, year: null, ...texts };
}

const kinds = [
  {
    type: 'AccessToken',
    call: 'GET /auth/tokens',
    list: { tokens: [1, 2, 3].map(wireToken) },
    keys: [`${UUID}3`, `${UUID}1`, `${UUID}9`],
    names: ['token 3', 'token 1'],
  },
  {
    type: 'SuccessStory',
    call: 'GET /profile/stories',
    list: { data: [1, 2, 3].map(wireStory) },
    keys: ['3', '1', '9'],
    names: ['story 3', 'story 1'],
  },
] as const;

function nodesOf(type: string): string {
  const fields = `__typename id ... on ${type} { name }`;
  return `query ($a: ID!, $b: ID!, $c: ID!) {
    a: node(id: $a) { ${fields} } b: node(id: $b) { ${fields} } c: node(id: $c) { ${fields} } }`;
}

test.each(kinds)('$type: many ids take one call; a missing one is null', async (kind) => {
  const { type, call, list, keys, names } = kind;
  const [a, b, c] = keys.map((key) => toGlobalId(type, key));
  portal.answer({ [call]: list });
  const { data, errors, calls } = await portal.run(nodesOf(type), { a, b, c });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    a: { __typename: type, id: a, name: names[0] },
    b: { __typename: type, id: b, name: names[1] },
    c: null,
  });
  expect(calls).toEqual([{ call }]);
});

test.each(kinds)('$type: if the list cannot be read each of them fails, and visitors get none', async (kind) => {
  const { type, call, keys } = kind;
  const [a, b, c] = keys.map((key) => toGlobalId(type, key));
  portal.answer({ [call]: new Refusal(500, 'INTERNAL_ERROR') });
  const failed = await portal.run(nodesOf(type), { a, b, c });
  expect(failed.errors).toEqual(['a', 'b', 'c'].map((field) => `${field}: UPSTREAM_ERROR`));
  expect(failed.calls).toEqual([{ call }]);
  const visitor = await portal.run(nodesOf(type), { a, b, c }, { isVisitor: true });
  expect(visitor).toMatchObject({ data: { a: null, b: null, c: null }, errors: [], calls: [] });
});

test('a list is read once, and again after a write', async () => {
  const upstream = await startFaultyUpstream();
  const rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/messaging/api/v1' });
  let name = 'old';
  upstream.behave(({ path }) =>
    path === '/csrf' ? json(200, { token: 't' }) : json(200, { data: [{ ...wireStory(1), name }] }),
  );
  const client = rest.clients(new Credential('t'), { locale: 'en', requestId: 'r' });
  const load = async (): Promise<string | undefined> => (await findStory(client, '1'))?.name;
  expect([await load(), await load()]).toEqual(['old', 'old']);
  expect(upstream.received).toHaveLength(1);
  name = 'new';
  await client.put('/profile/stories/1', { body: {} });
  expect(await load()).toBe('new');
  await rest.close();
  await upstream.close();
});
