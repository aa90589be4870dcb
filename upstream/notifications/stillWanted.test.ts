import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAsLead } from '../chats/chats.control.ts';
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

async function endPlan({ account }: Mailbox, roles?: unknown): Promise<void> {
  const values = {
    subscription_status: 'free',
    ...(Array.isArray(roles) && { roles: JSON.stringify(roles) }),
  } as const;
  await open.db.updateTable('accounts').set(values).where('id', '=', account.id).execute();
}

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
  ['the plan no longer includes', endPlan, false],
  ['a lead recipient without a plan receives', (mailbox) => endPlan(mailbox, ['LeadRecipient']), true],
])('an email about a new lead that %s (STA-70)', async (_state, change, isWanted) => {
  const mailbox = await testMailbox(open.db);
  const { id } = await mailbox.receiveLead();
  await change(mailbox, id);
  const wanted = (await mailbox.rows()).map(async (row) => await isStillWanted(mailbox, row));
  expect(await Promise.all(wanted)).toEqual([isWanted]);
});

test.each<[string, (mailbox: Mailbox, leadId: string) => unknown, boolean]>([
  ['is unread', () => undefined, true],
  ['is from a lead that was blocked', (mailbox, id) => blockLead(mailbox, id), false],
  ['the plan no longer includes', endPlan, false],
  ['a lead recipient may no longer read', (mailbox) => endPlan(mailbox, ['LeadRecipient']), false],
])('an email about a message that %s (STA-70)', async (_state, change, isWanted) => {
  const mailbox = await testMailbox(open.db);
  const { id } = await mailbox.receiveLead();
  const { chatUuid } = await answerLead(mailbox, mailbox.account, id, 'accepted');
  await writeAsLead(mailbox, chatUuid ?? '', 'Hello');
  await change(mailbox, id);
  const rows = (await mailbox.rows()).filter(({ kind }) => kind === 'unreadMessages');
  expect(await Promise.all(rows.map(async (row) => await isStillWanted(mailbox, row)))).toEqual([isWanted]);
});
