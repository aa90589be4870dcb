import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireAccount, WireSubscription } from '../../upstream/contract/account.ts';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';

const wireAccount: WireAccount = {
  user: {
    id: '5f6c1c1e-0000-4000-8000-00000000b001',
    email: 'pro@demo.example',
    semrushId: 7,
    getStarted: false,
    forms: ['application'],
    agencyStatus: 'published',
    blockReason: null,
    filledDraft: true,
    agencyAlias: 'north-star',
    roles: ['Owner', 'LeadRecipient'],
    moderationStatus: 'approved',
    hasHubspotAccess: true,
  },
  locale: 'de',
  timeZone: 'Europe/Berlin',
  offers: [{ code: 'agk_trial', name: 'Trial' }],
};
function subscriptionOf(subscription: Partial<Record<keyof WireSubscription, string>>) {
  return {
    data: { subscription: { productName: 'PRO', status: 'paid', tariff: 'AGK_S', ...subscription } },
  };
}
const reads = {
  'GET /account/': wireAccount,
  'GET /account/subscription/': subscriptionOf({}),
  'GET /account/counters': { activeLeads: 4 },
  'GET /account/feature': { features: [{ name: 'newsletter', enabled: true }] },
};

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('viewer', () => {
  test('is null for a visitor and makes no call', async () => {
    portal.answer({});
    const { data, calls, errors } = await portal.run('{ viewer { account { timeZone } } }', {}, { isVisitor: true });
    expect({ data, calls, errors }).toEqual({ data: { viewer: null }, calls: [], errors: [] });
  });

  test('and its account have ids without a call', async () => {
    portal.answer({});
    const { data, calls } = await portal.run('{ viewer { id account { id } } }');
    expect(data).toEqual({
      viewer: { id: toGlobalId('Viewer', ACCOUNT_ID), account: { id: toGlobalId('Account', ACCOUNT_ID) } },
    });
    expect(calls).toEqual([]);
  });
});

test('the whole account reads every resource once, concurrently (ACC-13, ENT-25, ENT-26, ENT-28, ENT-30, GWY-09)', async () => {
  portal.answerInOneWave(reads, 4);
  const { data, calls, errors } = await portal.run(`{ viewer { account {
    locale timeZone
    user { id email semrushId getStarted forms agencyStatus blockReason filledDraft agencyAlias roles moderationStatus hasHubspotAccess }
    subscription { productName status tariff }
    limits { locations services { parents children } industries languages geofocuses }
    counters { activeLeads } features { name enabled } offers { code name }
  } } }`);
  expect(errors).toEqual([]);
  expect(calls.map(({ call }) => call).toSorted()).toEqual(Object.keys(reads).toSorted());
  const { id: userId, ...user } = wireAccount.user;
  expect(data).toEqual({
    viewer: {
      account: {
        locale: 'DE',
        timeZone: 'Europe/Berlin',
        user: {
          ...user,
          id: toGlobalId('User', userId),
          agencyStatus: 'PUBLISHED',
          roles: ['OWNER', 'LEAD_RECIPIENT'],
          moderationStatus: 'APPROVED',
        },
        subscription: { productName: 'PRO', status: 'PAID', tariff: 'AGK_S' },
        limits: { locations: 1, services: { parents: 3, children: 6 }, industries: 3, languages: 2, geofocuses: 3 },
        counters: { activeLeads: 4 },
        features: [{ name: 'newsletter', enabled: true }],
        offers: [{ code: 'agk_trial', name: 'Trial' }],
      },
    },
  });
});

const LIMITS =
  '{ viewer { account { limits { locations services { parents } industries } subscription { tariff status } } } }';

