import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PRICES, OFFER_CODES } from '../../domain/prices.ts';
import { startGateway } from '../harness/gateway.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
});

const ACCOUNT = `{ viewer { id account {
  locale timeZone
  user { id email semrushId getStarted forms agencyStatus blockReason filledDraft agencyAlias agencyName roles moderationStatus hasHubspotAccess }
  subscription { status tariff productName }
  limits { locations services { parents children } industries languages geofocuses }
  counters { activeLeads } features { name enabled } offers { code name }
  prices { leadGen { amount } business { amount } pro { amount } guru { amount } }
} } }`;

interface Account {
  readonly user: { readonly email: string; readonly roles: readonly string[]; readonly getStarted: boolean };
  readonly subscription: { readonly status: string; readonly tariff: string; readonly productName: string };
  readonly limits: Record<string, unknown>;
  readonly features: readonly { readonly name: string; readonly enabled: boolean }[];
  readonly counters: { readonly activeLeads: number };
  readonly offers: readonly { readonly code: string; readonly name: string }[];
}
async function accountOf(name: string): Promise<Account> {
  return (await pair.ask<{ viewer: { account: Account } }>(name, ACCOUNT)).viewer.account;
}

describe('every tier (ENT-57)', () => {
  it.each([
    ['free', 'FREE', 'NONE', 'FREE'],
    ['freeused', 'FREE_WITH_USED_TRIAL', 'NONE', 'FREE'],
    ['trial', 'TRIAL', 'AGK_S', 'APP_CENTER_ACCESS'],
    ['pro', 'WITHOUT_TARIFF', 'NONE', 'PRO'],
    ['guru', 'WITHOUT_TARIFF', 'NONE', 'GURU'],
    ['business', 'WITHOUT_TARIFF', 'NONE', 'BUSINESS'],
    ['owner-legacy', 'PAID', 'LEGACY', null],
    ['owner-start', 'PAID', 'AGK_S', null],
    ['owner-scale', 'PAID', 'AGK_M', null],
    ['owner-advanced', 'PAID', 'AGK_L', null],
    ['owner-leadgen', 'PAID', 'AP_LISTING', null],
  ])('%s has its status, tariff and product', async (name, status, tariff, productName) => {
    const { subscription, user } = await accountOf(name);
    expect(subscription).toMatchObject({ status, tariff, ...(productName === null ? {} : { productName }) });
    expect(user.email).toBe(`${name}@demo.example`);
    expect(user.roles).toContain('OWNER');
  });
});

it.each([
  ['free', { locations: 0, services: { parents: 0, children: 0 }, industries: 0, languages: 0, geofocuses: 0 }],
  [
    'owner-legacy',
    { locations: 3, services: { parents: null, children: null }, industries: 5, languages: 2, geofocuses: 2 },
  ],
  ['owner-start', { locations: 1, services: { parents: 3, children: 6 }, industries: 3, languages: 2, geofocuses: 3 }],
  [
    'owner-leadgen',
    { locations: 1, services: { parents: 3, children: 6 }, industries: 3, languages: 2, geofocuses: 3 },
  ],
  ['owner-scale', { locations: 3, services: { parents: 7, children: 18 }, industries: 5, languages: 5, geofocuses: 5 }],
  [
    'owner-advanced',
    { locations: 5, services: { parents: null, children: null }, industries: null, languages: 7, geofocuses: 7 },
  ],
])('limits of %s (ENT-28, CON-12, CON-13, CON-14, CON-15, CON-16, CON-21)', async (name, limits) => {
  expect((await accountOf(name)).limits).toEqual(limits);
});

