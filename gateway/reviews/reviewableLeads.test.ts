import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal } from '../relay/testing/portal.ts';

const LEAD = '6f1f9a52-2f0c-4c1e-9a54-0d5f7f1c2a01';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('reviewable leads are paged, with one call for each page (ENT-41)', async () => {
  const lead = { company: null, domain: null, answeredAt: '2026-11-20T10:00:00.000Z', reviewStatus: null };
  const names = Array.from({ length: 45 }, (_, index) => `Lead ${index}`);
  const leads = names.map((name, index) => ({ ...lead, uuid: `${LEAD.slice(0, -2)}${10 + index}`, name }));
  const requests = ['pageNumber=1&pageSize=20', 'pageNumber=1&pageSize=45', 'pageNumber=3&pageSize=20'];
  portal.answer(Object.fromEntries(requests.map((asked) => [`GET /account/reviews/leads/?${asked}`, { leads }])));
  const read = async (args: string) => {
    const { data, calls } = await portal.run(`{ viewer { reviewableLeads${args} {
      totalCount pages page nodes { name } pageInfo { hasNextPage endCursor } pageCursors { next { page cursor } } } } }`);
    expect(calls).toHaveLength(1);
    return (data as { viewer: { reviewableLeads: LeadPage } }).viewer.reviewableLeads;
  };
  interface LeadPage {
    readonly nodes: readonly { readonly name: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  }
  const first = await read('');
  expect(first).toMatchObject({ totalCount: 45, pages: 3, page: 1, pageInfo: { hasNextPage: true } });
  const second = await read(`(after: "${first.pageInfo.endCursor}")`);
  const third = await read('(page: 3)');
  expect(third.pageInfo.hasNextPage).toBe(false);
  expect([first, second, third].flatMap(({ nodes }) => nodes.map(({ name }) => name))).toEqual(names);
});

const FOUND = '{ viewer { reviewableLeads(first: 2, query: " Pine  HARBOR ") { totalCount nodes { name } } } }';
const FOUND_CALL = 'GET /account/reviews/leads/?pageNumber=1&pageSize=2&query=Pine++HARBOR';

test('an upstream that counts reviewable leads searches them and returns a page (ENT-41)', async () => {
  const lead = { uuid: LEAD, name: 'Ada', company: null, domain: null, answeredAt: '2026-11-20T10:00:00.000Z' };
  portal.answer({ [FOUND_CALL]: { leads: [{ ...lead, reviewStatus: null }], count: 701 } });
  const { data, calls } = await portal.run(FOUND);
  expect(calls).toEqual([{ call: FOUND_CALL }]);
  expect(data).toEqual({ viewer: { reviewableLeads: { totalCount: 701, nodes: [{ name: 'Ada' }] } } });
});

test('the gateway searches the whole list of an upstream that cannot, and puts drafts first (ENT-41, STA-50)', async () => {
  const lead = { domain: null, answeredAt: '2026-11-20T10:00:00.000Z' };
  const names = [
    ['Ada', 'Harbor & Pine'],
    ['Ada', 'Pine'],
    ['Pineda', 'Hárbor'],
  ] as const;
  const leads = names.map(([name, company], index) => ({
    ...lead,
    reviewStatus: index === 2 ? 'created' : null,
    uuid: `${LEAD.slice(0, -2)}${10 + index}`,
    name,
    company,
  }));
  portal.answer({ [FOUND_CALL]: { leads } });
  const { data } = await portal.run(FOUND);
  expect(data).toEqual({
    viewer: { reviewableLeads: { totalCount: 2, nodes: [{ name: 'Pineda' }, { name: 'Ada' }] } },
  });
});
