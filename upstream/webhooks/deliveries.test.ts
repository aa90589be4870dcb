import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_RETRY_DELAYS } from '../../domain/webhooks.ts';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { readActions } from '../dashboard/dashboard.ts';
import { redeliver, sendTest } from './deliveries.ts';
import { rotateSecret } from './rotateSecret.ts';
import { forgetOldEvents } from './sender.ts';
import { signatureOf } from './signature.ts';
import { testOutbox, type Outbox } from './testing/outbox.ts';
import { startReceiver, type ReceivedCall, type TestReceiver } from './testing/testReceiver.ts';
import { changeWebhook, listWebhooks } from './webhooks.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  await open.db.deleteFrom('webhooks').execute();
});

async function receiver(...[answer]: Parameters<typeof startReceiver>): Promise<TestReceiver> {
  const started = await startReceiver(answer);
  closing.push(() => started.close());
  return started;
}

async function send(outbox: Outbox, options?: Parameters<Outbox['send']>[0]) {
  const sender = await outbox.send(options);
  closing.push(() => sender.stop());
  return sender;
}

test('a webhook is disabled after five days without a success, and by 410 at once (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const failing = await receiver((_call, response) => response.writeHead(500).end());
  const gone = await receiver((_call, response) => response.writeHead(410).end());
  const { id } = await outbox.add(failing.url);
  outbox.clock.advance(1);
  const { id: goneId } = await outbox.add(gone.url);
  await outbox.receiveLead();
  await send(outbox);
  const states = async () => (await listWebhooks(outbox, outbox.account.id)).map(({ status }) => status);
  await outbox.settled(goneId, 1);
  await outbox.settled(id, 1);
  expect(await states()).toEqual(['enabled', 'disabled']);
  for (const delay of WEBHOOK_RETRY_DELAYS) {
    outbox.clock.advance(delay);
    await outbox.settled(id, 2 + WEBHOOK_RETRY_DELAYS.indexOf(delay));
  }
  expect(await states()).toEqual(['enabled', 'disabled']);
  outbox.clock.advance(4 * DAY);
  await sendTest(outbox, outbox.account.id, id);
  await expect.poll(states).toEqual(['disabled', 'disabled']);
  expect(await readActions(outbox, outbox.account)).toContainEqual({ action: 'fixWebhook', priority: 'highest' });
  // While it is disabled, nothing new is recorded and nothing is sent.
  await outbox.receiveLead();
  expect((await outbox.log(id)).length).toBe(2);
  await expect(sendTest(outbox, outbox.account.id, id)).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
  const [entry] = await outbox.log(id);
  await expect(redeliver(outbox, outbox.account.id, entry?.id ?? '')).rejects.toMatchObject({ code: 'WEBHOOK_OFF' });
  const input = { url: failing.url, events: ['lead.received'] as const, isPaused: false };
  const enabled = await changeWebhook({ ...outbox, webhookAllowPrivate: true }, outbox.account.id, id, input);
  expect(enabled).toMatchObject({ status: 'enabled', failingSince: null, disabledAt: null });
  await changeWebhook({ ...outbox, webhookAllowPrivate: true }, outbox.account.id, goneId, input);
  expect((await readActions(outbox, outbox.account)).map(({ action }) => action)).not.toContain('fixWebhook');
});

test('an entry is sent again once, with its id, and a waiting one immediately (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  let status = 200;
  const { url, calls } = await receiver((_call, response) => response.writeHead(status).end());
  const { id } = await outbox.add(url);
  await outbox.receiveLead();
  await send(outbox);
  await outbox.settled(id, 1);
  const [entry] = await outbox.log(id);
  status = 500;
  await redeliver(outbox, outbox.account.id, entry?.id ?? '');
  await outbox.settled(id, 2);
  expect(await outbox.log(id)).toMatchObject([{ status: 'failed', attempts: [{ status: 200 }, { status: 500 }] }]);
  expect(new Set(calls.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);

  await outbox.receiveLead();
  await outbox.settled(id, 3);
  status = 200;
  const [waiting] = await outbox.log(id);
  expect(waiting?.status).toBe('pending');
  await redeliver(outbox, outbox.account.id, waiting?.id ?? '');
  await outbox.settled(id, 4);
  expect((await outbox.log(id))[0]?.status).toBe('delivered');
});

/** A webhook with one event that failed a second ago and is pending; `change` saves the webhook. */
async function failingWebhook() {
  const outbox = await testOutbox(open.db);
  const failing = await receiver((_call, response) => response.writeHead(500).end());
  const { id } = await outbox.add(failing.url);
  await outbox.receiveLead();
  const sender = await outbox.send();
  await outbox.settled(id, 1);
  await sender.stop();
  outbox.clock.advance(1_000);
  const change = async (values: { readonly url?: string; readonly isPaused?: boolean } = {}) =>
    await changeWebhook({ ...outbox, webhookAllowPrivate: true }, outbox.account.id, id, {
      url: failing.url,
      events: ['lead.received', 'review.published'],
      isPaused: false,
      ...values,
    });
  return { outbox, id, change };
}

