import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CITIES, OFFICE } from '../../domain/profile/testing/completeProfile.ts';
import type { WireProfile } from '../contract/profile.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { profileInput } from './testing/profileInput.ts';
import { startProfileServer, type ProfileOwner, type ProfileServer } from './testing/profileServer.ts';

let started: ProfileServer;
let owner: ProfileOwner;

beforeAll(async () => {
  started = await startProfileServer();
}, START_WITHIN);

beforeEach(async () => {
  owner = await started.owner();
});

describe('a draft', () => {
  test("is empty for an account without an agency, with the account's address for emails (RST-05, ENT-10)", async () => {
    expect(await owner.profile()).toMatchObject({
      agencyId: null,
      alias: null,
      score: null,
      isDraft: true,
      isFirstPublish: false,
      updatedLimits: [],
      invalidFields: [],
      logo: null,
      name: null,
      regions: [],
      offices: [],
      socials: { linkedIn: null, facebook: null, instagram: null, x: null },
      emailSettings: { isConsented: true, values: [owner.email] },
    });
  });

  test('can be saved with any or no content (STA-29, VAL-01)', async () => {
    const empty = profileInput(
      {
        ...Object.fromEntries(
          ['name', 'tagline', 'shortDescription', 'detailedDescription', 'founded', 'numberOfEmployees', 'website'].map(
            (field) => [field, null],
          ),
        ),
        services: [],
        industries: [],
        languages: [],
        tools: [],
        budgets: [],
        projectDurations: [],
        businessSizes: [],
        regions: [],
        offices: [],
        emailSettings: { isConsented: false, values: [] },
      },
      true,
    );
    expect(await owner.save(empty)).toMatchObject({ status: 200, body: { isDraft: true, name: null, offices: [] } });
    expect(await owner.user()).toMatchObject({ agencyStatus: 'draft', agencyAlias: null, moderationStatus: null });
    expect((await owner.profile()).emailSettings).toEqual({ isConsented: false, values: [] });
  });

  test('accepts `semrushExpert` as part of the form, but does not change it (RST-06, ENT-06)', async () => {
    const answer = await owner.save({ ...profileInput({}, true), semrushExpert: true });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Kestrel Vale', semrushExpert: false } });
  });

  test('is returned as saved: three offices in order, normalized texts and links (ENT-01 to ENT-09)', async () => {
    const offices = CITIES.slice(0, 3).map((location, index) => ({
      ...OFFICE,
      location,
      address: index === 1 ? null : ` Street ${index} `,
      phone: '+49 (89) 12345-67',
    }));
    const socials = {
      linkedIn: 'linkedin.com/company/acme',
      facebook: 'not an address',
      instagram: '',
      x: 'https://x.com/acme',
    };
    const sent = profileInput(
      {
        name: ' Kestrel\u0000 Vale ',
        website: 'kestrel.example',
        regions: [CITIES[1], CITIES[0]].flatMap((c) => c ?? []),
        offices,
        socials,
      },
      true,
    );
    const { status, body } = await owner.save(sent);
    expect(status).toBe(200);
    expect(body).toEqual(await owner.profile());
    const { name, website, regions, offices: kept, socials: links, services, agencyId } = body as WireProfile;
    expect({ name, website, links, services }).toEqual({
      name: 'Kestrel Vale',
      website: 'https://kestrel.example',
      links: {
        linkedIn: 'https://linkedin.com/company/acme',
        facebook: 'not an address',
        instagram: null,
        x: 'https://x.com/acme',
      },
      services: [1, 101],
    });
    expect(agencyId).toEqual(expect.any(Number));
    expect(regions.map(({ id }) => id)).toEqual([CITIES[1]?.id, CITIES[0]?.id]);
    expect(kept.map(({ location, address, phone }) => [location?.id, address, phone])).toEqual([
      [CITIES[0]?.id, 'Street 0', '+49891234567'],
      [CITIES[1]?.id, null, '+49891234567'],
      [CITIES[2]?.id, 'Street 2', '+49891234567'],
    ]);
    expect(await owner.save(profileInput({ offices: offices.slice(2) }, true))).toMatchObject({
      body: { offices: [{ location: { id: CITIES[2]?.id } }] },
    });
  });

  test('with an unknown value is refused and not changed (ENT-04)', async () => {
    await owner.save(profileInput({ tagline: 'Before' }, true));
    const unknown = { services: [1, 4711], regions: [{ id: 999_999, type: null }], tagline: 'After' };
    expect(await owner.save(profileInput(unknown, true))).toMatchObject({
      status: 422,
      body: {
        code: 'VALIDATION_FAILED',
        fields: [
          { path: 'services', code: 'INVALID_VALUE' },
          { path: 'regions', code: 'INVALID_VALUE' },
        ],
      },
    });
    expect(await owner.profile()).toMatchObject({ tagline: 'Before', invalidFields: ['services', 'regions'] });
  });
});

test('reports the limits it exceeds after a downgrade and loses nothing (ENT-12)', async () => {
  const regions = CITIES.slice(0, 4);
  await owner.save(profileInput({ regions, languages: [1, 2, 3] }, true));
  expect((await owner.profile()).updatedLimits).toEqual([]);
  await owner.setAccount({ tariff: 'AGK_S' });
  const reduced = await owner.profile();
  expect([reduced.updatedLimits, reduced.regions.length]).toEqual([['geofocus', 'language'], 4]);
});

test('shares its ranges with the ranges endpoint (RST-09, RST-10)', async () => {
  await owner.save(profileInput({ budgets: [1, 2] }, true));
  expect((await owner.call('GET', '/new-ranges')).body).toEqual({ budgets: [1, 2], projectDurations: [1] });
  const chosen = { budgets: [3], projectDurations: [2, 4] };
  expect(await owner.call('PUT', '/new-ranges', chosen)).toMatchObject({ status: 200, body: chosen });
  expect(await owner.profile()).toMatchObject(chosen);
  const twice = { budgets: [3, 3], projectDurations: [2, 4, 2] };
  expect(await owner.call('PUT', '/new-ranges', twice)).toMatchObject({ status: 200, body: chosen });
  expect(await owner.call('PUT', '/new-ranges', { budgets: [7], projectDurations: [] })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'budgets', code: 'INVALID_VALUE' }] },
  });
  await owner.setAgency({ published_at: new Date() });
  expect(await owner.call('PUT', '/new-ranges', { budgets: [1], projectDurations: [] })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'projectDurations', code: 'REQUIRED' }] },
  });
  await owner.setAccount({ subscription_status: 'free' });
  expect((await owner.call('PUT', '/new-ranges', chosen)).status).toBe(403);
});

test("names locations in the request's language", async () => {
  await owner.save(profileInput({}, true));
  const { body } = await owner.call('GET', '', undefined, 'de');
  expect((body as WireProfile).regions).toEqual([
    { id: 1, name: 'Deutschland', alias: 'germany', type: 'Country', country: 'DE' },
  ]);
});
