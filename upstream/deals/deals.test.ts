import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMessageCounters } from '../chats/chatList.ts';
import { answerDealAsLead, requestDeal } from '../chats/chats.control.ts';
import { latest, LONG_AGO, testChat } from '../chats/testing/testChat.ts';
import type { TestChat } from '../chats/testing/testChat.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount } from '../db/testing/testRows.ts';
import { answerDeal, getDeal, listPendingDeals } from './deals.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

async function reported(): Promise<TestChat & { uuid: string }> {
  const chat = await testChat(open.db);
  const deal = { name: 'Harbor & Pine', website: 'https://harbor.example', budget: 4200, duration: 'oneToThreeMonths' };
  return { ...chat, uuid: await requestDeal(chat.deps, chat.chatId, deal) };
}

async function cards(chat: TestChat) {
  return (await latest(chat, LONG_AGO)).messages.flatMap(({ body }) =>
    body !== null && 'key' in body && body.key.startsWith('agency-deal') ? [`${body.key} ${body.status}`] : [],
  );
}

test('a deal has what the lead reported', async () => {
  const { deps, account, leadId, uuid } = await reported();
  expect(await getDeal(deps, account, uuid)).toEqual({
    dealUuid: uuid,
    leadUuid: leadId,
    name: 'Harbor & Pine',
    website: 'https://harbor.example',
    budget: 4200,
    duration: 'oneToThreeMonths',
    status: 'pending',
    answer: null,
  });
});

test('yes confirms it, and it cannot be answered again (STA-57)', async () => {
  const chat = await reported();
  const { deps, account, uuid } = chat;
  await answerDeal(deps, account, uuid, { answer: { value: 'yes' }, budget: { id: 100, comment: 'About 5,000' } });
  expect(await cards(chat)).toEqual(['agency-deal confirmed', 'agency-deal-lead-confirmed confirmed']);
  expect(await getDeal(deps, account, uuid)).toMatchObject({ status: 'confirmed', answer: 'yes' });
  await expect(answerDeal(deps, account, uuid, { answer: { value: 'no' } })).rejects.toMatchObject({
    code: 'DEAL_ANSWERED',
  });
});

test('an answer that is sent again after a lost response counts once', async () => {
  const chat = await reported();
  const { deps, account, uuid } = chat;
  const answer = { answer: { value: 'yes' }, budget: { id: 100, comment: 'About 5,000' } } as const;
  for (const _ of [1, 2]) await answerDeal(deps, account, uuid, answer);
  expect(await cards(chat)).toEqual(['agency-deal confirmed', 'agency-deal-lead-confirmed confirmed']);
  const stored = await deps.db.selectFrom('deal_answers').select('answer').where('deal_uuid', '=', uuid).execute();
  expect(stored).toEqual([{ answer }]);
  await expect(answerDeal(deps, account, uuid, { answer: { value: 'yes' } })).rejects.toMatchObject({ status: 409 });
});

test("the card of the agency's own answer is not unread; that of the lead's is", async () => {
  const { deps, account, chatId, uuid } = await reported();
  const unread = async () => (await readMessageCounters(deps, account)).messages;
  expect(await unread()).toBe(1);
  await answerDeal(deps, account, uuid, { answer: { value: 'still_negotiating' } });
  expect(await unread()).toBe(1);
  await requestDeal(deps, chatId, { name: 'Pine', website: null, budget: null, duration: null });
  await answerDealAsLead(deps, chatId, 'confirmed');
  expect(await unread()).toBe(3);
});

test('still negotiating denies it, and the answer may change later (STA-58)', async () => {
  const chat = await reported();
  const { deps, account, uuid } = chat;
  await answerDeal(deps, account, uuid, { answer: { value: 'still_negotiating' } });
  expect(await getDeal(deps, account, uuid)).toMatchObject({ status: 'denied', answer: 'still_negotiating' });
  await answerDeal(deps, account, uuid, { answer: { value: 'yes' } });
  expect(await getDeal(deps, account, uuid)).toMatchObject({ status: 'confirmed', answer: 'yes' });
  expect(await cards(chat)).toEqual([
    'agency-deal-lead-denied denied',
    'agency-deal confirmed',
    'agency-deal-lead-confirmed confirmed',
  ]);
});

test('an invalid form is refused by field, and nothing changes', async () => {
  const { deps, account, uuid } = await reported();
  await expect(
    answerDeal(deps, account, uuid, {
      answer: { value: 'yes' },
      budget: { id: 100 },
      duration: { id: 100, comment: ' ' },
    }),
  ).rejects.toMatchObject({
    status: 422,
    fields: [
      { path: 'budget.comment', code: 'REQUIRED' },
      { path: 'duration.comment', code: 'REQUIRED' },
    ],
  });
  await expect(answerDeal(deps, account, uuid, { answer: { value: 'other', comment: 'short' } })).rejects.toMatchObject(
    { fields: [{ path: 'answer.comment', code: 'TOO_SHORT', message: 'is too short (at least 50 characters)' }] },
  );
  await expect(
    answerDeal(deps, account, uuid, { answer: { value: 'yes' }, budget: { id: 7 }, duration: { id: 99 } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: [
      { path: 'budget.id', code: 'INVALID_VALUE' },
      { path: 'duration.id', code: 'INVALID_VALUE' },
    ],
  });
  expect(await getDeal(deps, account, uuid)).toMatchObject({ status: 'pending', answer: null });
});

test('the deals to confirm are the pending ones, newest first, without those of deleted chats', async () => {
  const chat = await reported();
  const { deps, account, uuid } = chat;
  chat.deps.clock.advance(1000);
  const second = await requestDeal(deps, chat.chatId, { name: 'Pine', website: null, budget: null, duration: null });
  expect((await listPendingDeals(deps, account)).map(({ dealUuid }) => dealUuid)).toEqual([second, uuid]);
  expect((await listPendingDeals(deps, account))[1]).toEqual(await getDeal(deps, account, uuid));
  await answerDeal(deps, account, second, { answer: { value: 'still_negotiating' } });
  expect((await listPendingDeals(deps, account)).map(({ dealUuid }) => dealUuid)).toEqual([uuid]);
  expect(await listPendingDeals(deps, await insertAccount(open.db))).toEqual([]);
  await open.db
    .updateTable('chats')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', chat.chatId)
    .execute();
  expect(await listPendingDeals(deps, account)).toEqual([]);
});

test("another account's deal does not exist", async () => {
  const { deps, uuid } = await reported();
  const stranger = await insertAccount(open.db);
  await expect(getDeal(deps, stranger, uuid)).rejects.toMatchObject({ status: 404, code: 'DEAL_NOT_FOUND' });
  await expect(answerDeal(deps, stranger, uuid, { answer: { value: 'no' } })).rejects.toMatchObject({ status: 404 });
});
