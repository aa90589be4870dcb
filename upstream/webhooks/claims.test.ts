import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { claimDelivery, findDue } from './claims.ts';
import { recordAttempt } from './recordAttempt.ts';
import { testOutbox } from './testing/outbox.ts';
import { changeWebhook, listWebhooks } from './webhooks.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('a receiver that fails for hours does not slow down the upstream: finding nothing due takes no time (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { id } = await outbox.add('https://hooks.example/');
  await outbox.receiveLead();
  // Four events of each of 1,500 leads. The first one waits for its retry, and the others for the first.
  await sql`
    insert into webhook_deliveries (id, webhook_id, event_id, lead_id, attempts_left, created_at, next_attempt_at)
    select gen_random_uuid(), ${id}, event_id, lpad(to_hex(number % 1500), 32, '0')::uuid, 8, created_at,
      created_at + case when number < 1500 then interval '10 hours' else interval '0' end
    from webhook_deliveries, generate_series(0, 5999) as number
    order by number`.execute(open.db);
  const [fresh] = await findDue(outbox);
  expect(fresh).toMatchObject({ webhookId: id });
  await claimDelivery(outbox, fresh?.id ?? '', 'another sender');
  const start = performance.now();
  expect(await findDue(outbox)).toEqual([]);
  // It took seconds while all pending deliveries were compared with each other.
  expect(performance.now() - start).toBeLessThan(1_000);
  outbox.clock.advance(10 * HOUR);
  expect((await findDue(outbox)).length).toBe(4);
});

test('an attempt at an address that is replaced meanwhile says nothing about the new one (EXT-23)', async () => {
  const outbox = await testOutbox(open.db);
  const { id } = await outbox.add('https://hooks.example/old');
  await outbox.receiveLead();
  const [due] = await findDue(outbox);
  const claimed = await claimDelivery(outbox, due?.id ?? '', 'sender');
  if (claimed === null) throw new Error('Nothing was claimed.');
  const change = { url: 'https://hooks.example/new', events: ['lead.received'] as const, isPaused: false };
  await changeWebhook({ ...outbox, webhookAllowPrivate: false }, outbox.account.id, id, change);
  await recordAttempt(outbox, claimed, { status: 410, error: null, duration: 1 });
  expect(await listWebhooks(outbox, outbox.account.id)).toMatchObject([{ status: 'enabled', failingSince: null }]);
  expect(await outbox.log(id)).toMatchObject([{ status: 'pending', attempts: [{ status: 410 }] }]);
  const again = await claimDelivery(outbox, claimed.id, 'sender');
  expect(again?.url).toBe(change.url);
});