test('only a start or another URL resets since when a webhook has failed, other changes do not (EXT-23)', async () => {
  const { change } = await failingWebhook();
  const failingSince = '2026-11-21T10:00:00.000Z';
  expect(await change()).toMatchObject({ status: 'enabled', failingSince });
  expect(await change({ isPaused: true })).toMatchObject({ status: 'paused', failingSince });
  expect(await change()).toMatchObject({ status: 'enabled', failingSince: null });

  const other = await failingWebhook();
  expect(await other.change({ url: 'https://hooks.example/new' })).toMatchObject({ failingSince: null });
});

test('the pending deliveries of a webhook that is started again, or gets another URL, are due at once (EXT-23)', async () => {
  const { outbox, id, change } = await failingWebhook();
  const next = async () => (await outbox.log(id))[0]?.nextAttemptAt;
  const planned = '2026-11-21T10:00:05.000Z';
  const planAgain = async () =>
    await open.db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: new Date(outbox.clock.now().getTime() + HOUR) })
      .where('webhook_id', '=', id)
      .execute();
  expect(await next()).toBe(planned);
  await change();
  await change({ isPaused: true });
  expect(await next()).toBe(planned);
  await change();
  expect(await next()).toBe(outbox.clock.now().toISOString());

  await planAgain();
  await change({ url: 'https://hooks.example/corrected' });
  expect(await next()).toBe(outbox.clock.now().toISOString());

  const disabledAt = outbox.clock.now();
  await open.db.updateTable('webhooks').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
  await planAgain();
  expect(await change()).toMatchObject({ status: 'enabled', disabledAt: null });
  expect(await next()).toBe(disabledAt.toISOString());
});

/** The signature that a call must have if it is signed with these secrets. */
function signatureBy(call: ReceivedCall | undefined, secrets: readonly string[]): string {
  return signatureOf(
    String(call?.headers['webhook-id']),
    Number(call?.headers['webhook-timestamp']),
    call?.body ?? '',
    secrets,
  );
}

test('a new secret signs together with the old one for 24 hours, then alone (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver();
  const { id, secret: old } = await outbox.add(url);
  const { secret, webhook } = await rotateSecret(outbox, outbox.account.id, id);
  expect(webhook.previousSecretExpiresAt).toBe('2026-11-22T10:00:00.000Z');
  await send(outbox);
  await outbox.receiveLead();
  await outbox.settled(id, 1);
  outbox.clock.advance(24 * HOUR);
  await outbox.receiveLead();
  await outbox.settled(id, 2);
  expect(calls[0]?.headers['webhook-signature']).toBe(signatureBy(calls[0], [secret, old]));
  expect(calls[1]?.headers['webhook-signature']).toBe(signatureBy(calls[1], [secret]));
});

test('a secret replaced again within ten minutes keeps the one in use, later not (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver();
  const { id, secret: old } = await outbox.add(url);
  const replace = () => rotateSecret(outbox, outbox.account.id, id);
  // Its response was lost.
  await replace();
  outbox.clock.advance(10 * MINUTE - 1);
  const { secret, webhook } = await replace();
  expect(webhook.previousSecretExpiresAt).toBe('2026-11-22T10:00:00.000Z');
  await send(outbox);
  await outbox.receiveLead();
  await outbox.settled(id, 1);
  expect(calls[0]?.headers['webhook-signature']).toBe(signatureBy(calls[0], [secret, old]));
  outbox.clock.advance(1);
  const next = await replace();
  await outbox.receiveLead();
  await outbox.settled(id, 2);
  expect(calls[1]?.headers['webhook-signature']).toBe(signatureBy(calls[1], [next.secret, secret]));
});

test('nothing is recorded for a paused webhook, an event it is not subscribed to, or an account without the plan', async () => {
  const outbox = await testOutbox(open.db);
  const { id } = await outbox.add('https://hooks.example/');
  const { account } = outbox;
  const change = async (values: { events?: readonly ['review.published']; isPaused?: boolean }) =>
    await changeWebhook({ ...outbox, webhookAllowPrivate: true }, account.id, id, {
      url: 'https://hooks.example/',
      events: ['lead.received'],
      isPaused: false,
      ...values,
    });
  await change({ isPaused: true });
  await outbox.receiveLead();
  await change({ events: ['review.published'] });
  await outbox.receiveLead();
  await change({});
  await open.db
    .updateTable('accounts')
    .set({ subscription_status: 'free', roles: JSON.stringify(['Owner']) })
    .where('id', '=', account.id)
    .execute();
  await outbox.receiveLead();
  expect(await outbox.log(id)).toEqual([]);
  await open.db.updateTable('accounts').set({ subscription_status: 'paid' }).where('id', '=', account.id).execute();
  await outbox.receiveLead();
  expect((await outbox.log(id)).length).toBe(1);
});

test('events are kept for 30 days (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { id } = await outbox.add('https://hooks.example/');
  await outbox.receiveLead();
  outbox.clock.advance(30 * DAY);
  await forgetOldEvents(outbox);
  expect((await outbox.log(id)).length).toBe(1);
  outbox.clock.advance(1);
  await forgetOldEvents(outbox);
  expect(await outbox.log(id)).toEqual([]);
});
