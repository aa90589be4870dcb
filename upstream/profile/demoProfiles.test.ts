import { beforeAll, expect, test } from 'vitest';
import { passwordCost } from '../auth/password.ts';
import type { WireAgency } from '../contract/directory.ts';
import type { WireProfile, WireProfileInput } from '../contract/profile.ts';
import { DEMO_PASSWORD, demoAccounts, demoEmail } from '../db/demo/accounts.ts';
import { seedDemoData } from '../db/demo/seed.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const options = { agencies: 10, filesFolder: null, passwordCost: passwordCost(4) };
  await seedDemoData(server.db, server.clock, options);
}, START_WITHIN);

const owners = demoAccounts.filter(({ agency }) => agency !== undefined).map(({ name }) => name);

async function signIn(name: string): Promise<string> {
  const { body } = await server.call('POST', '/auth/login', {
    body: { email: demoEmail(name), password: DEMO_PASSWORD },
  });
  return (body as { token: string }).token;
}

/** The input for a save that changes nothing. */
function unchanged(profile: WireProfile): WireProfileInput {
  const {
    agencyId: _1,
    alias: _2,
    score: _3,
    isFirstPublish: _4,
    updatedLimits: _5,
    invalidFields: _6,
    ...form
  } = profile;
  const { logo: _7, ...sent } = form;
  return {
    ...sent,
    isDraft: false,
    regions: profile.regions.map(({ id }) => id),
    offices: profile.offices.map(({ location, ...office }) => ({ locationId: location?.id ?? null, ...office })),
  };
}

test.each(owners)('the profile of demo account %s matches its public page and can be saved unchanged', async (name) => {
  const token = await signIn(name);
  const profile = (await server.call('GET', '/profile', { token })).body as WireProfile;
  const saved = await server.call('PUT', '/profile', { token, body: unchanged(profile) });
  if (name === 'blocked') {
    expect(saved).toMatchObject({ status: 403, body: { code: 'AGENCY_BLOCKED' } });
    return;
  }
  const { isDraft: _isDraft, alias, isFirstPublish: _isFirst, score: _score, ...kept } = profile;
  expect(saved).toMatchObject({ status: 200, body: kept });
  const { alias: address } = saved.body as WireProfile;
  if (name !== 'draft') expect(address).toBe(alias);
  const page = (await server.call('GET', `/agencies/${address}`)).body as WireAgency;
  for (const field of [
    'name',
    'tagline',
    'detailedDescription',
    'website',
    'services',
    'offices',
    'regions',
  ] as const) {
    expect(page[field]).toEqual(profile[field]);
  }
  expect(page.logoUrl).toBe(profile.logo?.url);
});
