import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireWebhook, WireWebhookDelivery } from '../../upstream/contract/webhooks.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const UUID = '5f6c1c1e-0000-4000-8000-00000000e001';
const DELIVERY = '5f6c1c1e-0000-4000-8000-00000000e002';
const AT = '2026-11-21T09:30:00.000Z';
const id = toGlobalId('Webhook', UUID);
const deliveryId = toGlobalId('WebhookDelivery', DELIVERY);
const wire: WireWebhook = {
  id: UUID,
  url: 'https://hooks.example/portal',
  events: ['lead.received', 'review.published'],
  status: 'enabled',
  createdAt: AT,
  failingSince: AT,
  disabledAt: null,
  previousSecretExpiresAt: AT,
  recent: { events: 3, delivered: 2 },
};
const wireDelivery: WireWebhookDelivery = {
  id: DELIVERY,
  webhookId: UUID,
  eventId: UUID,
  event: 'lead.received',
  status: 'pending',
  createdAt: AT,
  nextAttemptAt: AT,
  attempts: [{ at: AT, status: null, error: 'timeout', duration: 10_000 }],
  attemptCount: 1,
};
const csrf = { 'GET /csrf': { token: 't' } };

test('lists webhooks with their values, in one call (EXT-23)', async () => {
  portal.answer({ 'GET /account/webhooks': { webhooks: [wire] } });
  const { data, errors, calls } = await portal.run(`{ viewer { webhooks { id url events status createdAt failingSince
    disabledAt previousSecretExpiresAt recentEventCount recentDeliveredCount } } }`);
  expect([errors, calls]).toEqual([[], [{ call: 'GET /account/webhooks' }]]);
  expect(data).toEqual({
    viewer: {
      webhooks: [
        {
          id,
          url: wire.url,
          events: ['LEAD_RECEIVED', 'REVIEW_PUBLISHED'],
          status: 'ENABLED',
          createdAt: AT,
          failingSince: AT,
          disabledAt: null,
          previousSecretExpiresAt: AT,
          recentEventCount: 3,
          recentDeliveredCount: 2,
        },
      ],
    },
  });
});

test('webhooks are null if the upstream does not support them (EXT-23)', async () => {
  portal.answer({ 'GET /account/webhooks': new Refusal(404, 'NOT_FOUND') });
  const { data, errors } = await portal.run('{ viewer { webhooks { id } } }');
  expect([data, errors]).toEqual([{ viewer: { webhooks: null } }, []]);
});

test('the delivery log is a connection, and a test has no event (EXT-23)', async () => {
  const tested = { ...wireDelivery, event: null, status: 'failed', nextAttemptAt: null };
  portal.answer({
    'GET /account/webhooks': { webhooks: [wire] },
    [`GET /account/webhooks/${UUID}/deliveries?pageNumber=1&pageSize=2`]: {
      count: 5,
      deliveries: [wireDelivery, tested],
    },
  });
  const { data, errors } = await portal.run(
    `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries(first: 2) { totalCount pages pageInfo { hasNextPage }
      nodes { id eventId isTest event status nextAttemptAt attemptCount attempts { at status error duration } } } } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  const entry = {
    id: deliveryId,
    eventId: UUID,
    isTest: false,
    event: 'LEAD_RECEIVED',
    status: 'PENDING',
    nextAttemptAt: AT,
    attemptCount: 1,
    attempts: [{ at: AT, status: null, error: 'TIMEOUT', duration: 10_000 }],
  };
  expect(data).toEqual({
    node: {
      deliveries: {
        totalCount: 5,
        pages: 3,
        pageInfo: { hasNextPage: true },
        nodes: [entry, { ...entry, isTest: true, event: null, status: 'FAILED', nextAttemptAt: null }],
      },
    },
  });
});

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  secret webhook { id } viewer { webhooks { id } } errors { code path } } }`;

test('creates a webhook, returns its secret, and reads the list again (EXT-23)', async () => {
  portal.answer({
    ...csrf,
    'POST /account/webhooks': { secret: 'whsec_a', webhook: wire },
    'GET /account/webhooks': { webhooks: [wire] },
  });
  const input = { url: ' https://hooks.example/portal#top ', events: ['LEAD_RECEIVED', 'LEAD_RECEIVED'] };
  const { data, calls } = await portal.run(CREATE, { input });
  expect(calls).toEqual([
    { call: 'POST /account/webhooks', body: { url: 'https://hooks.example/portal', events: ['lead.received'] } },
    { call: 'GET /account/webhooks' },
  ]);
  expect(data).toEqual({
    createWebhook: { secret: 'whsec_a', webhook: { id }, viewer: { webhooks: [{ id }] }, errors: [] },
  });
});

test.each([
  [{ url: '', events: [] }, ['URL_REQUIRED', 'EVENTS_REQUIRED']],
  [{ url: 'hooks.example', events: ['LEAD_RECEIVED'] }, ['URL_FORMAT']],
  [{ url: 'https://me@hooks.example', events: ['LEAD_RECEIVED'] }, ['URL_FORMAT']],
  [{ url: `https://hooks.example/${'a'.repeat(500)}`, events: ['LEAD_RECEIVED'] }, ['URL_MAX_LENGTH']],
])('%j is refused before anything is sent', async (input, codes) => {
  portal.answer({});
  const { data, calls } = await portal.run(CREATE, { input });
  const errors = codes.map((code) => ({ code, path: [code.startsWith('URL') ? 'url' : 'events'] }));
  expect(data).toEqual({ createWebhook: { secret: null, webhook: null, viewer: null, errors } });
  expect(calls).toEqual([]);
});

test.each([
  [new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'url', code: 'urlPrivate' }] }), 'URL_PRIVATE', ['url']],
  [new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'url', code: 'urlHttps' }] }), 'URL_HTTPS', ['url']],
  [new Refusal(409, 'TOO_MANY_WEBHOOKS'), 'TOO_MANY_WEBHOOKS', null],
])('a refusal of the upstream is a user error: %j', async (refusal, code, path) => {
  portal.answer({ ...csrf, 'POST /account/webhooks': refusal });
  const { data, errors } = await portal.run(CREATE, { input: { url: wire.url, events: ['LEAD_RECEIVED'] } });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createWebhook: { secret: null, webhook: null, viewer: null, errors: [{ code, path }] },
  });
});

