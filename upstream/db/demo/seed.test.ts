import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEAL_STATES } from '../../../domain/chats.ts';
import { LEAD_DEADLINE_DAYS } from '../../../domain/leads.ts';
import { SystemMessageKey } from '../../contract/chats.ts';
import { passwordCost, verifyPassword } from '../../auth/password.ts';
import { listChats, readMessageCounters } from '../../chats/chatList.ts';
import { listMessages } from '../../chats/readMessages.ts';
import { readActions } from '../../dashboard/dashboard.ts';
import { rangesOf } from '../../dashboard/ranges.ts';
import { readSeries } from '../../dashboard/series.ts';
import { readScore } from '../../dashboard/score.ts';
import { readPageSummary } from '../../dashboard/summaries.ts';
import { listLeads } from '../../leads/leadList.ts';
import { DAY, settableClock } from '../clock.ts';
import type { OpenDatabase } from '../database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { DEMO_PASSWORD, demoAccountId, demoAccounts, demoEmail } from './accounts.ts';
import { demoFaults, faultyChatId } from './faults.ts';
import { seedDemoData } from './seed.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const clock = settableClock(now);
const scale = { id: demoAccountId('owner-scale'), subscriptionStatus: 'paid', timeZone: 'Europe/Berlin' } as const;
const leadQuery = { pageNumber: 1, pageSize: 10, period: 'all', type: 'all', sort: 'newest' } as const;
const chatQuery = { pageNumber: 1, pageSize: 20, status: 'inbox' } as const;
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  const options = { agencies: 240, filesFolder: null, passwordCost: passwordCost(4) };
  // As by two servers that start at once.
  const filled = await Promise.all([1, 2].map(async () => await seedDemoData(open.db, clock, options)));
  expect(filled.filter(Boolean)).toHaveLength(1);
}, 60_000);
afterAll(async () => await open.close());

async function messagesOfScale() {
  return await open.db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chat_id')
    .innerJoin('leads', 'leads.id', 'chats.lead_id')
    .selectAll('messages')
    .select([
      'chats.closed_at',
      'chats.last_activity_at',
      'chats.last_change_at',
      'chats.last_message_id',
      'chats.unread_count',
      'chats.lead_read_at',
      'leads.blocked_at',
    ])
    .where('chats.account_id', '=', scale.id)
    .orderBy('messages.chat_id')
    .orderBy('messages.created_at')
    .execute();
}

test('every demo account can sign in with the demo password, hashed at the default cost (S-09)', async () => {
  const rows = await open.db.selectFrom('accounts').select(['email', 'password_hash']).execute();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(demoAccounts.map(({ name }) => demoEmail(name)).toSorted());
  const [hash, ...others] = new Set(rows.map((row) => row.password_hash));
  expect(others).toEqual([]);
  expect(hash).toMatch(/^scrypt\$16\$8\$3\$/);
  expect(await verifyPassword(DEMO_PASSWORD, hash ?? null, passwordCost(4))).toBe(true);
});

test('a filled database is not changed', async () => {
  const count = async (): Promise<number> => (await open.db.selectFrom('leads').select('id').execute()).length;
  const before = await count();
  expect(await seedDemoData(open.db, clock, { agencies: 240, filesFolder: null, passwordCost: passwordCost(4) })).toBe(
    false,
  );
  expect(await count()).toBe(before);
});

