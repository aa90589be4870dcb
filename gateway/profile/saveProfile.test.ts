import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_PROFILE, OFFICE } from '../../domain/profile/testing/completeProfile.ts';
import { BERLIN, GERMANY } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import { accountOf } from './testing/accountReads.ts';
import { inputOf, placesAnswer } from './testing/profileInput.ts';
import { emptyWireProfile, wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const reads = { 'GET /csrf': { token: 't' }, 'GET /profile': { ...wireProfile, semrushExpert: true } };
const id = toGlobalId('Profile', ACCOUNT_ID);
const draft = {
  ...COMPLETE_PROFILE,
  regions: [{ id: GERMANY.id, type: GERMANY.type }],
  offices: [{ ...OFFICE, location: { id: BERLIN.id, type: BERLIN.type } }],
};

const SAVE = `mutation ($input: ProfileInput!) { saveProfile(input: $input) {
  profile { id name isDraft } viewer { id } errors { code path max } } }`;

describe('saveProfile', () => {
  test('sends the whole form in stored form, in one write (RST-06)', async () => {
    portal.answer({ ...reads, 'PUT /profile': wireProfile, ...placesAnswer(draft) });
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
          semrushExpert: true,
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

  test('saves an empty draft with consent preselected (VAL-01, STA-29, ENT-10)', async () => {
    portal.answer({ ...reads, 'PUT /profile': emptyWireProfile });
    const { calls, data } = await portal.run(SAVE, { input: {} });
    expect(data).toMatchObject({ saveProfile: { errors: [] } });
    expect(calls.find(({ call }) => call === 'PUT /profile')?.body).toMatchObject({
      isDraft: true,
      name: null,
      offices: [],
      emailSettings: { isConsented: true, values: [] },
    });
  });

  test.each(['free', 'freeWithUsedTrial', 'withoutTariff'])(
    'refuses an account with %s before any write (ACC-03)',
    async (status) => {
      portal.answer({
        ...reads,
        'GET /account/subscription/': { data: { subscription: { productName: 'FREE', status, tariff: 'NONE' } } },
        'PUT /profile': emptyWireProfile,
      });
      const { errors, calls } = await portal.run(SAVE, { input: {} });
      expect(errors).toEqual(['saveProfile: SUBSCRIPTION_REQUIRED']);
      expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
    },
  );

  test('refuses ids of another kind and unknown places before any write (ENT-04)', async () => {
    portal.answer(reads);
    const foreign = toGlobalId('Lead', '1');
    const service = toGlobalId('Service', '1');
    const input = {
      serviceIds: [service, service, foreign],
      numberOfEmployeesId: 'x',
      regionIds: [foreign],
      offices: [{ locationId: 'x' }],
    };
    const { data, calls } = await portal.run(SAVE, { input });
    expect(data).toMatchObject({
      saveProfile: {
        profile: null,
        viewer: null,
        errors: [
          { code: 'INVALID_VALUE', path: ['serviceIds', '2'] },
          { code: 'INVALID_VALUE', path: ['numberOfEmployeesId'] },
          { code: 'INVALID_VALUE', path: ['regionIds', '0'] },
          { code: 'INVALID_VALUE', path: ['offices', '0', 'locationId'] },
        ],
      },
    });
    expect(calls.map(({ call }) => call).toSorted()).toEqual([
      'GET /account/subscription/',
      'GET /filters',
      'GET /profile',
    ]);
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
  ])("reports the upstream's refusals by field (ERR-07 to ERR-10)", async (refusal, errors) => {
    portal.answer({ ...reads, 'PUT /profile': refusal });
    const { data } = await portal.run(SAVE, { input: {} });
    expect(data).toEqual({ saveProfile: { profile: null, viewer: null, errors } });
  });

  test.each([
    [new Refusal(403, 'SUBSCRIPTION_REQUIRED'), 'saveProfile: SUBSCRIPTION_REQUIRED'],
    [new Refusal(500, 'BROKEN'), 'saveProfile: UPSTREAM_ERROR'],
  ])('fails as a whole when the form is not the cause', async (refusal, error) => {
    portal.answer({ ...reads, 'PUT /profile': refusal });
    expect((await portal.run(SAVE, { input: {} })).errors).toEqual([error]);
  });

  test('asks visitors to sign in', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(SAVE, { input: {} }, { isVisitor: true });
    expect({ errors, calls }).toEqual({ errors: ['saveProfile: UNAUTHENTICATED'], calls: [] });
  });
});

describe('publishProfile', () => {
  const PUBLISH = `mutation ($input: ProfileInput) { publishProfile(input: $input) {
    profile { isDraft isFirstPublish } errors { code path } } }`;
  const published = { ...wireProfile, isDraft: false, isFirstPublish: true };

  test('publishes the saved draft when called without an input (STA-30, STA-31)', async () => {
    portal.answer({ ...reads, ...accountOf('paid', 'draft'), 'PUT /profile': published });
    const { data, calls } = await portal.run(PUBLISH);
    expect(data).toEqual({
      publishProfile: { profile: { isDraft: false, isFirstPublish: true }, errors: [] },
    });
    const { body } = calls.find(({ call }) => call === 'PUT /profile') ?? {};
    expect(body).toMatchObject({ isDraft: false, name: 'Kestrel Vale', budgets: [2, 3], regions: [GERMANY.id] });
    expect(body).toMatchObject({ offices: [{ locationId: BERLIN.id }], semrushExpert: true });
  });

  test('refuses a profile without a logo (VAL-03)', async () => {
    portal.answer({ ...accountOf('paid', 'draft'), 'GET /profile': { ...wireProfile, logo: null } });
    const { data } = await portal.run(PUBLISH);
    expect(data).toEqual({ publishProfile: { profile: null, errors: [{ code: 'REQUIRED', path: ['logo'] }] } });
  });

  test('requires a subscription', async () => {
    portal.answer({ ...accountOf('free', 'draft'), 'GET /profile': wireProfile });
    const { errors, calls } = await portal.run(PUBLISH);
    expect(errors).toEqual(['publishProfile: SUBSCRIPTION_REQUIRED']);
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });
});
