import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireLead } from '../../upstream/contract/leads.ts';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import type { Answered } from '../relay/testing/portal.ts';
import { wireLeadPage, wireLeads } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('search, days, time of change and the new filters are sent, and the added counters are returned', async () => {
  const page = wireLeadPage([], 0);
  const counters = { ...page.counters, status: { ...page.counters.status, all: 30, expired: 8, blocked: 9 } };
  portal.answer({
    'GET /account/leads?pageNumber=1&pageSize=10&period=all&query=nord+shop&receivedFrom=2026-11-01&receivedTo=2026-11-30&sort=updated&status=expired&type=all&updatedSince=2026-11-20T09%3A00%3A00.000Z':
      { ...page, counters, cursors: [], start: 0 },
  });
  const { data, calls } = await portal.run(`{ viewer { leads(
    query: " nord shop ", receivedFrom: "2026-11-01", receivedTo: "2026-11-30", updatedSince: "2026-11-20T10:00:00+01:00"
    status: EXPIRED, sort: UPDATED
  ) { isSearchable statusCounters { all expired blocked } } } }`);
  expect(calls.length).toBe(1);
  expect(data).toEqual({
    viewer: { leads: { isSearchable: true, statusCounters: { all: 30, expired: 8, blocked: 9 } } },
  });
});

test('an upstream without cursors is never sent a search, and has no added counters', async () => {
  const first = 'GET /account/leads?pageNumber=1&pageSize=10&period=all';
  const page = wireLeadPage(wireLeads(1, 1), 1);
  portal.answer({ [`${first}&type=all`]: page, [`${first}&query=nord&type=all`]: page });
  const plain = await portal.run(
    '{ viewer { leads { isSearchable nodes { updatedAt } statusCounters { all expired blocked pending } } } }',
  );
  expect(plain.data).toEqual({
    viewer: {
      leads: {
        isSearchable: false,
        nodes: [{ updatedAt: null }],
        statusCounters: { all: null, expired: null, blocked: null, pending: 4 },
      },
    },
  });
  const searched = await portal.run('{ viewer { leads(query: "nord") { totalCount } } }');
  expect(searched.errors).toEqual(['viewer.leads: BAD_USER_INPUT']);
});

test('if the upstream has cursors, the page after a cursor takes one call and knows its number', async () => {
  const list = 'GET /account/leads?pageNumber=1&pageSize=2&period=all&type=all';
  const page = (leads: WireLead[], start: number) => ({
    ...wireLeadPage(leads, 5),
    cursors: leads.map(({ slug }) => `newest.0.${slug}`),
    start,
  });
  portal.answer({
    [list]: page(wireLeads(1, 2), 0),
    [`${list.replace('?', '?after=newest.0.lead-2&')}`]: page(wireLeads(3, 4), 3),
    [`${list.replace('?', '?after=newest.0.lead-4&')}`]: new Refusal(422, 'VALIDATION_FAILED', {
      fields: [{ path: 'after', code: 'unknown' }],
    }),
  });
  const text =
    'query ($after: String) { viewer { leads(first: 2, after: $after) { page pageInfo { hasNextPage endCursor } nodes { slug } } } }';
  const endOf = ({ data }: Answered) =>
    (data as { viewer: { leads: { pageInfo: { endCursor: string } } } }).viewer.leads.pageInfo.endCursor;
  const second = await portal.run(text, { after: endOf(await portal.run(text)) });
  expect(second.calls.length).toBe(1);
  expect(second.data).toMatchObject({
    viewer: { leads: { page: 2, pageInfo: { hasNextPage: false }, nodes: [{ slug: 'lead-3' }, { slug: 'lead-4' }] } },
  });
  const third = await portal.run(text, { after: endOf(second) });
  expect(third.errors).toEqual(['viewer.leads: BAD_USER_INPUT']);
});

test('a list says where its events continue, if the upstream does', async () => {
  const list = 'GET /account/leads?pageNumber=1&pageSize=2&period=all&type=all';
  const read = async () => (await portal.run('{ viewer { leads(first: 2) { eventsCursor } } }')).data;
  const page = wireLeadPage(wireLeads(1, 2), 5);
  portal.answer({ [list]: page });
  expect(await read()).toEqual({ viewer: { leads: { eventsCursor: null } } });
  const serverTs = '2026-11-21T09:59:59.999Z';
  portal.answer({ [list]: { ...page, serverTs } });
  expect(await read()).toEqual({ viewer: { leads: { eventsCursor: eventsCursor(serverTs) } } });
});
