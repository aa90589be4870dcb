import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFilters } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import type { Answers } from '../relay/testing/portal.ts';
import { CHAT, leadUuid, wireLead, wireLeadPage, wireLeads } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the list', () => {
  test('one call returns page, counters and flag; the defaults are sent', async () => {
    portal.answer({
      'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': wireLeadPage(wireLeads(1, 10), 25),
    });
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
          statusCounters: wireLeadPage([], 0).counters.status,
          typeCounters: wireLeadPage([], 0).counters.type,
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
          pageCursors: { around: [{ page: 1, isCurrent: true }, { page: 2 }, { page: 3 }], next: { page: 2 } },
          edges: wireLeads(1, 10).map((wire) => ({
            node: { id: toGlobalId('Lead', wire.uuid), uuid: wire.uuid, status: 'ACTIVE' },
          })),
          nodes: wireLeads(1, 10).map(({ slug }) => ({ slug })),
        },
      },
    });
  });

  test('filters, page and order are sent in the upstream’s terms', async () => {
    portal.answer({
      'GET /account/leads?pageNumber=3&pageSize=5&period=last_7_days&sort=deadline&status=addedToCrm&type=proposal':
        wireLeadPage([], 12),
    });
    const { data } = await portal.run(`{ viewer { leads(
      first: 5, page: 3, period: LAST_7_DAYS, type: PROPOSAL, status: ADDED_TO_CRM, sort: DEADLINE
    ) { totalCount page } } }`);
    expect(data).toEqual({ viewer: { leads: { totalCount: 12, page: 3 } } });
  });

  test('after the first page’s last cursor: one call, no repeated lead', async () => {
    portal.answer({
      'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': wireLeadPage(wireLeads(1, 10), 40),
    });
    const first = await portal.run('{ viewer { leads { pageInfo { endCursor } } } }');
    const after = (first.data as { viewer: { leads: { pageInfo: { endCursor: string } } } }).viewer.leads.pageInfo
      .endCursor;
    portal.answer({
      'GET /account/leads?pageNumber=1&pageSize=25&period=all&type=all': wireLeadPage(wireLeads(1, 25), 40),
    });
    const text = 'query ($after: String) { viewer { leads(after: $after) { page nodes { uuid } } } }';
    const { data, calls } = await portal.run(text, { after });
    expect(calls.length).toBe(1);
    expect(data).toEqual({
      viewer: { leads: { page: 2, nodes: wireLeads(11, 20).map((wire) => ({ uuid: wire.uuid })) } },
    });
  });

  test.each(['first: 0', 'first: 101', 'page: 0', 'page: 2, after: "x"', 'after: "x"', `query: "${'x'.repeat(101)}"`])(
    '%s is refused',
    async (args) => {
      portal.answer({});
      const { errors, calls } = await portal.run(`{ viewer { leads(${args}) { totalCount } } }`);
      expect({ errors, calls }).toEqual({ errors: ['viewer.leads: BAD_USER_INPUT'], calls: [] });
    },
  );

  test('without a subscription the list is an error, and the rest is returned', async () => {
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
    ['null leads', { ...wireLeadPage([], 0), leads: null }],
    ['a null lead', { ...wireLeadPage([], 0), leads: [null] }],
    ['no counters', { ...wireLeadPage([], 0), counters: null }],
    ['a count in words', { ...wireLeadPage([], 0), count: 'many' }],
    ['no date', { ...wireLeadPage([], 0), leads: [{ ...wireLead(1), receivedAt: 'yesterday' }] }],
    ['null contact methods', { ...wireLeadPage([], 0), leads: [{ ...wireLead(1), contactMethods: null }] }],
    ['a list', []],
  ])('%s is UPSTREAM_ERROR', async (_name, body) => {
    portal.answer({ 'GET /account/leads?pageNumber=1&pageSize=10&period=all&type=all': body });
    const { data, errors } = await portal.run('{ viewer { leads { nodes { receivedAt } } } }');
    expect({ data, errors }).toEqual({ data: { viewer: { leads: null } }, errors: ['viewer.leads: UPSTREAM_ERROR'] });
  });
});

const ALL_FIELDS = `id uuid slug type status stage reviewStatus name company website domain country language title text
  services { id name alias } budget { id from { amount currency } to { amount } } projectDuration { id from to } receivedAt expiresAt answeredAt declineReason
  domainOverview { domain authorityScore organicTraffic keywords backlinks topCountry } contactMethods { type value } chat { id uuid }`;

const BY_KEY =
  'query ($id: ID, $slug: String, $uuid: String) { viewer { lead(id: $id, slug: $slug, uuid: $uuid) { uuid } } }';

