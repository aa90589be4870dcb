import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WEBHOOK_ATTEMPTS, WEBHOOK_RETRY_DELAYS } from '../../domain/webhooks.ts';
import { DAY } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { claimDelivery, findDue } from './claims.ts';
import { recordAttempt } from './recordAttempt.ts';
import { signatureOf } from './signature.ts';
import { testOutbox, type Outbox } from './testing/outbox.ts';
import { startReceiver, type ReceivedCall, type TestReceiver } from './testing/testReceiver.ts';
import { listWebhooks } from './webhooks.ts';

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

function typeOf({ body }: ReceivedCall): string {
  return (JSON.parse(body) as { type: string }).type;
}

function leadOf({ body }: ReceivedCall): string {
  return (JSON.parse(body) as { data: { lead: { uuid: string } } }).data.lead.uuid;
}

test('an event arrives once, signed, with ids of the GraphQL API (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver();
  const { id, secret } = await outbox.add(`${url}/hook?key=1`);
  const leadId = await outbox.receiveLead();
  await send(outbox);
  await outbox.settled(id, 1);
  const [call] = calls;
  if (call === undefined) throw new Error('Nothing arrived.');
  expect(calls.length).toBe(1);
  const {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
    'content-type': type,
  } = call.headers;
  expect([call.path, type]).toEqual(['/hook?key=1', 'application/json']);
  expect(signature).toBe(signatureOf(String(eventId), Number(timestamp), call.body, [secret]));
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
  expect(JSON.parse(call.body)).toEqual({
    type: 'lead.received',
    timestamp: '2026-11-21T10:00:00.000Z',
    data: {
      lead: {
        id: Buffer.from(`Lead:${leadId}`).toString('base64url'),
        uuid: leadId,
        slug: `lead-${leadId}`,
        type: 'BRIEF',
        status: 'ACTIVE',
        title: 'Get found locally',
        name: 'Emma Carter',
        company: 'Harbor & Pine',
        website: 'https://www.harborandpine.example/',
        country: 'US',
        language: 'en',
        services: ['Local SEO'],
        budget: { from: { amount: 2500, currency: 'USD' }, to: { amount: 5000, currency: 'USD' } },
        receivedAt: '2026-11-21T10:00:00.000Z',
        expiresAt: '2026-11-28T10:00:00.000Z',
        answeredAt: null,
        chat: null,
      },
    },
  });
  const [entry] = await outbox.log(id);
  const duration: unknown = expect.any(Number);
  expect(entry).toMatchObject({
    eventId,
    event: 'lead.received',
    status: 'delivered',
    nextAttemptAt: null,
    attempts: [{ at: '2026-11-21T10:00:00.000Z', status: 204, error: null, duration }],
  });
});

test('after each failure it waits for the next delay, and gives up after the last (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver((_call, response) => response.writeHead(500).end('secret of the receiver'));
  const { id } = await outbox.add(url);
  await outbox.receiveLead();
  await send(outbox);
  for (const [index, delay] of WEBHOOK_RETRY_DELAYS.entries()) {
    await outbox.settled(id, index + 1);
    const [entry] = await outbox.log(id);
    expect(entry?.nextAttemptAt).toBe(new Date(outbox.clock.now().getTime() + delay).toISOString());
    outbox.clock.advance(delay - 1);
    expect(await findDue(outbox)).toEqual([]);
    outbox.clock.advance(1);
  }
  await outbox.settled(id, WEBHOOK_ATTEMPTS);
  const [entry] = await outbox.log(id);
  expect(entry).toMatchObject({ status: 'failed', nextAttemptAt: null, attemptCount: 8 });
  expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([entry?.eventId]));
  // No part of the receiver's responses is stored.
  expect(JSON.stringify(await open.db.selectFrom('webhook_attempts').selectAll().execute())).not.toContain('secret');
  expect(await listWebhooks(outbox, outbox.account.id)).toMatchObject([
    { status: 'enabled', failingSince: '2026-11-21T10:00:00.000Z', recent: { events: 1, delivered: 0 } },
  ]);
});

test('redirects are failures, and are not followed (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const elsewhere = await receiver();
  const { url, calls } = await receiver((_call, response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  );
  const { id } = await outbox.add(url);
  await outbox.receiveLead();
  await send(outbox);
  await outbox.settled(id, 1);
  expect([calls.length, elsewhere.calls.length]).toEqual([1, 0]);
  expect(await outbox.log(id)).toMatchObject([{ status: 'pending', attempts: [{ status: 307, error: null }] }]);
});

