import { beforeAll, describe, expect, it } from 'vitest';
import { sharedPair, type SharedPair } from './testing/pair.ts';

interface LeadPage {
  readonly totalCount: number;
  readonly pages: number;
  readonly page: number;
  readonly nodes: readonly { id: string; uuid: string; status: string; receivedAt: string }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  readonly pageCursors: { around: readonly { page: number; cursor: string }[] };
  readonly statusCounters: Record<string, number>;
  readonly typeCounters: Record<string, number>;
}

const LEADS = `query ($first: Int!, $after: String, $page: Int, $status: LeadStatusFilter, $type: LeadType, $period: LeadPeriod!, $sort: LeadSort!) {
  viewer { leads(first: $first, after: $after, page: $page, status: $status, type: $type, period: $period, sort: $sort) {
    totalCount pages page nodes { id uuid status receivedAt }
    pageInfo { hasNextPage hasPreviousPage endCursor } pageCursors { around { page cursor } }
    statusCounters { accepted rejected addedToCrm pending closedWon closedLost rejectedByLead } typeCounters { all brief proposal }
  } } }`;
const BIG = 'owner-scale';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
});

async function read(account: string, variables: Record<string, unknown>): Promise<LeadPage> {
  const data = await pair.ask<{ viewer: { leads: LeadPage } }>(account, LEADS, {
    first: 10,
    period: 'ALL',
    sort: 'NEWEST',
    ...variables,
  });
  return data.viewer.leads;
}

async function walk(account: string, variables: Record<string, unknown>, sizes: readonly number[]): Promise<string[]> {
  const uuids: string[] = [];
  let after: string | null = null;
  for (let step = 0; step < 200; step += 1) {
    const page: LeadPage = await read(account, { ...variables, first: sizes[step % sizes.length], after });
    expect(page.pageInfo.hasPreviousPage).toBe(uuids.length > 0);
    uuids.push(...page.nodes.map(({ uuid }) => uuid));
    if (!page.pageInfo.hasNextPage) {
      expect(uuids.length).toBe(page.totalCount);
      return uuids;
    }
    after = page.pageInfo.endCursor;
  }
  throw new Error('The walk does not end.');
}

describe('the connection over the real list', () => {
  it('pages through all leads without repeats or gaps, in any sizes and orders (GWY-02)', async () => {
    const whole = [...(await read(BIG, { first: 100 })).nodes, ...(await read(BIG, { first: 100, page: 2 })).nodes].map(
      ({ uuid }) => uuid,
    );
    expect(whole.length).toBeGreaterThan(100);
    expect(new Set(whole).size).toBe(whole.length);
    expect(await walk(BIG, {}, [10])).toEqual(whole);
    expect(await walk(BIG, {}, [7, 100, 1, 33])).toEqual(whole);
    expect((await walk(BIG, { sort: 'DEADLINE' }, [25])).toSorted()).toEqual(whole.toSorted());
  });

  it('page numbers and cursors show the same rows (GWY-03)', async () => {
    let next: LeadPage = await read(BIG, {});
    for (let step = 0; step < 2; step += 1) next = await read(BIG, { after: next.pageInfo.endCursor });
    const third = await read(BIG, { page: 3 });
    expect(next.nodes).toEqual(third.nodes);
    expect(next.page).toBe(3);
    for (const { page, cursor } of third.pageCursors.around) {
      expect((await read(BIG, { after: cursor })).nodes).toEqual((await read(BIG, { page })).nodes);
    }
    expect((await read(BIG, { page: third.pages + 1 })).nodes).toEqual([]);
  });

  it('a lead that arrives between two pages is neither skipped nor repeated', async () => {
    const account = 'owner-advanced';
    const whole = await walk(account, {}, [100]);
    const first = await read(account, {});
    await pair.upstream.control('POST', `/accounts/${account}@demo.example/leads`);
    const second = await read(account, { after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ uuid }) => uuid)).toEqual(whole.slice(10, 20));
    expect(second.totalCount).toBe(whole.length + 1);
  });

  it('counters follow their rules (ENT-46, ENT-47, O-19)', async () => {
    const all = await read(BIG, {});
    const { statusCounters, typeCounters } = all;
    expect(typeCounters['all']).toBe(all.totalCount);
    expect((typeCounters['brief'] ?? 0) + (typeCounters['proposal'] ?? 0)).toBe(typeCounters['all']);
    for (const [name, status] of [
      ['pending', 'PENDING'],
      ['accepted', 'ACCEPTED'],
      ['closedWon', 'CLOSED_WON'],
    ] as const) {
      const filtered = await read(BIG, { status });
      expect(filtered.totalCount).toBe(statusCounters[name]);
      expect(filtered.statusCounters).toEqual(statusCounters);
    }
    const week = await read(BIG, { period: 'LAST_7_DAYS' });
    expect(week.totalCount).toBeLessThan(all.totalCount);
  });
});

