import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { random } from '../db/demo/random.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { answerLead, setMark } from './leadAnswers.ts';
import { type LeadListQuery, listLeads } from './leadList.ts';
import { blockLead } from './leads.control.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const all: LeadListQuery = { pageNumber: 1, pageSize: 100, period: 'all', type: 'all', sort: 'newest' };
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, START_WITHIN);
afterAll(async () => await open.close());

async function portal() {
  const account = await insertAccount(open.db);
  const deps = { db: open.db, clock: settableClock(now) };
  const list = async (query: Partial<LeadListQuery>) => await listLeads(deps, account, { ...all, ...query });
  return { deps, account, list };
}

/** Inserts leads of every status, some of them received at the same instant. */
async function manyLeads(accountId: string, count: number): Promise<void> {
  const generator = random('lead search');
  for (let index = 0; index < count; index += 1) {
    const received = new Date(now.getTime() - Math.floor(index / 3) * 9 * HOUR);
    await insertLead(open.db, accountId, received, {
      status: generator.pick(['active', 'active', 'accepted', 'declined'] as const),
      expires_at: new Date(received.getTime() + generator.int(3, 9) * DAY),
      blocked_at: generator.chance(0.1) ? received : null,
    });
  }
}

test.each([
  ['part of the name', 'mmer', ['zoe']],
  ['the company', 'bäckerei', ['zoe']],
  ['the domain', 'KRAKOW.example', ['pawel']],
  ['the title', 'relaunch', ['pawel']],
  ['the text', 'bread', ['zoe']],
  ['words from several of them, in any order', 'relaunch paweł', ['pawel']],
  ['without accents and case', 'ZOE baeckerei', []],
  ['without accents', 'backerei zoe', ['zoe']],
  ['Japanese', '東京', ['pawel']],
  ['a Japanese name without its space', '株式会社北', ['pawel']],
  ['pattern characters as themselves', '100%', ['zoe']],
  ['only if every word occurs', 'bread relaunch', []],
  ['no word that two of them make up', 'sommerbackerei', []],
  ['everything for spaces', '  ', ['pawel', 'zoe']],
])('a search finds %s', async (_name, query, expected) => {
  const { account, list } = await portal();
  await insertLead(open.db, account.id, now, {
    slug: 'zoe',
    name: 'Zoë Sommer',
    company: 'Bäckerei Nord',
    domain: 'nord.example',
    title: 'A new shop',
    text: 'We bake bread, 100% rye.',
  });
  await insertLead(open.db, account.id, new Date(now.getTime() + 1), {
    slug: 'pawel',
    name: 'Paweł',
    company: '株式会社 北',
    domain: 'krakow.example',
    title: 'Relaunch',
    text: '東京で',
  });
  await insertLead(open.db, (await insertAccount(open.db)).id, now, { name: 'Zoë Sommer' });
  const page = await list({ query });
  expect(page.leads.map(({ slug }) => slug)).toEqual(expected);
  expect([page.count, page.counters.status.all, page.counters.type.all]).toEqual(Array(3).fill(expected.length));
});

test.each([
  { sort: 'newest', query: '' },
  { sort: 'deadline', query: '' },
  { sort: 'updated', query: '' },
  { sort: 'newest', query: 'found' },
  { sort: 'deadline', query: 'found' },
  { sort: 'updated', query: 'found' },
] as const)(
  'pages by cursor and by number contain the same leads, in any sizes, by $sort, found by “$query”',
  async (asked) => {
    const { deps, account, list: listAll } = await portal();
    const list = async (query: Partial<LeadListQuery>) => await listAll({ ...asked, ...query });
    const { sort } = asked;
    await manyLeads(account.id, 50);
    deps.clock.advance(1);
    const whole = (await list({ sort })).leads.map(({ uuid }) => uuid);
    expect(new Set(whole).size).toBe(50);
    const walked: string[] = [];
    let after: string | undefined;
    for (const pageSize of [7, 1, 20, 9, 13]) {
      const page = await list({ sort, pageSize, ...(after && { after }) });
      expect(page.start).toBe(walked.length);
      expect(page.cursors).toHaveLength(page.leads.length);
      walked.push(...page.leads.map(({ uuid }) => uuid));
      after = page.cursors?.at(-1);
    }
    expect(walked).toEqual(whole);
    expect(await list({ sort, ...(after && { after }) })).toMatchObject({ leads: [], count: 50, start: 50 });
    expect(await list({ sort, pageNumber: 1_000_000_000_000 })).toMatchObject({ leads: [], count: 50 });
    for (const pageSize of [3, 20, 49]) {
      const pages = [];
      for (let pageNumber = 1; pageNumber <= Math.ceil(50 / pageSize); pageNumber += 1) {
        pages.push(...(await list({ sort, pageSize, pageNumber })).leads);
      }
      expect(pages.map(({ uuid }) => uuid)).toEqual(whole);
    }
  },
);