test('a lead’s later event waits for the earlier one, other leads’ events do not (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  let isBroken = true;
  const broken: string[] = [];
  const { url, calls } = await receiver((call, response) =>
    response.writeHead(isBroken && broken.includes(leadOf(call)) ? 503 : 200).end(),
  );
  const { id } = await outbox.add(url);
  const [stuck, free] = [await outbox.receiveLead(), await outbox.receiveLead()];
  broken.push(stuck);
  for (const leadId of [stuck, free]) await outbox.record({ type: 'lead.accepted', leadId });
  await send(outbox);
  await outbox.settled(id, 3);
  const seen = (leadId: string) => calls.filter((call) => leadOf(call) === leadId).map(typeOf);
  expect([seen(stuck), seen(free)]).toEqual([['lead.received'], ['lead.received', 'lead.accepted']]);
  isBroken = false;
  outbox.clock.advance(5_000);
  await outbox.settled(id, 5);
  expect(seen(stuck)).toEqual(['lead.received', 'lead.received', 'lead.accepted']);
});

test('a hanging receiver does not delay others (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const hanging = await startReceiver(() => undefined);
  const quick = await receiver();
  const others: string[] = [];
  for (let count = 0; count < 9; count += 1) others.push((await outbox.add(`${hanging.url}/${count}`)).id);
  const { id } = await outbox.add(quick.url);
  for (let count = 0; count < 10; count += 1) await outbox.receiveLead();
  await send(outbox, { deadline: 30_000 });
  await outbox.settled(id, 10);
  // All were delivered while the first call to each of the other webhooks was on its way or hanging.
  for (const other of others) await outbox.settled(other, 0);
  await expect.poll(() => hanging.calls.length).toBe(9);
  await hanging.close();
});

test('several processes share the work: each event is sent once, a lead’s in order (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver();
  const { id } = await outbox.add(url);
  const leads: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const leadId = await outbox.receiveLead();
    leads.push(leadId);
    await outbox.record({ type: 'lead.accepted', leadId });
  }
  await Promise.all(['one', 'two', 'three'].map((name) => send(outbox, { name })));
  await outbox.settled(id, 20);
  expect(calls.length).toBe(20);
  for (const lead of leads) {
    const own = calls.filter((call) => leadOf(call) === lead);
    expect(own.map(typeOf)).toEqual(['lead.received', 'lead.accepted']);
  }
});

test('the claims of a killed sender go to the next: its own at once, another’s after they expire (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { url, calls } = await receiver();
  const { id } = await outbox.add(url);
  await outbox.receiveLead();
  const [due] = await findDue(outbox);
  const claimed = await claimDelivery(outbox, due?.id ?? '', 'killed');
  expect(claimed).not.toBeNull();
  expect(await claimDelivery(outbox, due?.id ?? '', 'other')).toBeNull();
  expect(await findDue(outbox)).toEqual([]);
  await send(outbox, { name: 'killed' });
  await outbox.settled(id, 1);
  expect(calls.length).toBe(1);

  await outbox.receiveLead();
  // Its result must be stored before the delivery is made pending again.
  await outbox.settled(id, 2);
  await open.db
    .updateTable('webhook_deliveries')
    .set({ status: 'pending', next_attempt_at: outbox.clock.now(), claimed_by: 'dead', claimed_until: new Date(0) })
    .where('webhook_id', '=', id)
    .execute();
  await expect.poll(() => calls.length).toBe(4);
});

test('a sender that finds a delivery before another one fails waits for the next attempt', async () => {
  const outbox = await testOutbox(open.db);
  const { id: webhookId } = await outbox.add('http://127.0.0.1:9/');
  await outbox.receiveLead();
  const [due] = (await findDue(outbox)).filter((delivery) => delivery.webhookId === webhookId);
  const claimed = await claimDelivery(outbox, due?.id ?? '', 'first');
  if (claimed === null) throw new Error('The delivery could not be claimed.');
  await recordAttempt(outbox, claimed, { status: null, error: 'connection', duration: 1 });
  expect(await claimDelivery(outbox, claimed.id, 'second')).toBeNull();
  outbox.clock.advance(DAY);
  expect(await claimDelivery(outbox, claimed.id, 'second')).toMatchObject({ id: claimed.id });
});
