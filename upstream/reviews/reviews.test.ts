import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setFeature } from '../account/features.ts';
import { testChat } from '../chats/testing/testChat.ts';
import type { WireReviewInput } from '../contract/reviews.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertAgency, insertLead } from '../db/testing/testRows.ts';
import { getLead } from '../leads/leadAnswers.ts';
import { getLeadReview, saveLeadReview } from './leadReviews.ts';
import { listReviewableLeads, readReviewSummary } from './reviewLists.ts';
import { answerReviewRequest, getReviewRequest } from './reviewRequests.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

function input(changes: Partial<WireReviewInput> = {}): WireReviewInput {
  return {
    services: [],
    budget: null,
    projectDuration: null,
    challenge: 'c'.repeat(50),
    solution: 's'.repeat(50),
    result: 'r'.repeat(50),
    status: 'pending',
    ...changes,
  };
}

const confirm = { decision: 'confirm', author: ' Ada\nBell ', company: '', rating: 4 } as const;

/** An account with a published agency and an accepted lead. */
async function accepted() {
  const chat = await testChat(open.db);
  const alias = `agency-${chat.account.id}`;
  await insertAgency(open.db, 'Pine & Co', { account_id: chat.account.id, alias });
  const { deps, account, leadId } = chat;
  const save = async (changes: Partial<WireReviewInput> = {}, uuid: string = randomUUID()) =>
    await saveLeadReview(deps, account, { leadId, uuid }, input(changes));
  return { ...chat, alias, save, address: account.id };
}

test('a draft keeps incomplete texts, under the uuid of its first save (STA-45)', async () => {
  const { deps, account, leadId, save } = await accepted();
  const uuid = randomUUID();
  expect(await getLeadReview(deps, account, leadId)).toMatchObject({ uuid: null, status: 'empty', challenge: null });
  expect(await save({ challenge: 'short', status: 'draft' }, uuid)).toBeNull();
  expect(await save({ challenge: 'longer', budget: 2, status: 'draft' })).toBeNull();
  expect(await getLeadReview(deps, account, leadId)).toMatchObject({
    uuid,
    status: 'draft',
    challenge: 'longer',
    budget: 2,
  });
  expect(await getLead(deps, account, leadId)).toMatchObject({ reviewStatus: 'created' });
  expect(await listReviewableLeads(deps, account)).toMatchObject({
    leads: [{ uuid: leadId, reviewStatus: 'created' }],
    count: 1,
  });
  expect(await readReviewSummary(deps, account)).toMatchObject({ original: { status: 'has_drafts', count: 0 } });
  await expect(getReviewRequest(deps, uuid)).rejects.toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' });
});

test('a submitted review has a link, is confirmed once, and counts (STA-46, STA-47, O-30)', async () => {
  const { deps, account, leadId, save, alias, address } = await accepted();
  const uuid = (await save({ services: [102], projectDuration: 2 })) ?? '';
  expect(await getReviewRequest(deps, uuid)).toMatchObject({
    status: 'pending',
    agency: { name: 'Pine & Co', alias },
    services: [102],
    projectDuration: 2,
    result: 'r'.repeat(50),
  });
  expect(await listReviewableLeads(deps, account)).toEqual({ leads: [], count: 0 });
  await expect(save({ status: 'draft' })).rejects.toMatchObject({ status: 409, code: 'REVIEW_NOT_EDITABLE' });
  await expect(answerReviewRequest(deps, uuid, { ...confirm, rating: null }, address)).rejects.toMatchObject({
    status: 422,
    fields: [{ path: 'rating', code: 'REQUIRED', message: 'is required' }],
  });
  await answerReviewRequest(deps, uuid, confirm, address);
  await expect(answerReviewRequest(deps, uuid, { ...confirm, decision: 'refuse' }, address)).rejects.toMatchObject({
    status: 409,
    code: 'REVIEW_ANSWERED',
  });
  expect(await getReviewRequest(deps, uuid)).toMatchObject({ status: 'published' });
  expect(await getLead(deps, account, leadId)).toMatchObject({ reviewStatus: 'completed' });
  expect(await readReviewSummary(deps, account)).toEqual({
    rating: 4,
    count: 1,
    google: { status: 'empty', count: 0 },
    original: { status: 'no_drafts', count: 1 },
  });
});

