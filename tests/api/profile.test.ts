import { beforeAll, describe, expect, test } from 'vitest';
import { CITIES, COMPLETE_PROFILE } from '../../domain/profile/testing/completeProfile.ts';
import { inputOf } from '../../gateway/profile/testing/profileInput.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';
import { PIXEL } from './testing/profileCalls.ts';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
}, 120_000);

const SAVE = `mutation ($input: ProfileInput!) { saveProfile(input: $input) { profile { name } errors { code path } } }`;
const PUBLISH = `mutation ($input: ProfileInput) { publishProfile(input: $input) {
  profile { alias isDraft isFirstPublish state } viewer { account { user { agencyStatus moderationStatus } } }
  errors { code path max } } }`;
const UPLOAD = 'mutation ($file: Upload!) { uploadLogo(input: { file: $file }) { profile { id } errors { code } } }';

interface Published {
  readonly publishProfile: {
    readonly profile: { readonly alias: string; readonly isFirstPublish: boolean } | null;
    readonly viewer: { readonly account: { readonly user: object } } | null;
    readonly errors: readonly object[];
  };
}

let owners = 0;
/** A new paid account with an uploaded logo. */
async function owner(tariff: string): Promise<string> {
  owners += 1;
  const email = `page-owner-${owners}@demo.example`;
  const { errors } = await pair.gateway.run(
    null,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }',
    { input: { email, password: 'demo-password' } },
  );
  expect(errors).toBeUndefined();
  await subscribe(email, tariff);
  expect(await pair.ask(email, UPLOAD, { file: PIXEL })).toMatchObject({ uploadLogo: { errors: [] } });
  return email;
}

async function subscribe(email: string, tariff: string): Promise<void> {
  await pair.upstream.control('PUT', `/accounts/${email}/subscription`, { status: 'paid', tariff });
}

async function publish(email: string, change: Partial<typeof COMPLETE_PROFILE> = {}) {
  const input = inputOf({ ...COMPLETE_PROFILE, ...change });
  return (await pair.ask<Published>(email, PUBLISH, { input })).publishProfile;
}

describe('an account whose subscription includes no page', () => {
  const budgetId = toGlobalId('Budget', '1');
  const projectDurationId = toGlobalId('DurationRange', '1');
  const newImages = (name: string) =>
    `mutation ($file: Upload!) { ${name}(input: { add: [{ file: $file, alt: "x" }] }) { errors { code } } }`;

  test.each(['free', 'freeused', 'pro', 'guru', 'business', 'recipient'])(
    'of type %s reads its state but cannot write anything (ACC-03, ACC-09)',
    async (account) => {
      const { viewer } = await pair.ask<{ viewer: object }>(account, '{ viewer { profile { state } } }');
      expect(viewer).toEqual({ profile: { state: 'LIMITS' } });
      await pair.upstream.markRequests();
      for (const [document, variables] of [
        [SAVE, { input: {} }],
        [PUBLISH, { input: inputOf(COMPLETE_PROFILE) }],
        [UPLOAD, { file: PIXEL }],
        ['mutation { deleteLogo { errors { code } } }', {}],
        [
          `mutation { saveNewRanges(input: { budgetIds: ["${budgetId}"], projectDurationIds: ["${projectDurationId}"] }) {
            errors { code } } }`,
          {},
        ],
        [newImages('saveAwards'), { file: PIXEL }],
        [newImages('saveClientLogos'), { file: PIXEL }],
      ] as const) {
        const { errors = [] } = await pair.try(account, document, variables);
        expect([document, errors.map(({ extensions }) => extensions?.code)]).toEqual([
          document,
          ['SUBSCRIPTION_REQUIRED'],
        ]);
      }
      const writes = (await pair.upstream.requests()).filter(({ method, executed }) => method !== 'GET' && executed);
      expect(writes).toEqual([]);
    },
  );
});

