import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unblockChat } from '../chats/chats.control.ts';
import { listMessages } from '../chats/readMessages.ts';
import { DAY, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { untilOneWaits } from '../db/testing/untilOneWaits.ts';
import { transact } from '../db/transact.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { answerLead, getLead, lockLead, setDeclineReason, setMark } from './leadAnswers.ts';
import { arriveLead, blockLead, expireLead } from './leads.control.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const clock = settableClock(now);
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

async function lead(values: Parameters<typeof insertLead>[3] = {}) {
  const account = await insertAccount(open.db);
  const row = await insertLead(open.db, account.id, new Date(now.getTime() - DAY), values);
  return { deps: { db: open.db, clock }, account, id: row.id, slug: row.slug };
}

test('accepting shows the contacts and opens a chat with request and contact cards', async () => {
  const { deps, account, id } = await lead();
  expect((await getLead(deps, account, id)).contactMethods).toEqual([]);
  const accepted = await answerLead(deps, account, id, 'accepted');
  expect(accepted).toMatchObject({
    status: 'accepted',
    answeredAt: now.toISOString(),
    expiresAt: null,
    contactMethods: [{ type: 'email', value: 'emma@harborandpine.example' }],
  });
  expect(await getLead(deps, account, id)).toEqual(accepted);
  const history = await listMessages(deps, account, accepted.chatUuid ?? '', { limit: 50 });
  expect(history.messages.map(({ sender, status, body }) => ({ sender, status, body }))).toEqual([
    {
      sender: 'system',
      status: 'read',
      body: {
        key: 'agency-brief',
        status: null,
        params: {
          leadUuid: id,
          title: 'Get found locally',
          services: 'Local SEO',
          serviceIds: '102',
          budgetFrom: '2500',
          budgetTo: '5000',
          projectDuration: 'oneToThreeMonths',
          website: 'https://www.harborandpine.example/',
        },
      },
    },
    {
      sender: 'system',
      status: 'read',
      body: {
        key: 'lead-contacts',
        status: null,
        params: {
          name: 'Emma Carter',
          company: 'Harbor & Pine',
          website: 'https://www.harborandpine.example/',
          email: 'emma@harborandpine.example',
        },
      },
    },
  ]);
  expect(history.chat).toMatchObject({ unreadCount: 0, lead: { uuid: id, isBlocked: false } });
});

test('the chat of a proposal opens with the proposal card', async () => {
  const { deps, account, id } = await lead({ type: 'proposal' });
  const { chatUuid } = await answerLead(deps, account, id, 'accepted');
  const history = await listMessages(deps, account, chatUuid ?? '', { limit: 1, before: '2026-11-21T10:00:00.001Z' });
  expect(history.messages[0]?.body).toMatchObject({ key: 'agency-proposal' });
});

test('a declined lead gets a reason, has no chat and hides its contacts', async () => {
  const { deps, account, slug } = await lead();
  await expect(setDeclineReason(deps, account, slug, 'spam')).rejects.toMatchObject({
    status: 409,
    code: 'LEAD_NOT_DECLINED',
  });
  const declined = await answerLead(deps, account, slug, 'declined');
  expect(declined).toMatchObject({ status: 'declined', chatUuid: null, contactMethods: [], declineReason: null });
  await setDeclineReason(deps, account, slug, 'too_busy');
  expect((await getLead(deps, account, slug)).declineReason).toBe('too_busy');
});

test.each([
  ['accepted', { status: 'accepted' }],
  ['declined', { status: 'declined' }],
  ['expired', { expires_at: now }],
  ['blocked', { blocked_at: now }],
] as const)('a lead that is %s cannot be answered', async (status, values) => {
  const { deps, account, id } = await lead(values);
  for (const answer of ['accepted', 'declined'] as const) {
    await expect(answerLead(deps, account, id, answer)).rejects.toMatchObject({ status: 409, code: 'LEAD_NOT_ACTIVE' });
  }
  expect((await getLead(deps, account, id)).status).toBe(status);
});

test('only the first of two concurrent answers counts', async () => {
  const { deps, account, id } = await lead();
  const answers = await Promise.allSettled([
    answerLead(deps, account, id, 'accepted'),
    answerLead(deps, account, id, 'declined'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('other accounts’ leads and unknown ones are not found', async () => {
  const { deps, id, slug } = await lead();
  const other = await insertAccount(open.db);
  for (const key of [id, slug, 'no-such-lead', '00000000-0000-4000-8000-000000000000']) {
    await expect(getLead(deps, other, key)).rejects.toMatchObject({ status: 404, code: 'LEAD_NOT_FOUND' });
    await expect(answerLead(deps, other, key, 'accepted')).rejects.toMatchObject({ status: 404 });
    await expect(setDeclineReason(deps, other, key, 'spam')).rejects.toMatchObject({ status: 404 });
  }
});

test('leads are for paid, trial and lead recipients; the chat is only for the first two', async () => {
  const { deps, account, id } = await lead();
  await answerLead(deps, { ...account, subscriptionStatus: 'trial' }, id, 'accepted');
  for (const subscriptionStatus of ['free', 'freeWithUsedTrial', 'withoutTariff'] as const) {
    await expect(getLead(deps, { ...account, subscriptionStatus }, id)).rejects.toMatchObject({
      status: 403,
      code: 'SUBSCRIPTION_REQUIRED',
    });
    const recipient = { ...account, subscriptionStatus, roles: ['LeadRecipient' as const] };
    expect(await getLead(deps, recipient, id)).toMatchObject({ status: 'accepted', chatUuid: null });
  }
  expect((await getLead(deps, account, id)).chatUuid).not.toBeNull();
});

test('moderation: blocking hides contacts and deadline, unblocking restores the previous state', async () => {
  const { deps, account, id } = await lead();
  await answerLead(deps, account, id, 'accepted');
  await setMark(deps, account, id, 'closedWon');
  const before = await getLead(deps, account, id);
  expect(before.mark).toBe('closedWon');
  await blockLead(deps, id);
  expect(await getLead(deps, account, id)).toMatchObject({
    status: 'blocked',
    mark: null,
    contactMethods: [],
    expiresAt: null,
  });
  await unblockChat(deps, before.chatUuid ?? '');
  const after = await getLead(deps, account, id);
  expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
  expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
});

test('control: leads expire at once and arrive', async () => {
  const { deps, account, id } = await lead();
  await expireLead(deps, id);
  expect((await getLead(deps, account, id)).status).toBe('expired');
  const arrived = await arriveLead(deps, account.id);
  expect(await getLead(deps, account, arrived)).toMatchObject({ status: 'active', receivedAt: now.toISOString() });
  await expect(expireLead(deps, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 });
});

test('an answer that waits for a note is returned with the note', async () => {
  const { deps, account, id } = await lead();
  const { answering } = await transact(open.db, async (trx) => {
    await lockLead(trx, account, id);
    const answered = answerLead(deps, account, id, 'accepted');
    await untilOneWaits(open.db);
    const note = { id: randomUUID(), lead_id: id, text: 'Called.', created_at: now, idempotency_key: null };
    await trx.insertInto('lead_notes').values(note).execute();
    return { answering: answered };
  });
  expect((await answering).notes).toMatchObject([{ text: 'Called.' }]);
});
