import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_PROFILE, OFFICE } from '../../domain/profile/testing/completeProfile.ts';
import { BERLIN, GERMANY } from '../directory/testing/wire.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { accountOf } from './testing/accountReads.ts';
import { inputOf, placesAnswer } from './testing/profileInput.ts';
import { wireProfile } from './testing/wireProfile.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const csrf = { 'GET /csrf': { token: 't' } };
const draft = {
  ...COMPLETE_PROFILE,
  regions: [{ id: GERMANY.id, type: GERMANY.type }],
  offices: [{ ...OFFICE, location: { id: BERLIN.id, type: BERLIN.type } }],
};

describe('saving over a newer version (EXT-05)', () => {
  const READ = `{ viewer { profile { revision } } }`;
  const SAVE_AT = `mutation ($input: ProfileInput!) { saveProfile(input: $input) {
    profile { tagline revision } viewer { id } errors { code path } } }`;
  const PUBLISH_AT = SAVE_AT.replace('saveProfile', 'publishProfile');
  const revisionOf = async (profile: object): Promise<string> => {
    portal.answer({ 'GET /profile': profile });
    const { data } = await portal.run(READ);
    return (data as { viewer: { profile: { revision: string } } }).viewer.profile.revision;
  };

  test('is refused with the current version, and nothing is written', async () => {
    const revision = await revisionOf(wireProfile);
    const changed = { ...wireProfile, tagline: 'Changed elsewhere' };
    const answers = { ...csrf, ...accountOf('paid', 'draft'), ...placesAnswer(draft), 'GET /profile': changed };
    for (const [name, operation] of [
      ['saveProfile', SAVE_AT],
      ['publishProfile', PUBLISH_AT],
    ] as const) {
      portal.answer(answers);
      const { data, calls } = await portal.run(operation, { input: { ...inputOf(draft), revision } });
      expect(data).toEqual({
        [name]: {
          profile: { tagline: 'Changed elsewhere', revision: await revisionOf(changed) },
          viewer: null,
          errors: [{ code: 'PROFILE_CHANGED', path: null }],
        },
      });
      expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
    }
  });

  test.each([
    ['saveProfile', SAVE_AT, true],
    ['publishProfile', PUBLISH_AT, false],
  ])('is no conflict if %s has already saved the same: its response was lost', async (name, operation, isDraft) => {
    const { budgets, offices, socials, website } = wireProfile;
    const sent = { ...draft, tagline: ` ${draft.tagline} `, budgets, offices, socials, website };
    const saved = { ...wireProfile, isDraft };
    const revision = await revisionOf({ ...saved, tagline: 'Before' });
    portal.answer({ ...csrf, ...accountOf('paid', 'draft'), ...placesAnswer(sent), 'GET /profile': saved });
    const { data, calls } = await portal.run(operation, { input: { ...inputOf(sent), revision } });
    expect(data).toMatchObject({ [name]: { profile: { revision: await revisionOf(saved) }, errors: [] } });
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  test('does not turn a published profile back into a draft', async () => {
    const published = { ...wireProfile, isDraft: false };
    const revision = await revisionOf(published);
    portal.answer({ ...csrf, ...placesAnswer(draft), 'GET /profile': published });
    const { data, calls } = await portal.run(SAVE_AT, { input: { ...inputOf(draft), revision } });
    // Not PROFILE_CHANGED, after which a tool would save again with the same revision, forever.
    expect(data).toMatchObject({
      saveProfile: { profile: { revision }, errors: [{ code: 'AGENCY_PUBLISHED', path: null }] },
    });
    expect(calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  test('an empty revision is not an omitted one', async () => {
    portal.answer({ ...csrf, ...accountOf('paid', 'draft'), ...placesAnswer(draft), 'GET /profile': wireProfile });
    for (const [name, operation] of [
      ['saveProfile', SAVE_AT],
      ['publishProfile', PUBLISH_AT],
    ] as const) {
      const { data } = await portal.run(operation, { input: { ...inputOf(draft), revision: '' } });
      expect(data).toMatchObject({ [name]: { viewer: null, errors: [{ code: 'PROFILE_CHANGED', path: null }] } });
    }
  });

  test('is allowed when only place names, logo or score differ', async () => {
    const revision = await revisionOf(wireProfile);
    const other = {
      ...wireProfile,
      score: 4.5,
      logo: null,
      regions: wireProfile.regions.map((region) => ({ ...region, name: 'Deutschland' })),
    };
    portal.answer({ ...csrf, ...placesAnswer(draft), 'GET /profile': other, 'PUT /profile': wireProfile });
    const { data } = await portal.run(SAVE_AT, { input: { ...inputOf(draft), revision } });
    expect(data).toMatchObject({ saveProfile: { profile: { revision }, errors: [] } });
  });

  test.each([
    ['published', { isDraft: false }],
    ['a number', { founded: 2015 }],
    ['a selection', { services: [1] }],
    ['an office', { offices: [] }],
    ['a social network', { socials: { ...wireProfile.socials, x: null } }],
    ['the consent', { emailSettings: { ...wireProfile.emailSettings, isConsented: false } }],
  ])('has another revision after a change of %s', async (_what, change) => {
    expect(await revisionOf({ ...wireProfile, ...change })).not.toBe(await revisionOf(wireProfile));
  });
});
