import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireWebhook } from '../../upstream/contract/webhooks.ts';
import { toGlobalId } from '../relay/ids.ts';
import { startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const UUID = '5f6c1c1e-0000-4000-8000-00000000e001';
const AT = '2026-11-21T09:30:00.000Z';
const id = toGlobalId('Webhook', UUID);
const otherId = toGlobalId('Webhook', '5f6c1c1e-0000-4000-8000-00000000e002');
const wire: WireWebhook = {
  id: UUID,
  url: 'https://hooks.example/portal',
  events: ['lead.received', 'review.published'],
  status: 'paused',
  createdAt: AT,
  failingSince: AT,
  disabledAt: null,
  previousSecretExpiresAt: AT,
  recent: { events: 3, delivered: 2 },
};
const call = `PUT /account/webhooks/${UUID}`;
const csrf = { 'GET /csrf': { token: 't' } };
const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) {
  webhook { id status } errors { code path } } }`;

test('changes a webhook with all its values, in one call (EXT-23)', async () => {
  portal.answer({ ...csrf, [call]: { webhook: wire } });
  const input = { id, url: wire.url, events: ['MESSAGE_RECEIVED'], isPaused: true };
  const { data, calls } = await portal.run(UPDATE, { input });
  expect(calls).toEqual([{ call, body: { url: wire.url, events: ['message.received'], isPaused: true } }]);
  expect(data).toEqual({ updateWebhook: { webhook: { id, status: 'PAUSED' }, errors: [] } });
  const refused = await portal.run(UPDATE, { input: { ...input, id: toGlobalId('Lead', UUID), url: '' } });
  expect(refused.data).toEqual({
    updateWebhook: {
      webhook: null,
      errors: [
        { code: 'WEBHOOK_NOT_FOUND', path: ['id'] },
        { code: 'URL_REQUIRED', path: ['url'] },
      ],
    },
  });
});

test.each([
  [{ isPaused: false }, { url: wire.url, events: wire.events, isPaused: false }],
  [{ url: 'https://new.example/' }, { url: 'https://new.example/', events: wire.events, isPaused: true }],
  [{ events: ['LEAD_ACCEPTED'] }, { url: wire.url, events: ['lead.accepted'], isPaused: true }],
])('a change of %j leaves the other values as they are saved (EXT-23)', async (change, body) => {
  portal.answer({ ...csrf, 'GET /account/webhooks': { webhooks: [wire] }, [call]: { webhook: wire } });
  const { data, calls } = await portal.run(UPDATE, { input: { id, ...change } });
  expect(calls.at(-1)).toEqual({ call, body });
  expect(data).toEqual({ updateWebhook: { webhook: { id, status: 'PAUSED' }, errors: [] } });
  const missing = await portal.run(UPDATE, { input: { id: otherId, ...change } });
  expect(missing.data).toEqual({
    updateWebhook: { webhook: null, errors: [{ code: 'WEBHOOK_NOT_FOUND', path: ['id'] }] },
  });
});
