import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireLead, WireLeadPage } from '../../upstream/contract/leads.ts';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import type { Answers } from '../relay/testing/portal.ts';

const uuid = (n: number): string => `1ead0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const CHAT = 'c4a70000-0000-4000-8000-000000000001';

const lead = (n: number, changes: Partial<WireLead> = {}): WireLead => ({
  uuid: uuid(n),
  slug: `lead-${n}`,
  type: 'brief',
  status: 'active',
  mark: null,
  reviewStatus: null,
  name: 'Ada',
  company: null,
  website: 'https://ada.example',
  domain: 'ada.example',
  country: 'DE',
  language: 'de',
  title: 'A shop',
  text: 'Please',
  services: [{ id: 3, name: 'SEO' }],
  budget: { from: 1_000, to: null },
  projectDuration: 'oneToThreeMonths',
  receivedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  answeredAt: null,
  declineReason: null,
  domainOverview: {
    domain: 'ada.example',
    authorityScore: 31,
    organicTraffic: 5,
    keywords: 6,
    backlinks: 7,
    topCountry: 'DE',
  },
  contactMethods: [],
  chatUuid: null,
  ...changes,
});
const pageOf = (leads: WireLead[], count: number): WireLeadPage => ({
  count,
  pages: 3,
  page: 1,
  pageSize: 10,
  period: 'all',
  type: 'all',
  status: null,
  leads,
  counters: {
    status: { accepted: 1, rejected: 2, addedToCrm: 3, pending: 4, closedWon: 5, closedLost: 6, rejectedByLead: 7 },
    type: { all: 8, brief: 5, proposal: 3 },
  },
  isResponsivenessScoreLow: true,
});
const leads = (from: number, to: number): WireLead[] =>
  Array.from({ length: to - from + 1 }, (_, index) => lead(from + index));

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the list', () => {
  test('one call carries page, counters and flag; the defaults are sent', async () => {
    portal.answer({ 'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': pageOf(leads(1, 10), 25) });
    const { data, calls, errors } = await portal.run(`{ viewer { leads {
      totalCount pages page isResponsivenessScoreLow
      statusCounters { accepted rejected addedToCrm pending closedWon closedLost rejectedByLead } typeCounters { all brief proposal }
      pageInfo { hasNextPage hasPreviousPage } pageCursors { around { page isCurrent } next { page } }
      edges { node { id uuid status } } nodes { slug }
    } } }`);
    expect(errors).toEqual([]);
    expect(calls.length).toBe(1);
    expect(data).toMatchObject({
      viewer: {
        leads: {
          totalCount: 25,
          pages: 3,
          page: 1,
          isResponsivenessScoreLow: true,
          statusCounters: pageOf([], 0).counters.status,
          typeCounters: pageOf([], 0).counters.type,
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
          pageCursors: { around: [{ page: 1, isCurrent: true }, { page: 2 }, { page: 3 }], next: { page: 2 } },
          edges: leads(1, 10).map((wire) => ({
            node: { id: toGlobalId('Lead', wire.uuid), uuid: wire.uuid, status: 'ACTIVE' },
          })),
          nodes: leads(1, 10).map(({ slug }) => ({ slug })),
        },
      },
    });
  });

  test('filters, page and order in the upstream’s words', async () => {
    portal.answer({
      'GET /account/leads?pageNumber=3&pageSize=5&period=last_7_days&sort=deadline&status=addedToCrm&type=proposal':
        pageOf([], 12),
    });
    const { data } = await portal.run(`{ viewer { leads(
      first: 5, page: 3, period: LAST_7_DAYS, type: PROPOSAL, status: ADDED_TO_CRM, sort: DEADLINE
    ) { totalCount page } } }`);
    expect(data).toEqual({ viewer: { leads: { totalCount: 12, page: 3 } } });
  });

  test('behind the first page’s last cursor: one call, no lead again', async () => {
    portal.answer({ 'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': pageOf(leads(1, 10), 40) });
    const first = await portal.run('{ viewer { leads { pageInfo { endCursor } } } }');
    const after = (first.data as { viewer: { leads: { pageInfo: { endCursor: string } } } }).viewer.leads.pageInfo
      .endCursor;
    portal.answer({ 'GET /account/leads?pageNumber=1&pageSize=25&period=all&type=all': pageOf(leads(1, 25), 40) });
    const text = 'query ($after: String) { viewer { leads(after: $after) { page nodes { uuid } } } }';
    const { data, calls } = await portal.run(text, { after });
    expect(calls.length).toBe(1);
    expect(data).toEqual({ viewer: { leads: { page: 2, nodes: leads(11, 20).map((wire) => ({ uuid: wire.uuid })) } } });
  });

  test.each(['first: 0', 'first: 101', 'page: 0', 'page: 2, after: "x"', 'after: "x"'])(
    '%s is refused',
    async (args) => {
      portal.answer({});
      const { errors, calls } = await portal.run(`{ viewer { leads(${args}) { totalCount } } }`);
      expect({ errors, calls }).toEqual({ errors: ['viewer.leads: BAD_USER_INPUT'], calls: [] });
    },
  );

  test('without a subscription the list says so, and the rest of the answer stands', async () => {
    portal.answer({
      'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': new Refusal(403, 'SUBSCRIPTION_REQUIRED'),
      'GET /account/counters': { activeLeads: 2 },
    });
    const { data, errors } = await portal.run(
      '{ viewer { leads { totalCount } account { counters { activeLeads } } } }',
    );
    expect(errors).toEqual(['viewer.leads: SUBSCRIPTION_REQUIRED']);
    expect(data).toEqual({ viewer: { leads: null, account: { counters: { activeLeads: 2 } } } });
  });

  test.each([
    ['null leads', { ...pageOf([], 0), leads: null }],
    ['a null lead', { ...pageOf([], 0), leads: [null] }],
    ['no counters', { ...pageOf([], 0), counters: null }],
    ['a count in words', { ...pageOf([], 0), count: 'many' }],
    ['no date', { ...pageOf([], 0), leads: [{ ...lead(1), receivedAt: 'yesterday' }] }],
    ['null contact methods', { ...pageOf([], 0), leads: [{ ...lead(1), contactMethods: null }] }],
    ['a list', []],
  ])('%s is UPSTREAM_ERROR', async (_name, body) => {
    portal.answer({ 'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': body });
    const { data, errors } = await portal.run('{ viewer { leads { nodes { receivedAt } } } }');
    expect({ data, errors }).toEqual({ data: { viewer: { leads: null } }, errors: ['viewer.leads: UPSTREAM_ERROR'] });
  });
});

const ALL_FIELDS = `id uuid slug type status mark reviewStatus name company website domain country language title text
  services { id name } budget { from to } projectDuration receivedAt expiresAt answeredAt declineReason
  domainOverview { domain authorityScore organicTraffic keywords backlinks topCountry } contactMethods { type value } chat { id uuid }`;

describe('one lead', () => {
  test('with every field, and its chat’s address, by one call', async () => {
    const wire = lead(1, {
      status: 'accepted',
      mark: 'closedWon',
      reviewStatus: 'completed',
      contactMethods: [{ type: 'whatsapp', value: '+49' }],
      chatUuid: CHAT,
    });
    portal.answer({ [`GET /account/leads/${uuid(1)}`]: { lead: wire } });
    const id = toGlobalId('Lead', uuid(1));
    const { data, calls } = await portal.run(`query ($id: ID!) { viewer { lead(id: $id) { ${ALL_FIELDS} } } }`, { id });
    expect(calls.length).toBe(1);
    const { chatUuid: _, ...fields } = wire;
    expect(data).toEqual({
      viewer: {
        lead: {
          ...fields,
          id,
          type: 'BRIEF',
          status: 'ACCEPTED',
          mark: 'CLOSED_WON',
          reviewStatus: 'COMPLETED',
          projectDuration: 'ONE_TO_THREE_MONTHS',
          services: [{ id: toGlobalId('Service', '3'), name: 'SEO' }],
          contactMethods: [{ type: 'WHATSAPP', value: '+49' }],
          chat: { id: toGlobalId('Chat', CHAT), uuid: CHAT },
        },
      },
    });
  });

  test.each([
    ['a uuid', uuid(1), uuid(1)],
    ['a slug', 'lead-1', 'lead-1'],
  ])('by %s', async (_name, id, key) => {
    portal.answer({ [`GET /account/leads/${key}`]: { lead: lead(1) } });
    const { data } = await portal.run('query ($id: ID!) { viewer { lead(id: $id) { uuid } } }', { id });
    expect(data).toEqual({ viewer: { lead: { uuid: uuid(1) } } });
  });

  test.each([
    [uuid(2), 1],
    ['../../csrf', 0],
    [toGlobalId('Chat', uuid(1)), 0],
    [toGlobalId('Lead', 'lead-1'), 0],
    ['', 0],
  ])('another’s, or nothing of the kind, is null: %s', async (id, count) => {
    portal.answer({});
    const { data, errors, calls } = await portal.run('query ($id: ID!) { viewer { lead(id: $id) { uuid } } }', { id });
    expect({ data, errors }).toEqual({ data: { viewer: { lead: null } }, errors: [] });
    expect(calls.length).toBe(count);
  });

  test('node(id:) reads it again; another’s is null', async () => {
    portal.answer({ [`GET /account/leads/${uuid(1)}`]: { lead: lead(1) } });
    const text = 'query ($id: ID!) { node(id: $id) { __typename id ... on Lead { title } } }';
    const id = toGlobalId('Lead', uuid(1));
    expect((await portal.run(text, { id })).data).toEqual({ node: { __typename: 'Lead', id, title: 'A shop' } });
    expect((await portal.run(text, { id: toGlobalId('Lead', uuid(2)) })).data).toEqual({ node: null });
  });

  test('unknown words are null and noted', async () => {
    portal.answer({ [`GET /account/leads/${uuid(1)}`]: { lead: { ...lead(1), status: 'frozen' } } });
    const { data, log } = await portal.run(`{ viewer { lead(id: "${uuid(1)}") { status type } } }`);
    expect(data).toEqual({ viewer: { lead: { status: null, type: 'BRIEF' } } });
    expect(log).toMatchObject([{ field: 'Lead.status', value: 'frozen' }]);
  });

  test('its chat is null before it is accepted, and for accounts that may not chat', async () => {
    const text = `{ viewer { lead(id: "${uuid(1)}") { chat { id unreadCount } } } }`;
    portal.answer({ [`GET /account/leads/${uuid(1)}`]: { lead: lead(1) } });
    expect(await portal.run(text)).toMatchObject({ data: { viewer: { lead: { chat: null } } }, errors: [] });
    const answers: Answers = { [`GET /account/leads/${uuid(1)}`]: { lead: lead(1, { chatUuid: CHAT }) } };
    const path = `GET /messaging/api/v1/agency/chats/${CHAT}`;
    for (const [refusal, errors] of [
      [new Refusal(403, 'SUBSCRIPTION_REQUIRED'), []],
      [new Refusal(404, 'CHAT_NOT_FOUND'), []],
      [new Refusal(403, 'SCOPE_MISSING'), ['viewer.lead.chat: FORBIDDEN']],
    ] as const) {
      portal.answer({ ...answers, [path]: refusal });
      expect(await portal.run(text)).toMatchObject({ data: { viewer: { lead: { chat: null } } }, errors });
    }
  });
});

describe('answers', () => {
  const ERRORS = 'errors { code path }';
  const ACCEPT = `mutation ($id: ID!) { acceptLead(input: { leadId: $id }) {
    lead { id status chat { uuid } } account { id counters { activeLeads } } ${ERRORS} } }`;
  const DECLINE = `mutation ($id: ID!) { declineLead(input: { leadId: $id, reason: TOO_BUSY }) {
    lead { status declineReason } account { counters { activeLeads } } ${ERRORS} } }`;
  const id = toGlobalId('Lead', uuid(1));
  const base: Answers = { 'GET /csrf': { token: 't' }, 'GET /account/counters': { activeLeads: 3 } };
  const put = `PUT /account/leads/${uuid(1)}/status`;
  const post = `POST /account/leads/${uuid(1)}/decline-reason/`;

  test('accept: one write, the lead of its answer, fresh counters, the messenger looks again (STA-02)', async () => {
    portal.answer({ ...base, [put]: { lead: lead(1, { status: 'accepted', chatUuid: CHAT }) } });
    const { data, calls, live } = await portal.run(ACCEPT, { id });
    expect(calls).toEqual([{ call: put, body: { status: 'accepted' } }, { call: 'GET /account/counters' }]);
    expect(live).toEqual(['kick account']);
    expect(data).toEqual({
      acceptLead: {
        lead: { id, status: 'ACCEPTED', chat: { uuid: CHAT } },
        account: { id: toGlobalId('Account', ACCOUNT_ID), counters: { activeLeads: 3 } },
        errors: [],
      },
    });
  });

  test('decline: status first, then the reason (STA-03)', async () => {
    portal.answer({ ...base, [put]: { lead: lead(1, { status: 'declined' }) }, [post]: {} });
    const { data, calls } = await portal.run(DECLINE, { id });
    expect(calls).toEqual([
      { call: put, body: { status: 'declined' } },
      { call: post, body: { reason: 'too_busy' } },
      { call: 'GET /account/counters' },
    ]);
    expect(data).toMatchObject({
      declineLead: { lead: { status: 'DECLINED', declineReason: 'TOO_BUSY' }, errors: [] },
    });
  });

  test('decline with a failed reason: declined all the same, REASON_NOT_SAVED', async () => {
    portal.answer({ ...base, [put]: { lead: lead(1, { status: 'declined' }) }, [post]: new Refusal(500, 'INTERNAL') });
    const { data, errors, live } = await portal.run(DECLINE, { id });
    expect(errors).toEqual([]);
    expect(live).toEqual(['kick account']);
    expect(data).toMatchObject({
      declineLead: {
        lead: { status: 'DECLINED', declineReason: null },
        errors: [{ code: 'REASON_NOT_SAVED', path: ['reason'] }],
      },
    });
  });

  test('a lead that is no longer active comes back as it now is (STA-04, STA-06)', async () => {
    portal.answer({
      ...base,
      [put]: new Refusal(409, 'LEAD_NOT_ACTIVE'),
      [`GET /account/leads/${uuid(1)}`]: { lead: lead(1, { status: 'expired' }) },
    });
    const accepted = await portal.run(ACCEPT, { id });
    expect(accepted.data).toMatchObject({
      acceptLead: { lead: { status: 'EXPIRED' }, errors: [{ code: 'LEAD_NOT_ACTIVE', path: ['leadId'] }] },
    });
    const declined = await portal.run(DECLINE, { id });
    expect(declined.calls.map(({ call }) => call)).not.toContain(post);
    expect(declined.data).toMatchObject({
      declineLead: { lead: { status: 'EXPIRED' }, errors: [{ code: 'LEAD_NOT_ACTIVE' }] },
    });
  });

  test('another’s lead, or no id of a lead', async () => {
    portal.answer({ ...base, [put]: new Refusal(404, 'LEAD_NOT_FOUND') });
    const expected = { acceptLead: { lead: null, errors: [{ code: 'LEAD_NOT_FOUND', path: ['leadId'] }] } };
    expect((await portal.run(ACCEPT, { id })).data).toMatchObject(expected);
    const other = await portal.run(ACCEPT, { id: toGlobalId('Chat', uuid(1)) });
    expect(other.data).toMatchObject(expected);
    expect(other.calls).toEqual([{ call: 'GET /account/counters' }]);
  });

  test('a refusal for want of a subscription is an error, and nothing is written twice', async () => {
    portal.answer({ ...base, [put]: new Refusal(403, 'SUBSCRIPTION_REQUIRED') });
    const { errors, calls } = await portal.run(ACCEPT, { id });
    expect(errors).toEqual(['acceptLead: SUBSCRIPTION_REQUIRED']);
    expect(calls.length).toBe(1);
  });
});
