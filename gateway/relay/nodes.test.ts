import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERLIN, agencyPage, wholeAgency, wireFilters } from '../directory/testing/wire.ts';
import { toGlobalId } from './ids.ts';
import type { NodeType } from './ids.ts';
import { Refusal, startPortal } from './testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const REVIEW = '4e71e000-0000-4000-8000-000000000001';
const PUBLIC = {
  'GET /filters': wireFilters,
  'GET /agencies/agency-1': wholeAgency,
  'GET /agencies?locations=10&pageNumber=1&pageSize=1&sort=score': { ...agencyPage([], 0), locations: [BERLIN] },
  [`GET /reviews/${REVIEW}`]: {
    uuid: REVIEW,
    status: 'published',
    agency: { name: 'Agency 1', alias: 'agency-1' },
    services: [1],
    budget: 6,
    projectDuration: 1,
    challenge: 'c',
    solution: 's',
    result: 'r',
  },
};
const OWN = {
  'GET /profile/additional-info': {
    data: {
      stories: [],
      awards: [{ id: 3, alt: 'Best', url: '/files/award.png' }],
      logotypes: [{ id: 4, alt: 'Client', url: '/files/client.png' }],
    },
  },
};

function nodes(...keys: readonly (readonly [NodeType, string])[]) {
  return keys.map(([type, key]) => ({ __typename: type, id: toGlobalId(type, key) }));
}

describe('nodes(ids:) (GWY-04)', () => {
  const shared = nodes(
    ['Agency', 'agency-1'],
    ['PublishedReview', REVIEW],
    ['ReviewRequest', REVIEW],
    ['Service', '101'],
    ['Industry', '1'],
    ['Budget', '6'],
    ['Budget', '500-1000'],
    ['WorkingLanguage', '1'],
    ['DurationRange', '1'],
    ['DurationRange', '1-3'],
    ['Tool', '1'],
    ['EmployeeRange', '1'],
    ['BusinessSize', '1'],
    ['Location', '10'],
  );

  test('a visitor reads public objects, each in its place', async () => {
    portal.answer(PUBLIC);
    const { data, errors } = await portal.run(NODES, { ids: shared.map(({ id }) => id) }, { isVisitor: true });
    expect({ data, errors }).toEqual({ data: { nodes: shared }, errors: [] });
  });

  test("images of the account's own page are read in one batch, and not for visitors", async () => {
    portal.answer(OWN);
    const images = nodes(['Award', '3'], ['ClientLogo', '4']);
    const ids = [...images.map(({ id }) => id), toGlobalId('Award', '4')];
    const mine = await portal.run(NODES, { ids });
    expect(mine.data).toEqual({ nodes: [...images, null] });
    expect(mine.calls).toEqual([{ call: 'GET /profile/additional-info' }]);
    const theirs = await portal.run(NODES, { ids }, { isVisitor: true });
    expect([theirs.data, theirs.calls]).toEqual([{ nodes: [null, null, null] }, []]);
  });

  test('missing objects are null', async () => {
    portal.answer(PUBLIC);
    const ids = [
      ...nodes(
        ['Service', '999'],
        ['Service', 'seo'],
        ['Budget', '99'],
        ['Budget', '-'],
        ['Budget', '-5'],
        ['Budget', '01-2'],
        ['DurationRange', 'x'],
        ['Location', '11'],
        ['Location', 'berlin'],
        ['PublishedReview', '4e71e000-0000-4000-8000-000000000002'],
      ).map(({ id }) => id),
      'agency-1',
    ];
    // The list returns the places of every filter; only the requested one counts.
    portal.answer({
      ...PUBLIC,
      'GET /agencies?locations=11&pageNumber=1&pageSize=1&sort=score': { ...agencyPage([], 0), locations: [BERLIN] },
    });
    const { data, errors } = await portal.run(NODES, { ids });
    expect({ data, errors }).toEqual({ data: { nodes: ids.map(() => null) }, errors: [] });
  });

  test('one that fails does not affect the others', async () => {
    portal.answer({ ...PUBLIC, 'GET /agencies/agency-1': new Refusal(500, 'BROKEN') });
    const [agency, service] = nodes(['Agency', 'agency-1'], ['Service', '101']);
    const { data, errors } = await portal.run(NODES, { ids: [agency?.id, service?.id] });
    expect({ data, errors }).toEqual({ data: { nodes: [null, service] }, errors: ['nodes.0: UPSTREAM_ERROR'] });
  });

  test.each([0, 101])('%i ids are refused', async (count) => {
    portal.answer({});
    const ids = Array.from({ length: count }, (_, index) => toGlobalId('Service', String(index + 1)));
    const { data, errors } = await portal.run(NODES, { ids });
    expect([data, errors]).toEqual([null, ['nodes: BAD_USER_INPUT']]);
  });
});
