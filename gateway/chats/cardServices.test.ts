import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireFilters } from '../directory/testing/wire.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { BASE, chatUuid, wireMessage, wireMessagePage } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test.each([
  ['as in the catalogue', { services: 'Lokales SEO, Werbung', serviceIds: '101,2' }, 'Local SEO, Advertising'],
  [
    'as they were stored, if the catalogue lacks one',
    { services: 'Lokales SEO, Altes', serviceIds: '101,9' },
    'Lokales SEO, Altes',
  ],
  ['as they were stored, if the upstream sends no ids', { services: 'Lokales SEO' }, 'Lokales SEO'],
])('the services on a card are named %s', async (_case, stored, value) => {
  const body = { key: 'agency-brief' as const, status: null, params: { title: 'Rank', ...stored } };
  const messages = [{ ...wireMessage(1), sender: 'system' as const, body }];
  const history = `GET ${BASE}/chats/${chatUuid(1)}/messages/?limit=50`;
  portal.answer({ [history]: { ...wireMessagePage([]), messages }, 'GET /filters': wireFilters });
  const { data, errors } = await portal.run(`{ viewer { chat(uuid: "${chatUuid(1)}") { messages { nodes { body {
    ... on SystemBody { params { name value } }
  } } } } } }`);
  expect(errors).toEqual([]);
  const params = [
    { name: 'title', value: 'Rank' },
    { name: 'services', value },
  ];
  expect(data).toEqual({ viewer: { chat: { messages: { nodes: [{ body: { params } }] } } } });
});