test.each([
  ['NONE', { locations: 0, services: { parents: 0 }, industries: 0 }],
  ['LEGACY', { locations: 3, services: { parents: null }, industries: 5 }],
  ['AP_LISTING', { locations: 1, services: { parents: 3 }, industries: 3 }],
  ['AGK_M', { locations: 3, services: { parents: 7 }, industries: 5 }],
  ['AGK_L', { locations: 5, services: { parents: null }, industries: null }],
])('limits of %s (CON-12, CON-13, CON-14, CON-15, CON-16)', async (tariff, limits) => {
  portal.answer({ 'GET /account/subscription/': subscriptionOf({ tariff }) });
  const { data, calls } = await portal.run(LIMITS);
  expect(data).toMatchObject({ viewer: { account: { limits, subscription: { tariff } } } });
  expect(calls.length).toBe(1);
});

test('unknown values are null and reported once, and no limit reads as unlimited', async () => {
  portal.answer({ 'GET /account/subscription/': subscriptionOf({ tariff: 'AGK_XXL', status: 'gifted' }) });
  const { data, errors, log } = await portal.run(LIMITS);
  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { account: { limits: null, subscription: { tariff: null, status: null } } } });
  expect(log).toMatchObject([
    { field: 'AccountSubscription.tariff', value: 'AGK_XXL' },
    { field: 'AccountSubscription.status', value: 'gifted' },
  ]);
});

test('an unknown role is dropped', async () => {
  portal.answer({ 'GET /account/': { ...wireAccount, user: { ...wireAccount.user, roles: ['Owner', 'Janitor'] } } });
  const { data } = await portal.run('{ viewer { account { user { roles } } } }');
  expect(data).toEqual({ viewer: { account: { user: { roles: ['OWNER'] } } } });
});

test.each([
  null,
  [],
  {},
  { ...wireAccount, user: null },
  { ...wireAccount, offers: null },
  { ...wireAccount, user: { ...wireAccount.user, roles: null } },
])('an invalid account is UPSTREAM_ERROR: %j', async (body) => {
  portal.answer({ 'GET /account/': body, 'GET /account/counters': { activeLeads: 4 } });
  const { data, errors } = await portal.run('{ viewer { account { timeZone counters { activeLeads } } } }');
  expect(errors).toEqual(['viewer.account.timeZone: UPSTREAM_ERROR']);
  expect(data).toEqual({ viewer: { account: { timeZone: null, counters: { activeLeads: 4 } } } });
});

describe('prices', () => {
  const PRICES =
    '{ viewer { account { prices { leadGen { amount currency } business { amount } pro { amount } guru { amount } } } } }';

  test('fall back to the defaults on failure, with one log line (ENT-29, CON-22, CON-23, CON-24, CON-25)', async () => {
    portal.answer({ 'GET /prices/': new Refusal(500, 'INTERNAL') });
    const { data, errors, log } = await portal.run(PRICES);
    expect(errors).toEqual([]);
    const [leadGen, business] = [{ amount: 90, currency: 'USD' }, { amount: 499.95 }];
    const prices = { leadGen, business, pro: { amount: 139.95 }, guru: { amount: 249.95 } };
    expect(data).toEqual({ viewer: { account: { prices } } });
    expect(log.length).toBe(1);
  });

  test('are read once for everybody, and a failure is not cached', async () => {
    portal.answer({ 'GET /prices/': { data: { leadGen: 99, business: 1, pro: 2, guru: 3 } } });
    const text = '{ viewer { account { prices { leadGen { amount } } } } }';
    const first = await portal.runOnce(text);
    expect(first.data).toEqual({ viewer: { account: { prices: { leadGen: { amount: 99 } } } } });
    expect(first.calls).toEqual([{ call: 'GET /prices/' }]);
    const second = await portal.runOnce(text);
    expect(second.data).toEqual(first.data);
    expect(second.calls).toEqual([]);
  });
});

describe('node', () => {
  test.each(['Viewer', 'Account'] as const)('%s: returns only the viewer’s own', async (type) => {
    portal.answer({});
    const text = `query ($id: ID!) { node(id: $id) { __typename id } }`;
    const own = toGlobalId(type, ACCOUNT_ID);
    expect((await portal.run(text, { id: own })).data).toEqual({ node: { __typename: type, id: own } });
    for (const id of [toGlobalId(type, '5f6c1c1e-0000-4000-8000-00000000a002'), 'nonsense', '']) {
      expect(await portal.run(text, { id })).toMatchObject({ data: { node: null }, errors: [], calls: [] });
    }
    expect((await portal.run(text, { id: own }, { isVisitor: true })).data).toEqual({ node: null });
  });
});