test('a search lists and counts leads in their present state', async () => {
  const { deps, account, list } = await portal();
  await manyLeads(account.id, 20);
  const { leads } = await list({ status: 'pending' });
  const [declined, blocked, accepted] = leads.map(({ uuid }) => uuid);
  if (declined === undefined || blocked === undefined || accepted === undefined) throw new Error('Too few leads.');
  await answerLead(deps, account, declined, 'declined');
  await blockLead(deps, blocked);
  await answerLead(deps, account, accepted, 'accepted');
  await setMark(deps, account, accepted, 'closedWon');
  deps.clock.advance(2 * DAY);
  for (const sort of ['newest', 'deadline', 'updated'] as const) {
    expect(await list({ sort, query: 'found' })).toEqual(await list({ sort }));
  }
});

test('paging by cursor neither skips nor repeats a lead while leads arrive and are answered', async () => {
  const { deps, account, list } = await portal();
  await manyLeads(account.id, 20);
  for (const sort of ['newest', 'deadline'] as const) {
    const first = await list({ sort, pageSize: 8 });
    const rest = (await list({ sort })).leads.slice(8).map(({ uuid }) => uuid);
    await insertLead(open.db, account.id, now);
    const [seen] = first.leads.filter(({ status }) => status === 'active');
    if (seen !== undefined) await answerLead(deps, account, seen.uuid, 'declined');
    const next = await list({ sort, after: first.cursors?.at(-1) ?? '' });
    expect(next.leads.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(rest));
    if (sort === 'newest') expect(next.leads.map(({ uuid }) => uuid)).toEqual(rest);
  }
});

test.each(['', 'newest', 'newest.0.x', 'deadline.0.abc.00000000-0000-4000-8000-000000000000', 'updated.1'])(
  'the cursor “%s” is refused in a list sorted by newest',
  async (after) => {
    const { list } = await portal();
    await expect(list({ after })).rejects.toMatchObject({ status: 422, fields: [{ path: 'after' }] });
  },
);

test('sorted by change, a tool that continues after its last cursor sees every later change once', async () => {
  const { deps, account, list } = await portal();
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const oldest = await insertLead(open.db, account.id, ago(4));
  const expiring = await insertLead(open.db, account.id, ago(3), { expires_at: new Date(now.getTime() + HOUR) });
  const blocked = await insertLead(open.db, account.id, ago(2));
  const first = await list({ sort: 'updated' });
  expect(first.leads.map(({ uuid }) => uuid)).toEqual([oldest.id, expiring.id, blocked.id]);
  const after = first.cursors?.at(-1) ?? '';
  expect((await list({ sort: 'updated', after })).leads).toEqual([]);

  await answerLead(deps, account, oldest.id, 'accepted');
  await blockLead(deps, blocked.id);
  deps.clock.advance(2 * HOUR);
  const arrived = await insertLead(open.db, account.id, deps.clock.now());
  deps.clock.advance(1);
  const second = await list({ sort: 'updated', after });
  expect(second.leads.map(({ uuid, status }) => [uuid, status])).toEqual([
    [oldest.id, 'accepted'],
    [blocked.id, 'blocked'],
    [expiring.id, 'expired'],
    [arrived.id, 'active'],
  ]);
  expect(second.leads[2]?.updatedAt).toBe(expiring.expires_at.toISOString());
  const since = await list({ updatedSince: expiring.expires_at.toISOString() });
  expect(since.leads.map(({ uuid }) => uuid)).toEqual([arrived.id, expiring.id]);
});

test('changes of one account get increasing timestamps, whatever the clock says', async () => {
  const { deps, account, list } = await portal();
  for (let index = 0; index < 6; index += 1) await insertLead(open.db, account.id, now);
  const { leads } = await list({});
  await Promise.all(leads.map(({ uuid }) => answerLead(deps, account, uuid, 'declined')));
  deps.clock.advance(10);
  const times = (await list({ sort: 'updated' })).leads.map(({ updatedAt }) => Date.parse(updatedAt ?? ''));
  expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index));
});
