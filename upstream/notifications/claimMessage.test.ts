import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { claimMail, findDueMails, recordMail } from './claimMessage.ts';
import { testMailbox } from './testing/mailbox.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('a sender that finds an email before another one fails to send it waits for the next attempt (STA-70)', async () => {
  const mailbox = await testMailbox(open.db);
  await mailbox.receiveLead();
  const [due] = await findDueMails(mailbox, 0);
  const claimed = await claimMail(mailbox, due?.id ?? '', 'first');
  if (claimed === null) throw new Error('The email could not be claimed.');
  await recordMail(mailbox, claimed, { error: 'connection', isPermanent: false });
  expect(await claimMail(mailbox, claimed.id, 'second')).toBeNull();
  mailbox.clock.advance(10 * SECOND);
  expect(await claimMail(mailbox, claimed.id, 'second')).toMatchObject({ id: claimed.id });
});