const ONE = [
  ['deleteWebhook', 'deletedWebhookId', `DELETE /account/webhooks/${UUID}`, null, id],
  ['rotateWebhookSecret', 'secret', `POST /account/webhooks/${UUID}/secret`, { secret: 's', webhook: wire }, 's'],
  [
    'sendTestWebhook',
    'delivery { id }',
    `POST /account/webhooks/${UUID}/test`,
    { delivery: wireDelivery },
    { id: deliveryId },
  ],
  [
    'redeliverWebhook',
    'delivery { id }',
    `POST /account/webhook-deliveries/${DELIVERY}/attempts`,
    { delivery: wireDelivery },
    { id: deliveryId },
  ],
] as const;

test.each(ONE)(
  '%s: succeeds, and is refused if turned off, missing or malformed (EXT-23)',
  async (name, selection, call, answer, expected) => {
    const isDelivery = name === 'redeliverWebhook';
    const field = selection.split(' ')[0] ?? '';
    const document = `mutation ($id: ID!) { ${name}(input: { id: $id }) { ${selection} errors { code path } } }`;
    const run = async (key: string) => (await portal.run(document, { id: key })).data?.[name];
    const right = isDelivery ? deliveryId : id;
    portal.answer({ ...csrf, [call]: answer });
    expect(await run(right)).toEqual({ [field]: expected, errors: [] });
    portal.answer({ ...csrf, [call]: new Refusal(409, 'WEBHOOK_OFF') });
    expect(await run(right)).toEqual({ [field]: null, errors: [{ code: 'WEBHOOK_OFF', path: null }] });
    const missing = { code: isDelivery ? 'DELIVERY_NOT_FOUND' : 'WEBHOOK_NOT_FOUND', path: ['id'] };
    portal.answer({ ...csrf, [call]: new Refusal(404, 'X') });
    expect(await run(right)).toEqual({ [field]: null, errors: [missing] });
    expect(await run(toGlobalId('Lead', UUID))).toEqual({ [field]: null, errors: [missing] });
  },
);

test('deleting one that is already deleted reads the list again, as the first response may have been lost (EXT-23)', async () => {
  portal.answer({
    ...csrf,
    [`DELETE /account/webhooks/${UUID}`]: new Refusal(404, 'WEBHOOK_NOT_FOUND'),
    'GET /account/webhooks': { webhooks: [] },
  });
  const document = `mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { viewer { webhooks { id } } errors { code } } }`;
  const { data } = await portal.run(document, { id });
  expect(data).toEqual({ deleteWebhook: { viewer: { webhooks: [] }, errors: [{ code: 'WEBHOOK_NOT_FOUND' }] } });
});

test('node reads webhooks and deliveries of the account; others are null (EXT-23, GWY-04)', async () => {
  portal.answer({
    'GET /account/webhooks': { webhooks: [wire] },
    [`GET /account/webhook-deliveries/${DELIVERY}`]: { delivery: wireDelivery },
    [`GET /account/webhook-deliveries/${UUID}`]: new Refusal(404, 'DELIVERY_NOT_FOUND'),
  });
  const ids = [id, deliveryId, toGlobalId('Webhook', DELIVERY), toGlobalId('WebhookDelivery', UUID)];
  const { data, errors } = await portal.run('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    nodes: [{ __typename: 'Webhook', id }, { __typename: 'WebhookDelivery', id: deliveryId }, null, null],
  });
});