it('returns everything about user, subscription and offers; roles are a list that can have two entries (ACC-13, ENT-25, ENT-26, ENT-30)', async () => {
  const change = (roles: readonly string[]) =>
    pair.upstream.control('PUT', '/accounts/trial@demo.example/agency', { roles });
  await change(['Owner', 'LeadRecipient']);
  const { user, subscription, offers } = await accountOf('trial');
  await change(['Owner']);
  const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
  expect(Object.fromEntries(Object.entries(user).map(([name, value]) => [name, kindOf(value)]))).toEqual({
    id: 'string',
    email: 'string',
    semrushId: 'number',
    getStarted: 'boolean',
    forms: 'list',
    agencyStatus: 'string',
    blockReason: 'null',
    filledDraft: 'boolean',
    agencyAlias: 'string',
    agencyName: 'string',
    roles: 'list',
    moderationStatus: 'string',
    hasHubspotAccess: 'boolean',
  });
  expect(user.roles).toEqual(['OWNER', 'LEAD_RECIPIENT']);
  expect(subscription).toEqual({ status: 'TRIAL', tariff: 'AGK_S', productName: 'APP_CENTER_ACCESS' });
  // The account has had a trial, so no second one is offered.
  expect(offers.map(({ code }) => code).toSorted()).toEqual([OFFER_CODES.bundle, OFFER_CODES.leadGen].toSorted());
  expect(offers.every(({ name }) => name !== '')).toBe(true);
});

it('activeLeads is the number of leads with status active (ENT-32)', async () => {
  const { viewer } = await pair.ask<{
    viewer: { account: Account; messenger: { activeLeads: number }; leads: { totalCount: number } };
  }>(
    'owner-scale',
    '{ viewer { account { counters { activeLeads } } messenger { activeLeads } leads(status: PENDING) { totalCount } } }',
  );
  expect(viewer.leads.totalCount).toBeGreaterThan(0);
  expect(viewer.account.counters.activeLeads).toBe(viewer.leads.totalCount);
  expect(viewer.messenger.activeLeads).toBe(viewer.leads.totalCount);
});

it('a failing price list shows the defaults, and the real one once it is back (ENT-29, CON-22, CON-23, CON-24, CON-25)', async () => {
  const prices =
    '{ viewer { account { prices { leadGen { amount } business { amount } pro { amount } guru { amount } } } } }';
  const { upstream } = pair;
  const token = await upstream.signIn('pro');
  // A new gateway, which has not cached any prices yet.
  const gateway = await startGateway({ upstreamUrl: upstream.url });
  try {
    await upstream.control('PUT', '/prices', { leadGen: 91, business: 92, pro: 93, guru: 94 });
    await upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/prices/' });
    const shown = (listed: Readonly<Record<string, number>>) => {
      const amounts = Object.entries(listed).map(([name, amount]) => [name, { amount }]);
      return { data: { viewer: { account: { prices: Object.fromEntries(amounts) as object } } } };
    };
    expect(await gateway.run(token, prices)).toMatchObject(
      shown({ leadGen: 90, business: 499.95, pro: 139.95, guru: 249.95 }),
    );
    await upstream.clearFaults();
    expect(await gateway.run(token, prices)).toMatchObject(shown({ leadGen: 91, business: 92, pro: 93, guru: 94 }));
  } finally {
    await upstream.clearFaults();
    await upstream.control('PUT', '/prices', DEFAULT_PRICES);
    await gateway.stop();
  }
});