test('leads to review come in pages, found by words in name, company and domain (ENT-41)', async () => {
  const { deps, account, leadId, save } = await accepted();
  const add = async (index: number, names: { name: string; company?: string; domain?: string }) =>
    await insertLead(open.db, account.id, deps.clock.now(), {
      status: 'accepted',
      answered_at: new Date(deps.clock.now().getTime() + index),
      text: 'We build ships in Gdańsk.',
      ...names,
    });
  await add(1, { name: 'Zoë Sommer', company: 'Bäckerei Nord' });
  await add(2, { name: 'Zoe', domain: 'krakow.example' });
  await add(3, { name: '100%' });
  const list = async (query: Parameters<typeof listReviewableLeads>[2]) => {
    const { leads, count } = await listReviewableLeads(deps, account, query);
    return [leads.map(({ uuid, name }) => (uuid === leadId ? 'first' : name)), count];
  };
  expect(await list({ pageNumber: 1 })).toEqual([['100%', 'Zoe', 'Zoë Sommer', 'first'], 4]);
  expect(await list({ pageNumber: 2, pageSize: 3 })).toEqual([['first'], 4]);
  expect(await list({ pageNumber: 3, pageSize: 3 })).toEqual([[], 4]);
  const find = async (query: string) => await list({ query, pageNumber: 1, pageSize: 1 });
  expect(await find('zoe')).toEqual([['Zoe'], 2]);
  expect(await find('backerei ZOE')).toEqual([['Zoë Sommer'], 1]);
  expect(await find('https://www.krakow.example/de')).toEqual([['Zoe'], 1]);
  expect(await find('0%')).toEqual([['100%'], 1]);
  // Only in the text.
  expect(await find('ships')).toEqual([[], 0]);
  await save({ status: 'draft' });
  expect(await list({ pageNumber: 1, pageSize: 2 })).toEqual([['first', '100%'], 4]);
});

test('a client who rejects it blocks it', async () => {
  const { deps, account, leadId, save, address } = await accepted();
  const uuid = (await save()) ?? '';
  await answerReviewRequest(deps, uuid, { decision: 'refuse', author: null, company: null, rating: null }, address);
  expect(await getLeadReview(deps, account, leadId)).toMatchObject({ status: 'blocked' });
  expect(await getLead(deps, account, leadId)).toMatchObject({ reviewStatus: 'rejected' });
});

test('there is no link if the client is emailed (STA-48)', async () => {
  const { deps, account, save } = await accepted();
  await setFeature(deps, account.id, { name: 'reviewInvitations', enabled: true });
  expect(await save()).toBeNull();
});

test('an invalid review is refused by field, and nothing is saved (VAL-41)', async () => {
  const { deps, account, leadId, save } = await accepted();
  await expect(
    save({ challenge: '', result: 'r'.repeat(301), services: [1, 99_999], budget: 77 }),
  ).rejects.toMatchObject({
    status: 422,
    fields: [
      { path: 'challenge', code: 'REQUIRED' },
      { path: 'result', code: 'TOO_LONG', message: 'is too long (at most 300 characters)' },
      { path: 'services[1]' },
      { path: 'budget' },
    ],
  });
  expect(await getLeadReview(deps, account, leadId)).toMatchObject({ uuid: null, status: 'empty' });
});

test("only the account's own accepted leads have a review, with a unique uuid", async () => {
  const { deps, account, save, leadId } = await accepted();
  const active = await insertLead(open.db, account.id, deps.clock.now());
  expect(await getLeadReview(deps, account, active.id)).toMatchObject({ status: 'not_available' });
  const target = { leadId: active.id, uuid: randomUUID() };
  await expect(saveLeadReview(deps, account, target, input())).rejects.toMatchObject({ status: 409 });
  const stranger = await insertAccount(open.db);
  await expect(getLeadReview(deps, stranger, leadId)).rejects.toMatchObject({ status: 404, code: 'LEAD_NOT_FOUND' });
  const uuid = await save();
  const other = await accepted();
  await expect(other.save({}, uuid ?? '')).rejects.toMatchObject({ status: 409 });
});

test('one address may answer five times an hour', async () => {
  const address = randomUUID();
  for (let answer = 0; answer < 6; answer += 1) {
    const { deps, save } = await accepted();
    const answered = answerReviewRequest(deps, (await save()) ?? '', confirm, address);
    if (answer < 5) await answered;
    else await expect(answered).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  }
});