test('the main account has the 137 leads of its description, at any hour', async () => {
  const page = await listLeads({ db: open.db, clock }, scale, leadQuery);
  expect(page).toMatchObject({ count: 137, pages: 14, isResponsivenessScoreLow: false });
  expect(page.counters.type).toEqual({ all: 137, brief: 96, proposal: 41 });
  expect(page.counters.status).toEqual({
    pending: 14,
    accepted: 62,
    rejected: 31,
    addedToCrm: 12,
    closedWon: 14,
    closedLost: 9,
    rejectedByLead: 5,
    all: 137,
    expired: 22,
    blocked: 8,
  });
  const all = await listLeads({ db: open.db, clock }, scale, { ...leadQuery, pageSize: 100 });
  const rest = await listLeads({ db: open.db, clock }, scale, { ...leadQuery, pageSize: 100, pageNumber: 2 });
  const statuses = [...all.leads, ...rest.leads].map(({ status }) => status);
  expect(statuses.filter((status) => status === 'expired')).toHaveLength(22);
  expect(statuses.filter((status) => status === 'blocked')).toHaveLength(8);
  expect(new Set([...all.leads, ...rest.leads].map(({ reviewStatus }) => reviewStatus)).size).toBe(6);

  const week = await listLeads({ db: open.db, clock }, scale, { ...leadQuery, period: 'last_7_days' });
  const month = await listLeads({ db: open.db, clock }, scale, { ...leadQuery, period: 'last_30_days' });
  expect([week.count, month.count]).toEqual([17, 38]);
  // A period starts at midnight in the account's time zone. As long as no lead is from around then, the counts are
  // right at every hour in every zone.
  const days = [...all.leads, ...rest.leads].map(({ receivedAt }) => (now.getTime() - Date.parse(receivedAt)) / DAY);
  expect(days.filter((age) => age >= 29 && age <= 30)).toEqual([]);
  const nearEdge = days.filter((age) => age >= 6 && age <= 7);
  // The urgent lead, received just after midnight of the first of the seven days; now is 11 a.m..
  expect(nearEdge.map((age) => Math.round((7 - age) * 24))).toEqual([13]);
});

test('a lead can be answered for seven days after it was received (P-24, STA-04)', async () => {
  const leads = await open.db.selectFrom('leads').select(['received_at', 'expires_at']).execute();
  expect(leads.length).toBeGreaterThan(137);
  for (const { received_at: received, expires_at: expires } of leads) {
    expect(expires.getTime() - received.getTime()).toBe(LEAD_DEADLINE_DAYS * DAY);
  }
});

test('the main account has the 64 chats of its description', async () => {
  const deps = { db: open.db, clock };
  const page = await listChats(deps, scale, chatQuery);
  expect(page).toMatchObject({ pages: 3, count: 46, counters: { inbox: 46, archived: 18, unread: 9 } });
  const unread = await listChats(deps, scale, { ...chatQuery, status: 'unread' });
  expect(unread.chats.every(({ isArchived, lastMessage }) => !isArchived && lastMessage?.sender === 'lead')).toBe(true);
  expect((await readMessageCounters(deps, scale)).messages).toBe(
    unread.chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  );
  const all = [
    ...(await listChats(deps, scale, { ...chatQuery, pageSize: 100 })).chats,
    ...(await listChats(deps, scale, { ...chatQuery, pageSize: 100, status: 'archived' })).chats,
  ];
  expect(all.filter(({ isClosed }) => isClosed)).toHaveLength(1);
  expect(all.filter(({ lead }) => lead.isBlocked)).toHaveLength(2);
  for (const language of ['ja', 'zh', 'ko', 'vi', 'de']) {
    expect(all.filter(({ lead }) => lead.language === language).length).toBeGreaterThan(1);
  }
  const long = await listMessages(deps, scale, all.find(({ lead }) => lead.company === 'Harbor & Pine')?.uuid ?? '', {
    limit: 100,
  });
  const stored = await open.db.selectFrom('messages').select('id').where('chat_id', '=', long.chat.uuid).execute();
  expect(stored).toHaveLength(420);
});

test('all cards and deal states occur', async () => {
  const messages = await messagesOfScale();
  expect(new Set(messages.flatMap(({ system_key: key }) => key ?? []))).toEqual(new Set(SystemMessageKey.enum));
  const deals = messages
    .filter(({ system_key: key }) => key === 'agency-deal')
    .map(({ deal_status: status }) => status);
  expect(DEAL_STATES.map((state) => deals.filter((status) => status === state).length)).toEqual([2, 2, 1]);
  expect(messages.some(({ deleted_at: at }) => at !== null)).toBe(true);
});

test('every chat is in order, ends before now and matches its summary', async () => {
  const messages = await messagesOfScale();
  const chats = Map.groupBy(messages, ({ chat_id: id }) => id);
  expect(chats.size).toBe(64);
  for (const chat of chats.values()) {
    const times = chat.map(({ created_at: at }) => at.getTime());
    expect(new Set(times).size).toBe(times.length);
    const last = chat.at(-1);
    expect(last).toMatchObject({ id: last?.last_message_id, created_at: last?.last_activity_at });
    expect(Math.max(...chat.map(({ updated_at: at }) => at.getTime()))).toBe(last?.last_change_at.getTime());
    expect(last?.last_change_at.getTime()).toBeLessThanOrEqual(now.getTime());
    // One that was ended or blocked for a time goes on after the card that says so.
    expect(['agency-reject', 'lead-blocked']).not.toContain(last?.system_key);
    const unread = chat.filter(({ sender, status }) => sender !== 'agency' && status === 'delivered');
    expect(unread).toHaveLength(last?.unread_count ?? -1);
  }
});

