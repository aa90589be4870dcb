import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERLIN, GERMANY } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import { accountOf } from './testing/accountReads.ts';
import { emptyWireProfile, wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const id = toGlobalId('Profile', ACCOUNT_ID);

describe('viewer.profile', () => {
  test('loads every section in one call besides the catalogue (ENT-01 to ENT-10)', async () => {
    portal.answer({ 'GET /profile': { ...wireProfile, invalidFields: ['offices[1].phone', 'socials.x', 'services'] } });
    const { data, calls, errors } = await portal.run(`{ viewer { profile {
      id isDraft isFirstPublish alias score updatedLimits invalidFields logo { name url }
      name tagline shortDescription detailedDescription founded numberOfEmployees { key } website semrushExpert
      services { alias } industries { key } languages { code } tools { key }
      budgets { key } projectDurations { key } businessSizes { name } regions { name type }
      offices { location { name } postalCode address phone } scheduledLink socials { linkedIn facebook instagram x }
      emailSettings { isConsented values } completeness { total filled empty }
    } } }`);
    expect(errors).toEqual([]);
    expect(calls.map(({ call }) => call).toSorted()).toEqual(['GET /filters', 'GET /profile']);
    expect(data).toEqual({
      viewer: {
        profile: {
          id,
          isDraft: true,
          isFirstPublish: false,
          alias: 'kestrel-vale',
          score: null,
          updatedLimits: [],
          invalidFields: [['offices', '1', 'phone'], ['socials', 'x'], ['serviceIds']],
          logo: { name: 'logo.png', url: '/partners/media/logo.png' },
          name: 'Kestrel Vale',
          tagline: 'Search and content for makers',
          shortDescription: 's'.repeat(100),
          detailedDescription: 'd'.repeat(1000),
          founded: 2016,
          numberOfEmployees: { key: '2' },
          website: 'https://kestrelvale.example/',
          semrushExpert: false,
          services: [{ alias: expect.any(String) as string }, { alias: expect.any(String) as string }],
          industries: [{ key: '1' }],
          languages: [{ code: 'en' }],
          tools: [{ key: '1' }],
          budgets: [{ key: '2' }, { key: '3' }],
          projectDurations: [{ key: '1' }],
          businessSizes: [{ name: 'SMALL' }],
          regions: [{ name: GERMANY.name, type: 'COUNTRY' }],
          offices: [
            {
              location: { name: BERLIN.name },
              postalCode: '10115',
              address: 'Invalidenstraße 1',
              phone: '+49301234567',
            },
          ],
          scheduledLink: null,
          socials: { linkedIn: null, facebook: null, instagram: null, x: 'https://x.com/kestrel' },
          emailSettings: { isConsented: true, values: ['mara@kestrelvale.example'] },
          completeness: { total: 22, filled: 18, empty: ['SCHEDULED_LINK', 'LINKED_IN', 'FACEBOOK', 'INSTAGRAM'] },
        },
      },
    });
  });

  test('loads everything the form needs in parallel, without waiting for the profile', async () => {
    portal.answer({
      ...accountOf('paid', 'draft'),
      'GET /profile': new Refusal(403, 'FORBIDDEN'),
      'GET /profile/new-ranges': { budgets: [], projectDurations: [] },
    });
    const { calls } = await portal.run(
      '{ viewer { profile { state limits { locations } newRanges { budgets { key } } } } }',
    );
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /account/',
      'GET /account/subscription/',
      'GET /profile',
      'GET /profile/new-ranges',
    ]);
  });

  test.each([
    ['free', null, 'LIMITS'],
    ['freeWithUsedTrial', 'published', 'LIMITS'],
    ['paid', null, 'NEW'],
    ['trial', 'draft', 'DRAFT'],
    ['paid', 'published', 'PUBLISH'],
    ['paid', 'blocked', 'PUBLISH'],
  ])(
    'an account that is %s with an agency that is %s is in state %s (ACC-09 to ACC-12)',
    async (status, agency, state) => {
      const reads = { 'GET /profile': emptyWireProfile, ...accountOf(status, agency) };
      portal.answer(reads);
      const { data, calls } = await portal.run('{ viewer { profile { state limits { geofocuses } } } }');
      expect(data).toEqual({ viewer: { profile: { state, limits: { geofocuses: 5 } } } });
      expect(calls).toHaveLength(3);
    },
  );

  test('makes no second call for a part that failed before the profile arrived', async () => {
    let reads = 0;
    portal.answer({
      'GET /profile': () => (++reads % 2 === 1 ? new Refusal(503, 'UNAVAILABLE') : wireProfile),
      'GET /account/subscription/': new Refusal(500, 'INTERNAL'),
    });
    const { errors, calls } = await portal.run('{ viewer { profile { name limits { geofocuses } } } }');
    expect(errors).toEqual(['viewer.profile.limits: UPSTREAM_ERROR']);
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /account/subscription/',
      'GET /profile',
      'GET /profile',
    ]);
  });

  test('counts 0 of 22 fields without an agency (ENT-14)', async () => {
    portal.answer({ 'GET /profile': emptyWireProfile });
    const { data } = await portal.run(
      '{ viewer { profile { name agencyId completeness { total filled empty } } agency { id } } }',
    );
    expect(data).toMatchObject({
      viewer: { profile: { name: null, agencyId: null, completeness: { total: 22, filled: 0 } }, agency: null },
    });
  });

  test('lists limits the tariff no longer allows and omits unknown ones (ENT-12)', async () => {
    portal.answer({ 'GET /profile': { ...wireProfile, updatedLimits: ['geofocus', 'moons', 'language'] } });
    const { data } = await portal.run('{ viewer { profile { updatedLimits } } }');
    expect(data).toEqual({ viewer: { profile: { updatedLimits: ['GEOFOCUS', 'LANGUAGE'] } } });
  });

  test("can be refetched by its id, another account's cannot (GWY-04)", async () => {
    portal.answer({ 'GET /profile': wireProfile });
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Profile { name } } }';
    expect((await portal.run(NODE, { id })).data).toEqual({ node: { id, name: 'Kestrel Vale' } });
    const other = toGlobalId('Profile', 'another');
    expect(await portal.run(NODE, { id: other })).toMatchObject({ data: { node: null }, calls: [] });
  });

  test('is null for a visitor', async () => {
    portal.answer({});
    const { data, calls } = await portal.run('{ viewer { profile { name } } }', {}, { isVisitor: true });
    expect({ data, calls }).toEqual({ data: { viewer: null }, calls: [] });
  });
});
