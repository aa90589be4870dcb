import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeAgency } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('viewer.agency', () => {
  const AGENCY = `{ viewer { agency {
    alias name isListed stories { name } offices { postalCode } reviews { nodes { id } } reviewCount } } }`;
  const summary = {
    rating: 4.5,
    count: 2,
    google: { status: 'empty', count: 0 },
    original: { status: 'no_drafts', count: 2 },
  };
  const additional = { data: { stories: [], awards: [], logotypes: [] } };

  test('is a preview of the saved draft, loaded in parallel after the profile', async () => {
    portal.answer({
      'GET /profile': { ...wireProfile, alias: null },
      'GET /profile/additional-info': additional,
      'GET /profile/reviews/': summary,
    });
    const { data, calls } = await portal.run(AGENCY);
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /filters',
      'GET /profile',
      'GET /profile/additional-info',
      'GET /profile/reviews/',
    ]);
    expect(data).toEqual({
      viewer: {
        agency: {
          alias: '~77',
          name: 'Kestrel Vale',
          isListed: false,
          stories: [],
          offices: [{ postalCode: '10115' }],
          reviews: { nodes: [] },
          reviewCount: 2,
        },
      },
    });
  });

  test('has the id that the profile names without reading the agency (ENT-11)', async () => {
    for (const alias of [null, 'kestrel-vale']) {
      portal.answer({
        'GET /profile': { ...wireProfile, alias },
        'GET /profile/additional-info': additional,
        'GET /profile/reviews/': summary,
      });
      const named = await portal.run('{ viewer { profile { agencyId } } }');
      expect(named.calls.map(({ call }) => call)).toEqual(['GET /profile']);
      const { agencyId } = (named.data as { viewer: { profile: { agencyId: string } } }).viewer.profile;
      const read = await portal.run('{ viewer { agency { id } } }');
      expect(read.data).toEqual({ viewer: { agency: { id: agencyId } } });
    }
  });

  test('is refetched by its id, but only by its owner (GWY-04)', async () => {
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Agency { name isListed } } }';
    for (const alias of [null, 'kestrel-vale']) {
      portal.answer({
        'GET /profile': { ...wireProfile, alias, isDraft: false },
        'GET /profile/additional-info': additional,
        'GET /profile/reviews/': summary,
      });
      const { data } = await portal.run('{ viewer { agency { id } } }');
      const { id } = (data as { viewer: { agency: { id: string } } }).viewer.agency;
      const mine = await portal.run(NODE, { id });
      expect(mine.data).toEqual({ node: { name: 'Kestrel Vale', isListed: false } });
      const another = await portal.run(NODE, { id: toGlobalId('Agency', 'another') });
      const visitor = await portal.run(NODE, { id }, { isVisitor: true });
      expect([another.data, visitor.data]).toEqual([{ node: null }, { node: null }]);
    }
  });

  test("links only to web addresses in a draft's preview", async () => {
    portal.answer({
      'GET /profile': {
        ...wireProfile,
        alias: null,
        website: 'ftp://acme.example',
        scheduledLink: 'javascript:alert(1)',
      },
      'GET /profile/additional-info': additional,
      'GET /profile/reviews/': summary,
    });
    const { data } = await portal.run('{ viewer { agency { website scheduledLink } } }');
    expect(data).toEqual({ viewer: { agency: { website: null, scheduledLink: null } } });
  });

  test('is the public page, not listed yet, during moderation', async () => {
    const page = { ...wholeAgency, alias: 'kestrel-vale', name: 'Kestrel Vale', isListed: false };
    portal.answer({ 'GET /profile': { ...wireProfile, isDraft: false }, 'GET /agencies/kestrel-vale': page });
    const { data, calls } = await portal.run('{ viewer { agency { name isListed } } }');
    expect(calls.map(({ call }) => call)).toEqual(['GET /profile', 'GET /agencies/kestrel-vale']);
    expect(data).toEqual({ viewer: { agency: { name: 'Kestrel Vale', isListed: false } } });
  });

  test('is a preview for declined and blocked agencies, which have no public page', async () => {
    portal.answer({
      'GET /profile': { ...wireProfile, isDraft: false },
      'GET /profile/additional-info': additional,
      'GET /profile/reviews/': summary,
    });
    const { data, calls } = await portal.run(AGENCY);
    expect(calls.map(({ call }) => call)).toContain('GET /agencies/kestrel-vale');
    expect(data).toMatchObject({ viewer: { agency: { name: 'Kestrel Vale' } } });
  });
});
