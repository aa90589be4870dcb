import { expect, test } from 'vitest';
import { HOUR } from '../db/clock.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { redeliver, sendTest } from './deliveries.ts';
import { testOutbox } from './testing/outbox.ts';
import { startReceiver } from './testing/testReceiver.ts';

test('after the plan has ended, neither events that wait nor those sent again arrive (EXT-23)', async () => {
  const open = await openTestDatabase();
  const outbox = await testOutbox(open.db);
  let status = 200;
  const receiver = await startReceiver((_call, response) => response.writeHead(status).end());
  const { id } = await outbox.add(receiver.url);
  const sender = await outbox.send();
  await outbox.receiveLead();
  await outbox.settled(id, 1);
  status = 500;
  await outbox.receiveLead();
  await outbox.settled(id, 2);
  const subscribe = async (subscription_status: 'free' | 'paid') =>
    await open.db.updateTable('accounts').set({ subscription_status }).where('id', '=', outbox.account.id).execute();
  const states = async () => (await outbox.log(id)).map((entry) => entry.status);
  await subscribe('free');
  status = 200;
  const [, sent] = await outbox.log(id);
  await redeliver(outbox, outbox.account.id, sent?.id ?? '');
  outbox.clock.advance(HOUR);
  await expect.poll(states).toEqual(['failed', 'failed']);
  expect(receiver.calls.length).toBe(2);
  await sendTest(outbox, outbox.account.id, id);
  await outbox.settled(id, 3);
  await subscribe('paid');
  await redeliver(outbox, outbox.account.id, sent?.id ?? '');
  await expect.poll(states).toEqual(['delivered', 'failed', 'delivered']);
  await sender.stop();
  await receiver.close();
  await open.close();
});