describe('mutations', () => {
  const ERRORS = 'errors { code message path }';
  const SET_LOCALE = `mutation ($locale: Locale!) { setLocale(input: { locale: $locale }) { account { id locale timeZone } ${ERRORS} } }`;
  const SET_FEATURE = `mutation { setFeature(input: { name: "newsletter", enabled: false }) { account { features { name enabled } } ${ERRORS} } }`;

  test('setLocale: one write, whose response is the account', async () => {
    portal.answer({ 'GET /csrf': { token: 't' }, 'PUT /account/locale': { ...wireAccount, locale: 'pl' } });
    const { data, calls } = await portal.run(SET_LOCALE, { locale: 'PL' });
    expect(calls).toEqual([{ call: 'PUT /account/locale', body: { locale: 'pl' } }]);
    expect(data).toEqual({
      setLocale: {
        account: { id: toGlobalId('Account', ACCOUNT_ID), locale: 'PL', timeZone: 'Europe/Berlin' },
        errors: [],
      },
    });
  });

  test('setFeature: one write, whose response is the features', async () => {
    portal.answer({
      'GET /csrf': { token: 't' },
      'PUT /account/feature': { features: [{ name: 'newsletter', enabled: false }] },
    });
    const { data, calls } = await portal.run(SET_FEATURE);
    expect(calls).toEqual([{ call: 'PUT /account/feature', body: { name: 'newsletter', enabled: false } }]);
    expect(data).toEqual({
      setFeature: { account: { features: [{ name: 'newsletter', enabled: false }] }, errors: [] },
    });
  });

  test('completeGetStarted: the write, then a read of the account', async () => {
    portal.answer({
      'GET /csrf': { token: 't' },
      'PUT /account/get-started': {},
      'GET /account/': { ...wireAccount, user: { ...wireAccount.user, getStarted: true } },
    });
    const { data, calls } = await portal.run(
      `mutation { completeGetStarted { account { user { getStarted } } ${ERRORS} } }`,
    );
    expect(calls).toEqual([{ call: 'PUT /account/get-started' }, { call: 'GET /account/' }]);
    expect(data).toEqual({ completeGetStarted: { account: { user: { getStarted: true } }, errors: [] } });
  });

  test('refusals that the user can fix are user errors', async () => {
    portal.answer({ 'GET /csrf': { token: 't' }, 'PUT /account/feature': new Refusal(404, 'FEATURE_NOT_FOUND') });
    expect((await portal.run(SET_FEATURE)).data).toEqual({
      setFeature: {
        account: null,
        errors: [{ code: 'FEATURE_NOT_FOUND', message: 'There is no feature with this name.', path: ['name'] }],
      },
    });
    portal.answer({ 'GET /csrf': { token: 't' }, 'PUT /account/locale': new Refusal(422, 'INVALID') });
    expect((await portal.run(SET_LOCALE, { locale: 'PL' })).data).toMatchObject({
      setLocale: { account: null, errors: [{ code: 'INVALID_VALUE' }] },
    });
  });

  test('outages are errors', async () => {
    portal.answer({ 'GET /csrf': { token: 't' }, 'PUT /account/locale': new Refusal(500, 'INTERNAL') });
    const { errors, calls } = await portal.run(SET_LOCALE, { locale: 'PL' });
    expect(errors).toEqual(['setLocale: UPSTREAM_ERROR']);
    expect(calls.length).toBe(1);
  });

  test('visitors are refused before any call', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(SET_LOCALE, { locale: 'PL' }, { isVisitor: true });
    expect({ errors, calls }).toEqual({ errors: ['setLocale: UNAUTHENTICATED'], calls: [] });
  });
});
