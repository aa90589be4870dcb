import { beforeAll, expect, test } from 'vitest';
import { insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from './testing/testServer.ts';

let server: TestServer;
let token: string;
const chat = '/messaging/api/v1/agency/chats/00000000-0000-4000-8000-000000000000/messages';

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
  await server.call('PUT', '/control/accounts/anna@acme.com/subscription', { body: { status: 'paid' } });
}, START_WITHIN);

test.each([
  ['GET', '/account/leads/%00', undefined],
  ['PUT', '/account/leads/a%00b/status', { status: 'accepted' }],
  ['POST', '/account/leads/%00/decline-reason/', { reason: 'budget' }],
] as const)('%s %s matches no lead (S-06)', async (method, url, body) => {
  expect(await server.call(method, url, { token, body })).toMatchObject({
    status: 404,
    body: { code: 'LEAD_NOT_FOUND' },
  });
});

test('a path with NUL differs from the one without it (S-06)', async () => {
  const { id } = await server.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const lead = await insertLead(server.db, id, server.clock.now());
  const statusOf = async (name: string): Promise<number> =>
    (await server.call('GET', `/account/leads/${name}`, { token })).status;
  expect([await statusOf(lead.slug), await statusOf(`${lead.slug}%00`)]).toEqual([200, 404]);
});

test.each([
  ['/filters/cities?pattern=be&countryId=2147483648', 'countryId', 'maximum'],
  ['/control/requests?since=2147483648', 'since', 'maximum'],
  [`${chat}/latest?after=0000-01-01T00:00:00Z`, 'after', 'format'],
  [`${chat}/latest?after=2016-12-31T23:59:60Z`, 'after', 'format'],
  [`${chat}/?before=9999-12-31T23:59:59.999-23:59`, 'before', 'format'],
  ['/account/dashboard/page-summary?from=0000-01-01&to=2026-11-21', 'from', 'format'],
])('GET %s is refused at %s (S-06)', async (url, path, code) => {
  expect(await server.call('GET', url, { token })).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
});

test('the OpenAPI document has the limits (S-06)', async () => {
  const { body } = await server.call('GET', '/openapi.json');
  const { paths } = body as { paths: Record<string, { get: { parameters: { name: string; schema: unknown }[] } }> };
  const parameters = paths['/filters/cities']?.get.parameters ?? [];
  expect(parameters.find(({ name }) => name === 'countryId')?.schema).toMatchObject({
    minimum: 1,
    maximum: 2 ** 31 - 1,
  });
});

test('a clock cannot be moved out of the calendar (S-06)', async () => {
  const before = server.clock.now();
  for (const years of [-2, 8]) {
    const advance = years * 31_556_952_000_000;
    const { status, body } = await server.call('POST', '/control/clock', { body: { advance } });
    expect({ status, body }).toMatchObject({ status: 422, body: { fields: [{ path: 'advance' }] } });
  }
  expect(server.clock.now()).toEqual(before);
});

test('a lone surrogate is stored as U+FFFD, NUL is removed (S-06)', async () => {
  const events = ['\ud800', 'a\0b'].map((alias) => ({
    alias,
    type: 'pageView',
    view: '00000000-0000-4000-8000-000000000000',
  }));
  expect((await server.call('POST', '/agencies/events', { body: { events } })).status).toBe(204);
  const { body } = await server.call('POST', '/auth/tokens', {
    token,
    body: { name: 'a\0b \udfff', expiresInDays: 1, scopes: ['read'] },
  });
  expect(body).toMatchObject({ accessToken: { name: 'ab \ufffd' } });
});

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('a body of 100,000 times %s is refused, and logging it is safe (S-06)', async (open, close) => {
  const body = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
  expect(await server.call('POST', '/agencies/events', { body })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  });
  expect(server.requestLog.since(0).at(-1)).toMatchObject({ path: '/agencies/events', status: 400, body: null });
});