describe('one lead', () => {
  test('every field, with the address of its chat, takes one call', async () => {
    const wire = wireLead(1, {
      status: 'accepted',
      mark: 'closedWon',
      reviewStatus: 'completed',
      contactMethods: [{ type: 'whatsapp', value: '+49' }],
      chatUuid: CHAT,
      services: [
        { id: 101, name: 'Local SEO' },
        { id: 77, name: 'Telegrams' },
      ],
    });
    portal.answer({ [`GET /account/leads/${leadUuid(1)}`]: { lead: wire }, 'GET /filters': wireFilters });
    const id = toGlobalId('Lead', leadUuid(1));
    const { data, calls } = await portal.run(`query ($id: ID!) { viewer { lead(id: $id) { ${ALL_FIELDS} } } }`, { id });
    expect(calls.map(({ call }) => call)).toEqual([`GET /account/leads/${leadUuid(1)}`, 'GET /filters']);
    const { chatUuid: _chat, mark: _mark, ...fields } = wire;
    expect(data).toEqual({
      viewer: {
        lead: {
          ...fields,
          id,
          type: 'BRIEF',
          status: 'ACCEPTED',
          stage: 'WON',
          reviewStatus: 'COMPLETED',
          // This test's catalogue lacks this budget, this duration and the second service.
          budget: { id: toGlobalId('Budget', '1000-'), from: { amount: 1_000, currency: 'USD' }, to: null },
          projectDuration: { id: toGlobalId('DurationRange', '1-3'), from: 1, to: 3 },
          services: [
            { id: toGlobalId('Service', '101'), name: 'Local SEO', alias: 'local-seo' },
            { id: toGlobalId('Service', '77'), name: 'Telegrams', alias: '77' },
          ],
          contactMethods: [{ type: 'WHATSAPP', value: '+49' }],
          chat: { id: toGlobalId('Chat', CHAT), uuid: CHAT },
        },
      },
    });
  });

  test.each([
    ['its uuid', { uuid: leadUuid(1).toUpperCase() }, leadUuid(1)],
    ['its slug', { slug: 'lead-1' }, 'lead-1'],
  ])('by %s', async (_name, keys, key) => {
    portal.answer({ [`GET /account/leads/${key}`]: { lead: wireLead(1) } });
    const { data } = await portal.run(BY_KEY, keys);
    expect(data).toEqual({ viewer: { lead: { uuid: leadUuid(1) } } });
  });

  test.each([
    [{ uuid: leadUuid(2) }, 1],
    [{ id: toGlobalId('Lead', leadUuid(2)) }, 1],
    [{ id: leadUuid(2) }, 0],
    [{ id: 'lead-2' }, 0],
    [{ uuid: 'lead-2' }, 0],
    [{ slug: '../../csrf' }, 0],
    [{ slug: 'events' }, 0],
    [{ id: toGlobalId('Chat', leadUuid(1)) }, 0],
    [{ id: toGlobalId('Lead', 'lead-1') }, 0],
    [{ id: '' }, 0],
  ])('another account’s lead and invalid keys are null: %j', async (keys, count) => {
    portal.answer({});
    const { data, errors, calls } = await portal.run(BY_KEY, keys);
    expect({ data, errors }).toEqual({ data: { viewer: { lead: null } }, errors: [] });
    expect(calls.length).toBe(count);
  });

  test.each([{}, { id: null }, { id: toGlobalId('Lead', leadUuid(1)), slug: 'lead-1' }])(
    'exactly one key must be given: %j',
    async (keys) => {
      portal.answer({});
      expect((await portal.run(BY_KEY, keys)).errors).toEqual(['viewer.lead: BAD_USER_INPUT']);
    },
  );

  test('node(id:) refetches it; another account’s is null', async () => {
    portal.answer({ [`GET /account/leads/${leadUuid(1)}`]: { lead: wireLead(1) } });
    const text = 'query ($id: ID!) { node(id: $id) { __typename id ... on Lead { title } } }';
    const id = toGlobalId('Lead', leadUuid(1));
    expect((await portal.run(text, { id })).data).toEqual({ node: { __typename: 'Lead', id, title: 'A shop' } });
    expect((await portal.run(text, { id: toGlobalId('Lead', leadUuid(2)) })).data).toEqual({ node: null });
  });

  test('unknown words are null and reported', async () => {
    portal.answer({ [`GET /account/leads/${leadUuid(1)}`]: { lead: { ...wireLead(1), status: 'frozen' } } });
    const { data, log } = await portal.run(`{ viewer { lead(uuid: "${leadUuid(1)}") { status type } } }`);
    expect(data).toEqual({ viewer: { lead: { status: null, type: 'BRIEF' } } });
    expect(log).toMatchObject([{ field: 'Lead.status', value: 'frozen' }]);
  });

  test('its chat is null until it is accepted, and for accounts that may not chat', async () => {
    const text = `{ viewer { lead(uuid: "${leadUuid(1)}") { chat { id unreadCount } } } }`;
    portal.answer({ [`GET /account/leads/${leadUuid(1)}`]: { lead: wireLead(1) } });
    expect(await portal.run(text)).toMatchObject({ data: { viewer: { lead: { chat: null } } }, errors: [] });
    const answers: Answers = { [`GET /account/leads/${leadUuid(1)}`]: { lead: wireLead(1, { chatUuid: CHAT }) } };
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