describe('changes', () => {
  it('the language is stored (ENT-24)', async () => {
    const set = 'mutation { setLocale(input: { locale: VI }) { account { locale } errors { code } } }';
    expect(await pair.ask('trial', set)).toEqual({ setLocale: { account: { locale: 'VI' }, errors: [] } });
    expect(await pair.ask('trial', '{ viewer { account { locale } } }')).toEqual({
      viewer: { account: { locale: 'VI' } },
    });
  });

  it('a feature is switched; an unknown one is refused', async () => {
    const set = `mutation ($name: String!, $enabled: Boolean!) { setFeature(input: { name: $name, enabled: $enabled }) {
      account { features { name enabled } } errors { code path } } }`;
    const [feature] = (await accountOf('trial')).features;
    if (!feature) throw new Error('The demo account has no feature.');
    const changed = { name: feature.name, enabled: !feature.enabled };
    const { setFeature } = await pair.ask<{ setFeature: { account: Account } }>('trial', set, changed);
    expect(setFeature.account.features).toContainEqual(changed);
    expect((await accountOf('trial')).features).toContainEqual(changed);
    expect(await pair.ask('trial', set, { name: 'no such feature', enabled: true })).toEqual({
      setFeature: { account: null, errors: [{ code: 'FEATURE_NOT_FOUND', path: ['name'] }] },
    });
  });

  const applicant = 'applicant@demo.example';

  it('an application creates a draft and a survey with two reads and two writes (SCR-03, RST-06, RST-69)', async () => {
    const input = {
      name: 'Kestrel Vale',
      website: 'kestrelvale.example',
      email: 'mara@kestrelvale.example',
      text: 'Ads.',
    };
    await pair.gateway.run(null, 'mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }', {
      input: { email: applicant, password: 'demo-password' },
    });
    await pair.upstream.control('PUT', `/accounts/${applicant}/subscription`, { status: 'paid', tariff: 'AGK_S' });
    const { calls, answer } = await pair.callsOf(
      applicant,
      `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) {
        viewer { profile { state name website } onboarding { steps { name state } } account { user { forms } } }
        errors { code path } } }`,
      { input },
    );
    expect(answer.data).toEqual({
      sendApplication: {
        viewer: {
          profile: { state: 'DRAFT', name: 'Kestrel Vale', website: 'https://kestrelvale.example' },
          onboarding: {
            steps: [
              { name: 'CREATE_PAGE', state: 'DONE' },
              { name: 'PUBLISH_PAGE', state: 'OPEN' },
              { name: 'UPLOAD_LOGO', state: 'OPEN' },
              { name: 'ADD_STORY', state: 'OPEN' },
              { name: 'PASS_EXAM', state: 'OPEN' },
              { name: 'ASK_FOR_REVIEW', state: 'LATER' },
            ],
          },
          account: { user: { forms: ['application'] } },
        },
        errors: [],
      },
    });
    const made = calls.filter((call) => call !== 'GET /csrf');
    expect(made.slice(0, 2).toSorted()).toEqual(['GET /account/subscription/', 'GET /profile']);
    expect(made.slice(2, 4)).toEqual(['PUT /profile', 'POST /account/survey']);
  });

  it('an application without a subscription writes nothing (ACC-03)', async () => {
    const input = { name: 'A', website: 'a.example', email: 'a@a.example', text: 'Ads.' };
    const { calls, answer } = await pair.callsOf(
      'free',
      'mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { errors { code } } }',
      { input },
    );
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(['SUBSCRIPTION_REQUIRED']);
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('finishing the get-started page finishes onboarding (SCR-31, RST-67)', async () => {
    expect((await accountOf(applicant)).user.getStarted).toBe(false);
    const { calls, answer } = await pair.callsOf(
      applicant,
      'mutation { completeGetStarted { account { user { getStarted } } errors { code } } }',
    );
    expect(answer.data).toEqual({ completeGetStarted: { account: { user: { getStarted: true } }, errors: [] } });
    // Sending the application has already fetched the session's CSRF token.
    expect(calls).toEqual(['PUT /account/get-started', 'GET /account/']);
    expect(await pair.ask(applicant, '{ viewer { onboarding { steps { name } } } }')).toEqual({
      viewer: { onboarding: null },
    });
  });
});

it('node(id:) returns only the caller’s own account (GWY-04)', async () => {
  const { viewer } = await pair.ask<{ viewer: { id: string; account: { id: string } } }>(
    'pro',
    '{ viewer { id account { id } } }',
  );
  const node = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  for (const [id, type] of [
    [viewer.id, 'Viewer'],
    [viewer.account.id, 'Account'],
  ]) {
    expect(await pair.ask('pro', node, { id })).toEqual({ node: { __typename: type, id } });
    expect(await pair.ask('guru', node, { id })).toEqual({ node: null });
  }
});
