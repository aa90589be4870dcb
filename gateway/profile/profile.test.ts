import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_PROFILE } from '../../domain/profile/testing/completeProfile.ts';
import { BERLIN, GERMANY } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import { fileOf, makeImage } from '../uploads/testing/images.ts';
import { inputOf, placesAnswer } from './testing/profileInput.ts';
import { emptyWireProfile, wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const csrf = { 'GET /csrf': { token: 't' } };
const id = toGlobalId('Profile', ACCOUNT_ID);
const draft = {
  ...COMPLETE_PROFILE,
  regions: [{ id: GERMANY.id, type: GERMANY.type }],
  offices: [{ ...COMPLETE_PROFILE.offices[0]!, location: { id: BERLIN.id, type: BERLIN.type } }],
};

function accountOf(status: string, agencyStatus: string | null, tariff = 'AGK_M') {
  const user = {
    id: 'u',
    email: 'a@demo.example',
    semrushId: 1,
    getStarted: true,
    forms: [],
    agencyStatus,
    blockReason: null,
    filledDraft: true,
    agencyAlias: null,
    roles: [],
    moderationStatus: null,
    hasHubspotAccess: false,
  };
  return {
    'GET /account/': { user, locale: 'en', timeZone: 'UTC', offers: [] },
    'GET /account/subscription/': { data: { subscription: { productName: 'PRO', status, tariff } } },
  };
}

describe('viewer.profile', () => {
  test('every section by one call, besides the catalogue (ENT-01 to ENT-10)', async () => {
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
          invalidFields: [
            ['offices', '1', 'phone'],
            ['socials', 'x'],
            ['serviceIds'],
          ],
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

  test.each([
    ['free', null, 'LIMITS'],
    ['freeWithUsedTrial', 'published', 'LIMITS'],
    ['paid', null, 'NEW'],
    ['trial', 'draft', 'DRAFT'],
    ['paid', 'published', 'PUBLISH'],
    ['paid', 'blocked', 'PUBLISH'],
  ])('an account that is %s with an agency that is %s is in state %s (ACC-09 to ACC-12)', async (status, agency, state) => {
    const reads = { 'GET /profile': emptyWireProfile, ...accountOf(status, agency) };
    portal.answer(reads);
    const { data, calls } = await portal.run('{ viewer { profile { state limits { geofocuses } } } }');
    expect(data).toEqual({ viewer: { profile: { state, limits: { geofocuses: 5 } } } });
    expect(calls).toHaveLength(3);
  });

  test('without an agency nothing is filled: 0 of 22 (ENT-14)', async () => {
    portal.answer({ 'GET /profile': emptyWireProfile });
    const { data } = await portal.run('{ viewer { profile { name completeness { total filled empty } } agency { id } } }');
    expect(data).toMatchObject({
      viewer: { profile: { name: null, completeness: { total: 22, filled: 0 } }, agency: null },
    });
  });

  test('what the tariff no longer allows (ENT-12); an unknown word of the upstream is left out', async () => {
    portal.answer({ 'GET /profile': { ...wireProfile, updatedLimits: ['geofocus', 'moons', 'language'] } });
    const { data } = await portal.run('{ viewer { profile { updatedLimits } } }');
    expect(data).toEqual({ viewer: { profile: { updatedLimits: ['GEOFOCUS', 'LANGUAGE'] } } });
  });

  test('is read again by its id, another account’s is not (GWY-04)', async () => {
    portal.answer({ 'GET /profile': wireProfile });
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Profile { name } } }';
    expect((await portal.run(NODE, { id })).data).toEqual({ node: { id, name: 'Kestrel Vale' } });
    const other = toGlobalId('Profile', 'another');
    expect(await portal.run(NODE, { id: other })).toMatchObject({ data: { node: null }, calls: [] });
  });

  test('is nobody’s for a visitor', async () => {
    portal.answer({});
    const { data, calls } = await portal.run('{ viewer { profile { name } } }', {}, { isVisitor: true });
    expect({ data, calls }).toEqual({ data: { viewer: null }, calls: [] });
  });
});

describe('viewer.agency', () => {
  const AGENCY = `{ viewer { agency {
    alias name stories { name } offices { postalCode } reviews { id } reviewCount } } }`;
  const summary = { rating: 4.5, count: 2, google: { status: 'empty', count: 0 }, original: { status: 'no_drafts', count: 2 } };
  const additional = { data: { stories: [], awards: [], logotypes: [] } };

  test('of a draft is a preview of what is saved, in one wave after the profile', async () => {
    portal.answer({
      'GET /profile': wireProfile,
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
          alias: 'kestrel-vale',
          name: 'Kestrel Vale',
          stories: [],
          offices: [{ postalCode: '10115' }],
          reviews: [],
          reviewCount: 2,
        },
      },
    });
  });

  test('of a published one that moderation has not let through is a preview too', async () => {
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

const SAVE = `mutation ($input: ProfileInput!) { saveProfile(input: $input) {
  profile { id name isDraft } viewer { id } errors { code path max } } }`;

describe('saveProfile', () => {
  test('sends the whole form as it is stored, by one write (RST-06)', async () => {
    portal.answer({ ...csrf, 'PUT /profile': wireProfile, ...placesAnswer(draft) });
    const { data, calls, errors } = await portal.run(SAVE, {
      input: { ...inputOf(draft), name: ' Kestrel Vale\u0000 ', website: 'kestrelvale.example', tagline: '' },
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      saveProfile: { profile: { id, name: 'Kestrel Vale', isDraft: true }, viewer: {}, errors: [] },
    });
    const puts = calls.filter(({ call }) => call.startsWith('PUT'));
    expect(puts).toEqual([
      {
        call: 'PUT /profile',
        body: {
          isDraft: true,
          name: 'Kestrel Vale',
          tagline: null,
          shortDescription: 's'.repeat(100),
          detailedDescription: 'd'.repeat(1000),
          founded: 2016,
          numberOfEmployees: 2,
          services: [1, 101],
          industries: [1],
          languages: [1],
          tools: [1],
          budgets: [1],
          projectDurations: [1],
          businessSizes: [1],
          regions: [GERMANY.id],
          offices: [{ locationId: BERLIN.id, postalCode: '80331', address: 'Marienplatz 1', phone: '+49891234567' }],
          website: 'https://kestrelvale.example',
          scheduledLink: null,
          socials: { linkedIn: null, facebook: null, instagram: null, x: null },
          emailSettings: { isConsented: true, values: ['mara@kestrelvale.example'] },
        },
      },
    ]);
  });

  test('an empty draft is saved, consent begins ticked (VAL-01, STA-29, ENT-10)', async () => {
    portal.answer({ ...csrf, 'PUT /profile': emptyWireProfile });
    const { calls, data } = await portal.run(SAVE, { input: {} });
    expect(data).toMatchObject({ saveProfile: { errors: [] } });
    expect(calls.find(({ call }) => call === 'PUT /profile')?.body).toMatchObject({
      isDraft: true,
      name: null,
      offices: [],
      emailSettings: { isConsented: true, values: [] },
    });
  });

  test('ids of another kind and places that do not exist are refused before any write (ENT-04)', async () => {
    portal.answer({});
    const foreign = toGlobalId('Lead', '1');
    const input = { serviceIds: [foreign], numberOfEmployeesId: 'x', regionIds: [foreign], offices: [{ locationId: 'x' }] };
    const { data, calls } = await portal.run(SAVE, { input });
    expect(data).toMatchObject({
      saveProfile: {
        profile: null,
        viewer: null,
        errors: [
          { code: 'INVALID_VALUE', path: ['serviceIds'] },
          { code: 'INVALID_VALUE', path: ['numberOfEmployeesId'] },
          { code: 'INVALID_VALUE', path: ['regionIds'] },
          { code: 'INVALID_VALUE', path: ['offices', '0', 'locationId'] },
        ],
      },
    });
    expect(calls.map(({ call }) => call)).toEqual(['GET /filters']);
  });

  test.each([
    [new Refusal(403, 'AGENCY_BLOCKED'), [{ code: 'AGENCY_BLOCKED', path: null, max: null }]],
    [new Refusal(409, 'AGENCY_PUBLISHED'), [{ code: 'AGENCY_PUBLISHED', path: null, max: null }]],
    [
      new Refusal(422, 'VALIDATION_FAILED', {
        fields: [
          { path: 'offices[1].phone', code: 'INVALID_PHONE' },
          { path: 'socials.x', code: 'SOMETHING_NEW' },
          { path: 'tagline', code: 'TOO_LONG' },
        ],
      }),
      [
        { code: 'INVALID_PHONE', path: ['offices', '1', 'phone'], max: null },
        { code: 'INVALID_VALUE', path: ['socials', 'x'], max: null },
        { code: 'TOO_LONG', path: ['tagline'], max: null },
      ],
    ],
  ])('a refusal of the upstream is at its field (ERR-07 to ERR-10)', async (refusal, errors) => {
    portal.answer({ ...csrf, 'PUT /profile': refusal });
    const { data } = await portal.run(SAVE, { input: {} });
    expect(data).toEqual({ saveProfile: { profile: null, viewer: null, errors } });
  });

  test.each([
    [new Refusal(403, 'SUBSCRIPTION_REQUIRED'), 'saveProfile: SUBSCRIPTION_REQUIRED'],
    [new Refusal(500, 'BROKEN'), 'saveProfile: UPSTREAM_ERROR'],
  ])('what is none of the form’s making is an error of the answer', async (refusal, error) => {
    portal.answer({ ...csrf, 'PUT /profile': refusal });
    expect((await portal.run(SAVE, { input: {} })).errors).toEqual([error]);
  });

  test('a visitor signs in first', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(SAVE, { input: {} }, { isVisitor: true });
    expect({ errors, calls }).toEqual({ errors: ['saveProfile: UNAUTHENTICATED'], calls: [] });
  });
});

describe('publishProfile', () => {
  const PUBLISH = `mutation ($input: ProfileInput) { publishProfile(input: $input) {
    profile { isDraft isFirstPublish } errors { code path } } }`;
  const published = { ...wireProfile, isDraft: false, isFirstPublish: true };

  test('without an input publishes what is saved (STA-30, STA-31)', async () => {
    portal.answer({ ...csrf, ...accountOf('paid', 'draft'), 'GET /profile': wireProfile, 'PUT /profile': published });
    const { data, calls } = await portal.run(PUBLISH);
    expect(data).toEqual({
      publishProfile: { profile: { isDraft: false, isFirstPublish: true }, errors: [] },
    });
    const { body } = calls.find(({ call }) => call === 'PUT /profile') ?? {};
    expect(body).toMatchObject({ isDraft: false, name: 'Kestrel Vale', budgets: [2, 3], regions: [GERMANY.id] });
    expect(body).toMatchObject({ offices: [{ locationId: BERLIN.id }] });
  });

  test('without a logo is refused (VAL-03)', async () => {
    portal.answer({ ...accountOf('paid', 'draft'), 'GET /profile': { ...wireProfile, logo: null } });
    const { data } = await portal.run(PUBLISH);
    expect(data).toEqual({ publishProfile: { profile: null, errors: [{ code: 'REQUIRED', path: ['logo'] }] } });
  });

  test('needs a subscription', async () => {
    portal.answer({ ...accountOf('free', 'draft'), 'GET /profile': wireProfile });
    const { errors, calls } = await portal.run(PUBLISH);
    expect(errors).toEqual(['publishProfile: SUBSCRIPTION_REQUIRED']);
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });
});

describe('the logo', () => {
  const UPLOAD = `mutation ($file: Upload!) { uploadLogo(input: { file: $file }) {
    profile { logo { name url } } errors { code path } } }`;
  const post = 'POST /profile/logo';

  test('is written anew and sent under a name of ours, then the profile is read (RST-07)', async () => {
    const logo = { name: 'logo.jpg', url: '/files/logo.jpg' };
    portal.answer({ ...csrf, [post]: logo, 'GET /profile': { ...wireProfile, logo } });
    const content = await makeImage(400, 100, 'jpeg');
    const { data, calls } = await portal.runOnce(UPLOAD, { file: fileOf(content) });
    expect(data).toEqual({
      uploadLogo: { profile: { logo: { name: 'logo.jpg', url: '/partners/media/logo.jpg' } }, errors: [] },
    });
    expect(calls).toEqual([
      { call: post, form: { file: expect.stringMatching(/^logo\.jpg image\/jpeg \d+$/) as string } },
      { call: 'GET /profile' },
    ]);
  });

  test('that is refused makes no call (VAL-04, VAL-05)', async () => {
    portal.answer({});
    for (const [content, code] of [
      [null, 'FILE_TOO_LARGE'],
      [Buffer.from('<svg/>'), 'FILE_TYPE_NOT_ALLOWED'],
    ] as const) {
      const { data, calls } = await portal.runOnce(UPLOAD, { file: fileOf(content) });
      expect(data).toEqual({ uploadLogo: { profile: null, errors: [{ code, path: ['file'] }] } });
      expect(calls).toEqual([]);
    }
  });

  test('that the upstream refuses is a user error too', async () => {
    portal.answer({ ...csrf, [post]: new Refusal(415, 'FILE_TYPE_NOT_ALLOWED') });
    const { data } = await portal.runOnce(UPLOAD, { file: fileOf(await makeImage(8, 8)) });
    expect(data).toMatchObject({ uploadLogo: { errors: [{ code: 'FILE_TYPE_NOT_ALLOWED', path: ['file'] }] } });
  });

  test('is no file where a text stands in its place', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(UPLOAD, { file: 'logo.png' });
    expect({ errors, calls }).toEqual({ errors: [': BAD_USER_INPUT'], calls: [] });
  });

  test('is removed (RST-08); a failure to read the profile makes that undone for nobody', async () => {
    const DELETE = 'mutation { deleteLogo { profile { logo { name } } errors { code } } }';
    portal.answer({ ...csrf, 'DELETE /profile/logo': {}, 'GET /profile': { ...wireProfile, logo: null } });
    expect((await portal.run(DELETE)).data).toEqual({ deleteLogo: { profile: { logo: null }, errors: [] } });
    portal.answer({ ...csrf, 'DELETE /profile/logo': {} });
    expect((await portal.run(DELETE)).data).toEqual({ deleteLogo: { profile: null, errors: [] } });
  });
});

test('new ranges are read and chosen; unknown ones are refused (RST-09, RST-10)', async () => {
  const call = 'PUT /profile/new-ranges';
  portal.answer({ ...csrf, 'GET /profile': wireProfile, 'GET /profile/new-ranges': { budgets: [3], projectDurations: [] } });
  const read = await portal.run('{ viewer { profile { newRanges { budgets { key } projectDurations { key } } } } }');
  expect(read.data).toEqual({ viewer: { profile: { newRanges: { budgets: [{ key: '3' }], projectDurations: [] } } } });

  const SAVE_RANGES = `mutation ($input: SaveNewRangesInput!) { saveNewRanges(input: $input) {
    newRanges { budgets { key } } errors { code path } } }`;
  const budgetIds = [toGlobalId('Budget', '2'), toGlobalId('Budget', '2')];
  portal.answer({ ...csrf, [call]: { budgets: [2], projectDurations: [1] } });
  const saved = await portal.run(SAVE_RANGES, {
    input: { budgetIds, projectDurationIds: [toGlobalId('DurationRange', '1')] },
  });
  expect(saved.data).toEqual({ saveNewRanges: { newRanges: { budgets: [{ key: '2' }] }, errors: [] } });
  expect(saved.calls.find((seen) => seen.call === call)?.body).toEqual({ budgets: [2], projectDurations: [1] });

  const refused = await portal.run(SAVE_RANGES, {
    input: { budgetIds: [...budgetIds, toGlobalId('Budget', '99')], projectDurationIds: ['x'] },
  });
  expect(refused.data).toEqual({
    saveNewRanges: {
      newRanges: null,
      errors: [
        { code: 'INVALID_VALUE', path: ['budgetIds', '2'] },
        { code: 'INVALID_VALUE', path: ['projectDurationIds', '0'] },
      ],
    },
  });
});