describe('one lead', () => {
  const ONE = `query ($id: ID, $slug: String, $uuid: String) { viewer {
    lead(id: $id, slug: $slug, uuid: $uuid) { id uuid slug title contactMethods { type } } } }`;

  it('can be read by id, uuid and slug; another account’s is null', async () => {
    const [lead] = (await read('owner-start', {})).nodes;
    if (!lead) throw new Error('The demo account has no lead.');
    const { viewer } = await pair.ask<{ viewer: { lead: { uuid: string; slug: string } } }>('owner-start', ONE, {
      id: lead.id,
    });
    expect(viewer.lead.uuid).toBe(lead.uuid);
    const { uuid, slug } = viewer.lead;
    for (const key of [{ uuid }, { slug }]) {
      expect(await pair.ask('owner-start', ONE, key)).toEqual({ viewer });
    }
    for (const key of [{ id: lead.id }, { uuid }, { slug }]) {
      expect(await pair.ask(BIG, ONE, key)).toEqual({ viewer: { lead: null } });
    }
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await pair.ask('owner-start', node, { id: lead.id })).toEqual({ node: { id: lead.id } });
    expect(await pair.ask(BIG, node, { id: lead.id })).toEqual({ node: null });
  });
});

describe('answers', () => {
  const ACCEPT = `mutation ($id: ID!) { acceptLead(input: { leadId: $id }) {
    lead { id status contactMethods { value } chat { uuid messages { nodes { sender body { ... on SystemBody { key } } } } } }
    account { counters { activeLeads } } errors { code } } }`;
  const DECLINE = `mutation ($id: ID!) { declineLead(input: { leadId: $id, reason: SPAM }) {
    lead { status declineReason } account { counters { activeLeads } } errors { code } } }`;
  const active = async (account: string): Promise<string[]> =>
    (await read(account, { status: 'PENDING' })).nodes.map(({ id }) => id);

  it('accept opens a chat and shows contacts; a second answer is refused and returns the lead (STA-02, STA-06)', async () => {
    const [id] = await active('owner-start');
    const before = (await read('owner-start', {})).statusCounters['pending'] ?? 0;
    const accepted = await pair.ask<{ acceptLead: Record<string, unknown> }>('owner-start', ACCEPT, { id });
    expect(accepted.acceptLead).toMatchObject({
      lead: {
        id,
        status: 'ACCEPTED',
        chat: { messages: { nodes: [{ sender: 'SYSTEM' }, { sender: 'SYSTEM', body: { key: 'LEAD_CONTACTS' } }] } },
      },
      account: { counters: { activeLeads: before - 1 } },
      errors: [],
    });
    expect(await pair.ask('owner-start', DECLINE, { id })).toMatchObject({
      declineLead: { lead: { status: 'ACCEPTED' }, errors: [{ code: 'LEAD_NOT_ACTIVE' }] },
    });
  });

  it('decline saves the status, then the reason (STA-03)', async () => {
    const [id] = await active('owner-start');
    const { calls, answer } = await pair.callsOf('owner-start', DECLINE, { id });
    expect(answer.data).toMatchObject({
      declineLead: { lead: { status: 'DECLINED', declineReason: 'SPAM' }, errors: [] },
    });
    const writes = calls.filter((call) => !call.startsWith('GET'));
    expect(writes.map((call) => call.split('/').findLast((part) => part !== ''))).toEqual(['status', 'decline-reason']);
    const { node } = await pair.ask<{ node: unknown }>(
      'owner-start',
      'query ($id: ID!) { node(id: $id) { ... on Lead { declineReason } } }',
      { id },
    );
    expect(node).toEqual({ declineReason: 'SPAM' });
  });

  it('a lead stays declined if saving the reason fails (STA-03)', async () => {
    const [id] = await active('owner-legacy');
    await pair.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '*/decline-reason/', times: 1 });
    const answer = await pair.ask('owner-legacy', DECLINE, { id });
    expect(answer).toMatchObject({
      declineLead: { lead: { status: 'DECLINED', declineReason: null }, errors: [{ code: 'REASON_NOT_SAVED' }] },
    });
    await pair.upstream.clearFaults();
  });

  it('another account’s lead is not found', async () => {
    const [id] = await active(BIG);
    expect(await pair.ask('owner-start', ACCEPT, { id })).toMatchObject({
      acceptLead: { lead: null, errors: [{ code: 'LEAD_NOT_FOUND' }] },
    });
    expect((await active(BIG))[0]).toBe(id);
  });
});
