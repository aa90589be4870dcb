import { DEFAULT_PRICES } from '../../../domain/prices.ts';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { resetToken } from './resetToken.ts';
import { BIG, dig } from './upstreamCall.ts';
import type { UpstreamCall } from './upstreamCall.ts';

function ofAccount(
  row: string,
  name: string,
  selection: string,
  path: string,
  account = BIG,
  beside = 'timeZone',
): UpstreamCall {
  return {
    call: `GET ${path}` as UpstreamCall['call'],
    row,
    field: `Account.${name}`,
    account,
    document: `{ viewer { account { ${beside === 'timeZone' ? 'timeZone' : 'features { name }'} ${name} ${selection} } } }`,
    prepare: () => ({ path }),
    at: `viewer.account.${name}`,
    beside: `viewer.account.${beside}`,
  };
}

function ofPreference(path: `/${string}`, mutation: string, value: string): UpstreamCall {
  return {
    call: `PUT ${path}`,
    row: 'RST-59',
    field: `Mutation.${mutation}`,
    account: BIG,
    document: `mutation { ${mutation}(input: { ${value} }) { account { id } errors { code } } }`,
    prepare: () => ({ path }),
  };
}

const TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  token accessToken { id } errors { code } } }`;
const OFFER = 'quickPurchase(source: GET_STARTED, sessionId: "s") { isAvailable todayCharge { amount } }';
const BUY = `mutation ($input: BuyTariffInput!) { buyTariff(input: $input) { viewer { id } errors { code } } }`;

/** Calls about the account, its session and its access tokens. */
export const ACCOUNT_CALLS: readonly UpstreamCall[] = [
  ofAccount('RST-59', 'user', '{ email }', '/account/', 'owner-legacy', 'features'),
  // An account that writes nothing here: writes to an agency's page read the subscription too.
  ofAccount('RST-60', 'subscription', '{ status }', '/account/subscription/', 'owner-leadgen'),
  ofAccount('RST-61', 'features', '{ name }', '/account/feature'),
  ofAccount('RST-63', 'counters', '{ activeLeads }', '/account/counters'),
  {
    ...ofAccount('RST-64', 'prices', '{ pro { amount } }', '/prices/'),
    isKept: true,
    copes: ({ data, errors }) =>
      errors.length === 0 && typeof dig(data, 'viewer', 'account', 'prices', 'pro', 'amount') === 'number',
  },
  ofPreference('/account/locale', 'setLocale', 'locale: EN'),
  ofPreference('/account/time-zone', 'setTimeZone', 'timeZone: "Europe/Berlin"'),
  {
    call: 'PUT /account/feature',
    row: 'RST-62',
    field: 'Mutation.setFeature',
    account: BIG,
    document: `mutation ($name: String!) { setFeature(input: { name: $name, enabled: true }) {
      account { features { name } } errors { code } } }`,
    prepare: async ({ ask }) => {
      const { viewer } = await ask('{ viewer { account { features { name } } } }', {});
      return { path: '/account/feature', variables: dig(viewer, 'account', 'features', '0') as object };
    },
  },
  {
    call: 'PUT /account/get-started',
    row: 'RST-67',
    field: 'Mutation.completeGetStarted',
    account: BIG,
    document: 'mutation { completeGetStarted { account { id } errors { code } } }',
    prepare: () => ({ path: '/account/get-started' }),
    isBodyless: true,
  },
  {
    call: 'GET /account/quick-purchase',
    row: 'RST-65',
    field: 'Account.quickPurchase',
    account: 'pro',
    document: `{ viewer { account { timeZone ${OFFER} } } }`,
    prepare: () => ({ path: '/account/quick-purchase' }),
    at: 'viewer.account.quickPurchase',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'POST /account/quick-purchase',
    row: 'RST-66',
    field: 'Mutation.buyTariff',
    account: 'guru',
    document: BUY,
    prepare: async ({ upstream, next }) => {
      const listed = (await upstream.control('PUT', '/accounts/guru@demo.example/subscription', {
        status: 'withoutTariff',
        productName: 'GURU',
        tariff: 'NONE',
      })) as { account: { id: string } };
      const accountId = toGlobalId('Account', listed.account.id);
      const todayCharge = { amount: DEFAULT_PRICES.guru, currency: 'USD' };
      const sums = { todayCharge, timeZone: 'America/New_York' };
      const input = { accountId, source: 'GET_STARTED', sessionId: `s${next()}`, ...sums };
      return { path: '/account/quick-purchase', variables: { input } };
    },
    isBodyless: true,
  },
  {
    call: 'GET /account/projects-purchase',
    row: 'RST-40',
    field: 'Account.projectsPurchase',
    account: 'limit',
    document: '{ viewer { account { timeZone projectsPurchase { isAvailable } } } }',
    prepare: () => ({ path: '/account/projects-purchase' }),
    at: 'viewer.account.projectsPurchase',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'POST /account/projects-purchase',
    row: 'RST-40',
    field: 'Mutation.buyProjects',
    account: 'owner-legacy',
    document: 'mutation ($input: BuyProjectsInput!) { buyProjects(input: $input) { viewer { id } errors { code } } }',
    prepare: async ({ upstream }) => {
      const path = '/accounts/owner-legacy@demo.example';
      await upstream.control('PUT', `${path}/billing`, { country: 'US' });
      const { accounts } = (await upstream.control('GET', '/accounts')) as {
        accounts: { id: string; email: string }[];
      };
      const id = accounts.find(({ email }) => email === 'owner-legacy@demo.example')?.id ?? '';
      // The first call buys; when repeated, it succeeds without a charge.
      const input = { accountId: toGlobalId('Account', id), max: 8, todayCharge: { amount: 25, currency: 'USD' } };
      return { path: '/account/projects-purchase', variables: { input } };
    },
    isBodyless: true,
  },
  {
    call: 'GET /csrf',
    row: 'RST-73',
    field: 'any mutation',
    account: 'owner-advanced',
    document: 'mutation { setLocale(input: { locale: EN }) { account { id } errors { code } } }',
    prepare: async ({ upstream }) => {
      await upstream.control('POST', '/accounts/owner-advanced@demo.example/rotate-csrf');
      return { path: '/csrf' };
    },
  },
  {
    call: 'POST /auth/login',
    row: 'RST-75',
    field: 'Mutation.signIn',
    account: null,
    document: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { code } } }',
    prepare: () => ({
      path: '/auth/login',
      variables: { input: { email: 'guru@demo.example', password: 'demo-password' } },
    }),
  },
  {
    call: 'POST /auth/signup',
    row: 'RST-75',
    field: 'Mutation.signUp',
    account: null,
    document: 'mutation ($input: SignUpInput!) { signUp(input: $input) { viewer { id } errors { code } } }',
    prepare: ({ next }) => ({
      path: '/auth/signup',
      variables: { input: { email: `new-${next()}@example.com`, password: 'long enough' } },
    }),
  },
  {
    call: 'POST /auth/password-reset',
    row: 'RST-75',
    field: 'Mutation.requestPasswordReset',
    account: null,
    document: `mutation ($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { isRequested errors { code } } }`,
    prepare: ({ next }) => ({
      path: '/auth/password-reset',
      variables: { input: { email: `reset-${next()}@example.com` } },
    }),
    isBodyless: true,
  },
  {
    call: 'POST /auth/password-reset/complete',
    row: 'RST-75',
    field: 'Mutation.resetPassword',
    account: null,
    document: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isReset errors { code } } }',
    prepare: async ({ upstream }) => ({
      path: '/auth/password-reset/complete',
      variables: { input: { token: await resetToken(upstream), password: 'long enough' } },
    }),
    isBodyless: true,
  },
  {
    // Called by the page of an unsubscribe link.
    call: 'POST /account/email-settings/unsubscribe',
    row: 'STA-70',
    field: 'no field',
    account: null,
    document: '',
  },
  {
    call: 'POST /auth/logout',
    row: 'RST-75',
    field: 'Mutation.signOut',
    account: BIG,
    document: 'mutation { signOut { signedOut } }',
    prepare: async ({ session }) => ({ path: '/auth/logout', cookie: await session(BIG) }),
    isBodyless: true,
    copes: ({ data, errors }) => errors.length === 0 && dig(data, 'signOut', 'signedOut') === true,
  },
  {
    call: 'GET /auth/tokens',
    row: 'EXT-24',
    field: 'Viewer.accessTokens',
    account: BIG,
    document: '{ viewer { account { timeZone } accessTokens { name } } }',
    prepare: () => ({ path: '/auth/tokens' }),
    at: 'viewer.accessTokens',
    beside: 'viewer.account.timeZone',
  },
  {
    call: 'POST /auth/tokens',
    row: 'EXT-24',
    field: 'Mutation.createAccessToken',
    account: 'trial',
    document: TOKEN,
    prepare: () => ({
      path: '/auth/tokens',
      variables: { input: { name: 'tool', expiresInDays: 30 } },
    }),
  },
  {
    call: 'DELETE /auth/tokens/{id}',
    row: 'EXT-24',
    field: 'Mutation.revokeAccessToken',
    account: BIG,
    document: `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId errors { code } } }`,
    prepare: async ({ ask }) => {
      const { createAccessToken } = await ask(TOKEN, { input: { name: 'tool', expiresInDays: 1 } });
      const id = String(dig(createAccessToken, 'accessToken', 'id'));
      const uuid = Buffer.from(id, 'base64url').toString().split(':')[1];
      return { path: `/auth/tokens/${uuid}`, variables: { id } };
    },
    isBodyless: true,
  },
];
