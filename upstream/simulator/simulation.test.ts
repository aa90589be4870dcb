import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockChat } from '../chats/chats.control.ts';
import { latestMessages } from '../chats/readMessages.ts';
import { testChat, type TestChat } from '../chats/testing/testChat.ts';
import { deleteMessage, sendMessage } from '../chats/writeMessages.ts';
import type { OpenDatabase } from '../db/database.ts';
import { HOUR, SECOND } from '../db/clock.ts';
import { random } from '../db/demo/random.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertAgency } from '../db/testing/testRows.ts';
import { simulation } from './simulation.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

/** Sender and status of the messages after the opening cards. */
async function talk({ deps, account, chatId }: TestChat): Promise<string[]> {
  const page = await latestMessages(deps, account, chatId, { after: '2020-01-01T00:00:00Z', limit: 200 });
  return page.messages
    .filter(({ sender }) => sender !== 'system')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map(({ sender, status }) => `${sender} ${status}`);
}

test('a message is delivered, read within 3 s and answered after 2 to 6 s, once, in the lead’s language', async () => {
  const answerTimes = [];
  for (const seed of ['a', 'b']) {
    const chat = await testChat(open.db, { lead: { language: 'ja' } });
    const { deps, account, chatId } = chat;
    const { tick } = simulation(deps, random(seed));
    const sentAt = deps.clock.now().getTime();
    await sendMessage(deps, account, chatId, { text: 'hello' });
    await tick();
    expect(await talk(chat)).toEqual(['agency sent']);
    let answeredAfter: number | null = null;
    for (let step = 1; step <= 16; step += 1) {
      deps.clock.advance(SECOND / 2);
      await tick();
      const [own, answer, ...more] = await talk(chat);
      const age = deps.clock.now().getTime() - sentAt;
      if (age >= SECOND && age < 2 * SECOND) expect(own).toBe('agency delivered');
      if (age >= 3 * SECOND) expect(own).toBe('agency read');
      if (answer !== undefined) answeredAfter ??= age;
      expect(more).toEqual([]);
    }
    answerTimes.push(answeredAfter);
    const page = await latestMessages(deps, account, chatId, { after: '2020-01-01T00:00:00Z', limit: 200 });
    expect(page.messages.find(({ sender }) => sender === 'lead')?.language).toBe('ja');
  }
  for (const time of answerTimes) {
    expect(time).toBeGreaterThanOrEqual(2 * SECOND);
    expect(time).toBeLessThanOrEqual(6.5 * SECOND);
  }
});

test('blocked leads and deleted messages get no answer', async () => {
  const blocked = await testChat(open.db);
  const withdrawn = await testChat(open.db);
  const { tick } = simulation(blocked.deps, random('silence'));
  await sendMessage(blocked.deps, blocked.account, blocked.chatId, { text: 'hello' });
  await blockChat(blocked.deps, blocked.chatId);
  const { message } = await sendMessage(withdrawn.deps, withdrawn.account, withdrawn.chatId, { text: 'hello' });
  await deleteMessage(withdrawn.deps, withdrawn.account, withdrawn.chatId, message.uuid);
  blocked.deps.clock.advance(HOUR);
  await tick();
  expect(await talk(blocked)).toEqual(['agency sent']);
  expect(await talk(withdrawn)).toEqual(['agency sent']);
});

test('a new lead arrives every 90 s for the account with a published agency that signed in last, at most five', async () => {
  const { deps } = await testChat(open.db);
  const [first, last, free, unpublished, started] = [
    await insertAccount(open.db),
    await insertAccount(open.db, { subscription_status: 'trial' }),
    await insertAccount(open.db, { subscription_status: 'free' }),
    await insertAccount(open.db),
    await insertAccount(open.db),
  ];
  for (const { id } of [first, last, free]) await insertAgency(open.db, `Agency ${id}`, { account_id: id });
  await insertAgency(open.db, 'Draft', { account_id: unpublished.id, status: 'draft', published_at: null });
  const { tick } = simulation(deps, random('leads'));
  const signIn = async (accountId: string, hour: number): Promise<void> => {
    await open.db
      .insertInto('sessions')
      .values({
        token_hash: accountId,
        account_id: accountId,
        created_at: new Date(Date.UTC(2026, 10, 20, hour)),
        expires_at: new Date(Date.UTC(2026, 11, 20)),
      })
      .execute();
  };
  const leads = async (accountId: string): Promise<number> =>
    (await open.db.selectFrom('leads').select('id').where('account_id', '=', accountId).execute()).length;

  deps.clock.advance(90 * SECOND);
  await tick();
  await signIn(first.id, 1);
  await signIn(last.id, 2);
  await signIn(free.id, 3);
  await signIn(unpublished.id, 4);
  await signIn(started.id, 5);
  const counts = [];
  for (let round = 0; round < 7; round += 1) {
    deps.clock.advance(89 * SECOND);
    await tick();
    deps.clock.advance(SECOND);
    await tick();
    counts.push(await leads(last.id));
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 5, 5]);
  for (const { id } of [first, free, unpublished, started]) expect(await leads(id)).toBe(0);
});
