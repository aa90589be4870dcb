import { beforeAll, beforeEach, expect, test } from 'vitest';
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

async function page(alias: string) {
  return await started.server.call('GET', `/agencies/${alias}`);
}

async function listed(): Promise<string[]> {
  const { agencies } = (await started.server.call('GET', '/agencies?pageSize=100')).body as {
    agencies: { alias: string }[];
  };
  return agencies.map(({ alias }) => alias);
}

async function moderate(moderationStatus: string): Promise<void> {
  await started.server.call('PUT', `/control/accounts/${owner.email}/agency`, { body: { moderationStatus } });
}

test('publishing reports every invalid field and stores the paths until the next save (ENT-13, ERR-07 to ERR-09)', async () => {
  const wrong = profileInput({
    tagline: ' ',
    offices: [OFFICE, { ...OFFICE, phone: 'none' }],
    socials: { linkedIn: null, facebook: null, instagram: null, x: 'https://acme.example' },
  });
  const paths = ['logo', 'tagline', 'offices[1].phone', 'socials.x'];
  const refused = await owner.save(wrong);
  expect(refused).toMatchObject({ status: 422, body: { fields: paths.map((path) => ({ path })) } });
  expect(await owner.profile()).toMatchObject({ agencyId: null, isDraft: true, name: null, invalidFields: paths });
  await owner.giveLogo();
  expect(await owner.profile()).toMatchObject({ invalidFields: [] });
  expect(await owner.save(profileInput())).toMatchObject({ status: 200, body: { isDraft: false, invalidFields: [] } });
});

test('publishing creates the page at once and lists it after moderation, under a permanent alias (ENT-11, STA-30 to STA-32)', async () => {
  await owner.giveLogo();
  const first = await owner.save(profileInput({ name: 'Blåbär & Söner' }));
  expect(first.body).toMatchObject({ alias: 'blabar-and-soner', isDraft: false, isFirstPublish: true });
  expect((await owner.profile()).isFirstPublish).toBe(true);
  expect(await page('blabar-and-soner')).toMatchObject({
    status: 200,
    body: { name: 'Blåbär & Söner', cities: [{ id: CITIES[0]?.id }] },
  });
  expect(await listed()).not.toContain('blabar-and-soner');
  await moderate('approved');
  expect(await listed()).toContain('blabar-and-soner');

  const later = await owner.save(profileInput({ name: 'Renamed' }));
  expect(later.body).toMatchObject({ alias: 'blabar-and-soner', isFirstPublish: false, name: 'Renamed' });
  expect((await page('blabar-and-soner')).body).toMatchObject({ name: 'Renamed' });
  expect(await listed()).toContain('blabar-and-soner');
});

test('publishing a declined agency sends it back to review, without a page until then', async () => {
  await owner.giveLogo();
  const { alias } = (await owner.save(profileInput({ name: 'Declined' }))).body as WireProfile;
  await moderate('decline');
  expect((await page(alias ?? '')).status).toBe(404);
  await owner.save(profileInput({ name: 'Corrected' }));
  expect((await page(alias ?? '')).status).toBe(200);
  expect(await listed()).not.toContain(alias);
});

test('publishing computes the score, and a published profile cannot become a draft again', async () => {
  await owner.giveLogo();
  const { score } = (await owner.save(profileInput())).body as WireProfile;
  expect(score).toBe(1);
  expect(await owner.save(profileInput({ tagline: 'Draft' }, true))).toMatchObject({
    status: 409,
    body: { code: 'AGENCY_PUBLISHED' },
  });
  expect(await owner.profile()).toMatchObject({ isDraft: false, tagline: 'Search and content for makers' });
});

test('publishing under an existing name gives another alias, never a reserved one', async () => {
  const aliases: unknown[] = [];
  for (const name of ['Twin', 'TWIN!', 'Lead generation', '東京', '東京']) {
    owner = await started.owner();
    await owner.setAccount({ subscription_status: 'trial', tariff: 'AGK_S' });
    await owner.giveLogo();
    aliases.push(((await owner.save(profileInput({ name }))).body as WireProfile).alias);
  }
  expect(aliases).toEqual(['twin', 'twin-2', 'lead-generation-2', 'agency', 'agency-2']);
});

test('publishing requires a subscription and an agency that is not blocked (ACC-03, ACC-16)', async () => {
  await owner.giveLogo();
  await owner.setAgency({ status: 'blocked', block_reason: 'Spam' });
  expect(await owner.save(profileInput())).toMatchObject({ status: 403, body: { code: 'AGENCY_BLOCKED' } });
  await owner.setAccount({ subscription_status: 'withoutTariff' });
  expect(await owner.save(profileInput({}, true))).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
  expect((await owner.profile()).name).toBe('Kestrel Vale');
});
