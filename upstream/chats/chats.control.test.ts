import { afterAll, beforeAll, expect, test } from 'vitest';
import { getChat } from './chatList.ts';
import {
  answerDealAsLead,
  blockChat,
  closeChat,
  reopenChat,
  requestDeal,
  unblockChat,
  writeAsLead,
} from './chats.control.ts';
import { latest, LONG_AGO, testChat, texts } from './testing/testChat.ts';
import { sendMessage } from './writeMessages.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { untilOneWaits } from '../db/testing/untilOneWaits.ts';
import { changeLead } from '../leads/leadChange.ts';
import { changeChat } from './chatChange.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('a closed chat and a blocked lead accept no messages until reopened and unblocked', async () => {
  const chat = await testChat(open.db);
  const { deps, account, chatId } = chat;
  await closeChat(deps, chatId);
  expect((await getChat(deps, account, chatId)).isClosed).toBe(true);
  await expect(sendMessage(deps, account, chatId, { text: 'hello?' })).rejects.toMatchObject({
    status: 409,
    code: 'CHAT_CLOSED',
  });
  await expect(writeAsLead(deps, chatId, 'hello?')).rejects.toMatchObject({ status: 409 });
  await blockChat(deps, chatId);
  expect((await getChat(deps, account, chatId)).lead.isBlocked).toBe(true);
  await expect(sendMessage(deps, account, chatId, { text: 'hello?' })).rejects.toMatchObject({
    status: 409,
    code: 'LEAD_BLOCKED',
  });
  await unblockChat(deps, chatId);
  await reopenChat(deps, chatId);
  await sendMessage(deps, account, chatId, { text: 'welcome back' });
  expect(texts((await latest(chat, LONG_AGO)).messages).slice(-3)).toEqual([
    'lead-blocked',
    'agency-reject',
    'welcome back',
  ]);
});

test('a deal card is pending, is settled once and is followed by its outcome', async () => {
  const chat = await testChat(open.db);
  const { deps, chatId } = chat;
  const dealUuid = await requestDeal(deps, chatId, {
    name: 'Harbor & Pine',
    website: null,
    budget: 4200,
    duration: 'oneToThreeMonths',
  });
  const mark = (await latest(chat, LONG_AGO)).serverTs;
  await answerDealAsLead(deps, chatId, 'confirmed');
  const [card, outcome] = (await latest(chat, mark)).messages;
  expect(card?.body).toMatchObject({
    key: 'agency-deal',
    status: 'confirmed',
    params: { dealUuid, budget: '4200', duration: 'oneToThreeMonths' },
  });
  expect(outcome?.body).toEqual({
    key: 'agency-deal-lead-confirmed',
    status: 'confirmed',
    params: { dealUuid, name: 'Harbor & Pine' },
  });
  await expect(answerDealAsLead(deps, chatId, 'denied')).rejects.toMatchObject({ status: 409 });
});

test('a message that waits for the lead to be blocked is refused', async () => {
  const { deps, account, leadId, chatId } = await testChat(open.db);
  const { sending } = await changeChat(deps, { chatId }, async ({ trx }) => {
    const refused = expect(sendMessage(deps, account, chatId, { text: 'hello?' })).rejects;
    const waiting = refused.toMatchObject({ status: 409, code: 'LEAD_BLOCKED' });
    await untilOneWaits(deps.db);
    await changeLead(trx, leadId, deps.clock, { blocked_at: deps.clock.now() });
    return { sending: waiting };
  });
  await sending;
});