test('no text has an unfilled slot, a wrong language or an address outside the reserved ones', async () => {
  const leads = await open.db.selectFrom('leads').selectAll().execute();
  const messages = await open.db.selectFrom('messages').select('text').where('text', 'is not', null).execute();
  for (const text of [
    ...leads.flatMap(({ title, text: body }) => [title, body]),
    ...messages.map(({ text: body }) => body ?? ''),
  ]) {
    expect(text).not.toMatch(/[{}]|undefined|null/);
    expect(text.trim()).toBe(text);
  }
  for (const { domain, website, language, text, contact_methods: methods } of leads) {
    if (domain !== null) expect(`${domain} ${website}`).toMatch(/^\S+\.example https:\/\/www\.\S+\.example\/$/);
    if (language === 'ja') expect(text).toMatch(/[\u3040-\u30ff]/);
    if (language === 'ko') expect(text).toMatch(/[\uac00-\ud7af]/);
    expect(methods.find(({ type }) => type === 'email')?.value).toMatch(/^[a-z.]+@\S+\.example$/);
  }
});

test('the chats with faults exist', async () => {
  const page = await listChats({ db: open.db, clock }, scale, { ...chatQuery, pageSize: 100 });
  const ids = page.chats.map(({ uuid }) => uuid);
  expect(ids).toContain(faultyChatId('failsOnce'));
  expect(ids).toContain(faultyChatId('slow'));
  expect(demoFaults('/messaging/api/v1').map(({ path }) => path)).toEqual(
    (['failsOnce', 'slow'] as const).map((kind) => `/messaging/api/v1/agency/chats/${faultyChatId(kind)}/messages/`),
  );
});

test("the main account's dashboard has a score of 3.8, six actions of every priority and two years of visits", async () => {
  const deps = { db: open.db, clock };
  const score = await readScore(deps, scale.id);
  expect(score).toMatchObject({ score: 3.8, scoredAt: now.toISOString(), successStories: 3, hasSiteAudit: false });
  expect([score.limits, Object.values(score.certs)]).toEqual([{ max: 3, name: 'projects', used: 1 }, [false, true]]);
  const actions = await readActions(deps, scale);
  expect(actions).toHaveLength(6);
  expect([...new Set(actions.map(({ priority }) => priority))]).toEqual(['highest', 'high', 'low', 'lowest']);
  const views = await Promise.all(
    rangesOf(scale.timeZone, now).map(async (range) => (await readPageSummary(deps, scale, range)).pageViews ?? 0),
  );
  expect(views.every((count) => count > 50)).toBe(true);
  const days = await open.db
    .selectFrom('agency_days')
    .innerJoin('agencies', 'agencies.id', 'agency_days.agency_id')
    .select('page_views')
    .where('account_id', '=', scale.id)
    .whereRef('agency_days.day', '>=', 'agencies.published_at')
    .execute();
  expect(days).toHaveLength(741);
  expect(days.filter(({ page_views: count }) => count > 0).length).toBeGreaterThan(735);
  const limit = await readScore(deps, demoAccountId('limit'));
  expect(limit.limits).toMatchObject({ max: 3, used: 3 });
});

test.each([
  'owner-scale',
  'owner-advanced',
  'owner-leadgen',
  'owner-legacy',
  'owner-start',
  'trial',
  'limit',
  'blocked',
])('the figures of %s decrease from search to lead in every range (EXT-13)', async (name) => {
  const deps = { db: open.db, clock };
  const id = demoAccountId(name);
  const { time_zone: timeZone } = await open.db
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sum = (list: readonly number[] | null): number => (list ?? []).reduce((total, value) => total + value, 0);
  for (const range of rangesOf(timeZone, now)) {
    const { current, previous } = await readSeries(deps, { id, timeZone }, range);
    const funnel = [current.impressions, current.pageViews].map(sum);
    funnel.push(sum(current.websiteClicks) + sum(current.linkClicks), sum(current.leads));
    expect(funnel, range.id).toEqual(funnel.toSorted((one, other) => other - one));
    expect(sum(previous.impressions), range.id).toBeGreaterThan(sum(current.impressions) / 2);
  }
});