test('a page is reviewed, approved, declined and reviewed again under the same alias (ENT-11, STA-28, STA-30 to STA-32)', async () => {
  const email = await owner('AGK_M');
  const isListed = async (alias: string) => {
    const { agencies } = (await (await fetch(`${pair.upstream.url}/agencies?query=Kestrel&pageSize=100`)).json()) as {
      agencies: { alias: string }[];
    };
    return agencies.some((agency) => agency.alias === alias);
  };
  const isServed = async (alias: string) => (await fetch(`${pair.upstream.url}/agencies/${alias}`)).ok;
  const moderate = (moderationStatus: string) =>
    pair.upstream.control('PUT', `/accounts/${email}/agency`, { moderationStatus });

  const first = await publish(email);
  const alias = first.profile?.alias ?? '';
  expect(first).toMatchObject({
    profile: { isDraft: false, isFirstPublish: true, state: 'PUBLISH' },
    viewer: { account: { user: { agencyStatus: 'PUBLISHED', moderationStatus: 'REVIEW' } } },
  });
  expect([await isServed(alias), await isListed(alias)]).toEqual([true, false]);
  await moderate('approved');
  expect([await isServed(alias), await isListed(alias)]).toEqual([true, true]);
  expect(await publish(email, { name: 'Kestrel Hill' })).toMatchObject({
    profile: { alias, isFirstPublish: false },
    viewer: { account: { user: { moderationStatus: 'APPROVED' } } },
  });
  await moderate('decline');
  expect([await isServed(alias), await isListed(alias)]).toEqual([false, false]);
  expect(await publish(email)).toMatchObject({
    profile: { alias },
    viewer: { account: { user: { moderationStatus: 'REVIEW' } } },
  });
  expect([await isServed(alias), await isListed(alias)]).toEqual([true, false]);
  expect(await pair.ask(email, SAVE, { input: {} })).toEqual({
    saveProfile: { profile: null, errors: [{ code: 'AGENCY_PUBLISHED', path: null }] },
  });

  const other = await publish(await owner('AGK_S'));
  expect(other.profile?.alias).toMatch(/^kestrel-vale(?:-\d+)?$/);
  expect(other.profile?.alias).not.toBe(alias);
});

test('after a downgrade the profile keeps excess entries, names them, and can be published once they are removed (ENT-12, VAL-16, CON-19)', async () => {
  const email = await owner('AGK_M');
  await publish(email, { regions: CITIES.slice(0, 5), languages: [1, 2, 3, 4, 5] });
  await subscribe(email, 'AGK_S');
  expect(await pair.ask(email, '{ viewer { profile { updatedLimits regions { id } languages { id } } } }')).toEqual({
    viewer: {
      profile: {
        updatedLimits: ['GEOFOCUS', 'LANGUAGE'],
        regions: CITIES.slice(0, 5).map(() => expect.anything() as object),
        languages: [1, 2, 3, 4, 5].map(() => expect.anything() as object),
      },
    },
  });
  const refused = await pair.ask<Published>(email, PUBLISH);
  expect(refused.publishProfile.errors).toEqual([
    { code: 'TOO_MANY', path: ['languageIds'], max: 2 },
    { code: 'TOO_MANY', path: ['regionIds'], max: 3 },
  ]);
  expect((await publish(email, { regions: CITIES.slice(0, 3), languages: [1, 2] })).errors).toEqual([]);
  expect(await pair.ask(email, '{ viewer { profile { updatedLimits } } }')).toEqual({
    viewer: { profile: { updatedLimits: [] } },
  });
});

test('a blocked agency cannot be saved or published, says why, and is not public (ACC-16)', async () => {
  const { viewer } = await pair.ask<{ viewer: object }>(
    'blocked',
    '{ viewer { profile { state } account { user { agencyStatus blockReason } } } }',
  );
  expect(viewer).toMatchObject({
    profile: { state: 'PUBLISH' },
    account: { user: { agencyStatus: 'BLOCKED', blockReason: expect.stringMatching(/./) as string } },
  });
  const refused = { errors: [expect.objectContaining({ code: 'AGENCY_BLOCKED' })] };
  expect(await pair.ask('blocked', SAVE, { input: {} })).toMatchObject({ saveProfile: refused });
  expect(await pair.ask('blocked', PUBLISH)).toMatchObject({ publishProfile: refused });
  const { data } = await pair.gateway.run(null, '{ agency(alias: "copper-fox-media") { id } }');
  expect(data).toEqual({ agency: null });
});
