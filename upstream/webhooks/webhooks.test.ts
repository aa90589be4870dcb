import { beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../db/clock.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('hooks@acme.com');
}, START_WITHIN);

const input = { url: 'https://hooks.acme.com/portal', events: ['lead.received', 'lead.received', 'message.received'] };

async function create(body: object = input, as = token) {
  const answer = await server.call('POST', '/account/webhooks', { token: as, body });
  return { ...answer, body: answer.body as { secret: string; webhook: { id: string } } };
}

test('a webhook is created with a secret that is shown once, listed, changed and deleted (EXT-23)', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body.secret).toMatch(/^whsec_/);
  const { id } = body.webhook;
  const webhook = {
    id,
    url: 'https://hooks.acme.com/portal',
    events: ['lead.received', 'message.received'],
    status: 'enabled',
    createdAt: server.clock.now().toISOString(),
    failingSince: null,
    disabledAt: null,
    previousSecretExpiresAt: null,
    recent: { events: 0, delivered: 0 },
  };
  expect(body.webhook).toEqual(webhook);
  const listed = await server.call('GET', '/account/webhooks', { token });
  expect(listed.body).toEqual({ webhooks: [webhook] });
  expect(listed.text).not.toContain('whsec_');
  const changed = await server.call('PUT', `/account/webhooks/${id}`, {
    token,
    body: { url: ' https://hooks.acme.com/other#part ', events: ['review.published'], isPaused: true },
  });
  expect(changed.body).toEqual({
    webhook: { ...webhook, url: 'https://hooks.acme.com/other', events: ['review.published'], status: 'paused' },
  });
  expect(await server.call('POST', `/account/webhooks/${id}/test`, { token })).toMatchObject({
    status: 409,
    body: { code: 'WEBHOOK_OFF' },
  });
  const rotated = await server.call('POST', `/account/webhooks/${id}/secret`, { token });
  expect(rotated.status).toBe(200);
  expect((rotated.body as { secret: string }).secret).not.toBe(body.secret);
  expect((await server.call('DELETE', `/account/webhooks/${id}`, { token })).status).toBe(204);
  expect(await server.call('DELETE', `/account/webhooks/${id}`, { token })).toMatchObject({
    status: 404,
    body: { code: 'WEBHOOK_NOT_FOUND' },
  });
});

test('creating the same one again within ten minutes returns it with its secret, as the response may have been lost (EXT-23)', async () => {
  const owner = await server.signUp('again@acme.com');
  const first = (await create(input, owner)).body;
  server.clock.advance(10 * MINUTE - 1);
  const again = await create({ ...input, events: ['message.received', 'lead.received'] }, owner);
  expect([again.status, again.body]).toEqual([201, first]);
  const others = [await create({ ...input, events: ['lead.received'] }, owner)];
  server.clock.advance(1);
  others.push(await create(input, owner));
  await server.call('POST', `/account/webhooks/${others[1]?.body.webhook.id}/secret`, { token: owner });
  others.push(await create(input, owner));
  const listed = await server.call('GET', '/account/webhooks', { token: owner });
  const ids = [first, ...others.map(({ body }) => body)].map(({ webhook }) => webhook.id);
  expect((listed.body as { webhooks: { id: string }[] }).webhooks.map(({ id }) => id).toSorted()).toEqual(
    ids.toSorted(),
  );
  expect(new Set(ids).size).toBe(4);
});

test('a test is sent once, and its entry stays in the log (EXT-23)', async () => {
  const { id } = (await create()).body.webhook;
  const sent = await server.call('POST', `/account/webhooks/${id}/test`, { token });
  expect(sent).toMatchObject({
    status: 202,
    body: { delivery: { webhookId: id, event: null, status: 'pending', attempts: [], attemptCount: 0 } },
  });
  const { delivery } = sent.body as { delivery: { id: string } };
  const read = await server.call('GET', `/account/webhook-deliveries/${delivery.id}`, { token });
  expect(read.body).toEqual({ delivery });
  const log = await server.call('GET', `/account/webhooks/${id}/deliveries`, { token });
  expect(log.body).toEqual({ count: 1, deliveries: [delivery] });
  const beyond = await server.call('GET', `/account/webhooks/${id}/deliveries?pageNumber=2`, { token });
  expect(beyond.body).toEqual({ count: 1, deliveries: [] });
  expect((await server.call('POST', `/account/webhook-deliveries/${delivery.id}/attempts`, { token })).status).toBe(
    202,
  );
});

