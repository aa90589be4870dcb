import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { DAY } from '../db/clock.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { answerLead } from '../leads/leadAnswers.ts';
import { blockLead } from '../leads/leads.control.ts';
import { isStillWanted } from './stillWanted.ts';
import { type Mailbox, testMailbox } from './testing/mailbox.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test.each<[string, (mailbox: Mailbox, leadId: string) => unknown, boolean]>([
  ['waits for an answer', () => undefined, true],
  ['was accepted', (mailbox, id) => answerLead(mailbox, mailbox.account, id, 'accepted'), true],
  ['has expired', ({ clock }) => clock.advance(8 * DAY), false],
  [
    'was accepted days ago',
    async (mailbox, id) => {
      await answerLead(mailbox, mailbox.account, id, 'accepted');
      mailbox.clock.advance(8 * DAY);
    },
    false,
  ],
  ['was blocked', (mailbox, id) => blockLead(mailbox, id), false],
])('an email about a new lead that %s (STA-70)', async (_state, change, isWanted) => {
  const mailbox = await testMailbox(open.db);
  const { id } = await mailbox.receiveLead();
  await change(mailbox, id);
  const wanted = (await mailbox.rows()).map(async (row) => await isStillWanted(mailbox, row));
  expect(await Promise.all(wanted)).toEqual([isWanted]);
});