test.each([
  ['', 'urlRequired'],
  ['hooks.acme.com', 'urlFormat'],
  ['ftp://hooks.acme.com/', 'urlFormat'],
  ['https://user:password@hooks.acme.com/', 'urlFormat'],
  [`https://hooks.acme.com/${'a'.repeat(480)}`, 'urlMaxLength'],
  ['http://hooks.acme.com/', 'urlHttps'],
  ['https://127.0.0.1/', 'urlPrivate'],
  ['https://[::1]/', 'urlPrivate'],
  ['https://2130706433/', 'urlPrivate'],
  ['https://localhost/', 'urlPrivate'],
  ['https://LOCALHOST.:8443/', 'urlPrivate'],
  ['https://hooks.localhost/', 'urlPrivate'],
  ['https://printer.local/', 'urlPrivate'],
  ['https://hooks.corp.internal/', 'urlPrivate'],
  ['https://router.home.arpa/', 'urlPrivate'],
  ['https://intranet/', 'urlPrivate'],
])('the address %s is refused: %s (EXT-23)', async (url, code) => {
  expect(await create({ ...input, url })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED', fields: [{ path: 'url', code }] },
  });
});

test.each(['https://localhost.acme.com/', 'https://internal.acme.com/', 'https://bücher.example/'])(
  'the address %s is accepted (EXT-23)',
  async (url) => {
    const made = await create({ ...input, url });
    expect(made.status).toBe(201);
    await server.call('DELETE', `/account/webhooks/${made.body.webhook.id}`, { token });
  },
);

test('at least one event, at most ten webhooks (EXT-23)', async () => {
  expect(await create({ ...input, events: [] })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'events', code: 'eventsRequired' }] },
  });
  const many = await server.signUp('many@acme.com');
  const nth = (count: number) => create({ ...input, url: `https://hooks.acme.com/${count}` }, many);
  for (let count = 0; count < 10; count += 1) expect((await nth(count)).status).toBe(201);
  expect(await nth(10)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_WEBHOOKS' } });
});

test('another account’s webhooks and deliveries are not found, and tokens have no access (EXT-23, EXT-24)', async () => {
  const { id } = (await create()).body.webhook;
  const sent = await server.call('POST', `/account/webhooks/${id}/test`, { token });
  const { delivery } = sent.body as { delivery: { id: string } };
  const other = await server.signUp('other@acme.com');
  const made = await server.call('POST', '/auth/tokens', {
    token,
    body: { name: 'tool', expiresInDays: 1, scopes: ['profile:write'] },
  });
  const { token: tool } = made.body as { token: string };
  const calls = [
    ['PUT', `/account/webhooks/${id}`, { ...input, isPaused: false }],
    ['DELETE', `/account/webhooks/${id}`],
    ['POST', `/account/webhooks/${id}/secret`],
    ['POST', `/account/webhooks/${id}/test`],
    ['GET', `/account/webhooks/${id}/deliveries`],
    ['GET', `/account/webhook-deliveries/${delivery.id}`],
    ['POST', `/account/webhook-deliveries/${delivery.id}/attempts`],
  ] as const;
  for (const [method, url, body] of calls) {
    expect((await server.call(method, url, { token: other, body })).status).toBe(404);
    expect((await server.call(method, url, { token: tool, body })).status).toBe(403);
  }
  expect((await server.call('GET', '/account/webhooks', { token: tool })).status).toBe(403);
});
