import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPair, type Pair } from './testing/pair.ts';

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

const PATH = '/account/quick-purchase';
const ACCOUNT = 'id subscription { status tariff productName } limits { locations }';
const OFFER = `query ($sessionId: String!) { viewer { account { ${ACCOUNT}
  quickPurchase(source: PROFILE_FORM, sessionId: $sessionId) { isAvailable
  monthlyCost { amount currency } todayCharge { amount currency } taxPercent } } } }`;
const BUY = `mutation ($input: BuyTariffInput!) { buyTariff(input: $input) {
  viewer { account { ${ACCOUNT} } } errors { code path reason } } }`;

interface Offered {
  readonly viewer: {
    readonly account: { readonly id: string; readonly quickPurchase: { todayCharge: object } | null };
  };
}

const products = { pro: 'PRO', guru: 'GURU', business: 'BUSINESS' } as const;
beforeEach(async () => {
  for (const [name, productName] of Object.entries(products)) {
    const body = { status: 'withoutTariff', productName, tariff: 'NONE' };
    await pair.upstream.control('PUT', `/accounts/${name}@demo.example/subscription`, body);
  }
});

async function offer(name: string, sessionId: string) {
  return (await pair.ask<Offered>(name, OFFER, { sessionId })).viewer.account;
}
/** The input the web app would send: the account, and the amount that was offered. */
async function inputFor(name: string, sessionId: string) {
  const { id, quickPurchase } = await offer(name, sessionId);
  const todayCharge = quickPurchase?.todayCharge ?? { amount: 0, currency: 'USD' };
  return { accountId: id, source: 'PROFILE_FORM', sessionId, todayCharge, timeZone: 'Europe/Berlin' };
}
/** The purchase calls that the upstream has received. */
async function asked() {
  return (await pair.upstream.requests({ path: PATH })).map(({ method, query, body, status }) => ({
    method,
    status,
    ...(method === 'GET' ? query : (body as object)),
  }));
}

it('the offer is read only for accounts with the status withoutTariff (STA-34, ENT-27)', async () => {
  await pair.upstream.markRequests();
  for (const name of ['owner-scale', 'free', 'freeused', 'trial']) {
    expect((await offer(name, 'x')).quickPurchase).toBeNull();
  }
  expect(await asked()).toEqual([]);
  expect(await offer('pro', 'one')).toMatchObject({
    quickPurchase: {
      isAvailable: true,
      monthlyCost: { amount: 139.95, currency: 'USD' },
      todayCharge: { amount: 166.54, currency: 'USD' },
      taxPercent: 19,
    },
  });
  expect(await asked()).toEqual([{ method: 'GET', status: 200, source: 'profile_form', sessionId: 'one' }]);
  // No call is made unless the query has the field.
  const { calls } = await pair.callsOf('pro', '{ viewer { account { subscription { status } } } }');
  expect(calls).toEqual(['GET /account/subscription/']);
});

it('buys once with the offer’s session, however often it is sent; limits and pages change, even after a restart (RST-66, CON-28, STA-35)', async () => {
  const input = await inputFor('pro', 'load-1');
  await pair.upstream.markRequests();
  const answers = await Promise.all([pair.try('pro', BUY, { input }), pair.try('pro', BUY, { input })]);
  const subscription = { status: 'PAID', tariff: 'AGK_S', productName: 'PRO' };
  for (const { data, errors } of answers) {
    expect(errors).toBeUndefined();
    const account = { id: input.accountId, subscription, limits: { locations: 1 } };
    expect(data).toEqual({ buyTariff: { viewer: { account }, errors: [] } });
  }
  const posted = (await asked()).filter(({ method }) => method === 'POST');
  const sent = { method: 'POST', status: 204, source: 'profile_form', sessionId: 'load-1', userTz: 'Europe/Berlin' };
  expect(posted).toEqual([sent, sent]);
  expect((await pair.try('pro', '{ viewer { leads { totalCount } chats { totalCount } } }')).errors).toBeUndefined();
  const again = await pair.ask('pro', BUY, { input: { ...input, sessionId: 'load-2' } });
  expect(again).toMatchObject({ buyTariff: { errors: [{ code: 'NOT_AVAILABLE', path: null, reason: null }] } });
  await pair.upstream.restart();
  expect(await offer('pro', 'load-1')).toMatchObject({ subscription, quickPurchase: null });
});

it('says why a card was declined, in the language of the request; a failure without a reason shows no upstream text (ERR-11, ERR-12)', async () => {
  const input = await inputFor('business', 'b');
  const refused = await pair.ask('business', BUY, { input });
  const error = { code: 'PAYMENT_REFUSED', path: null, reason: 'The card has expired.' };
  const subscription = { status: 'WITHOUT_TARIFF', tariff: 'NONE' };
  expect(refused).toMatchObject({ buyTariff: { viewer: { account: { subscription } }, errors: [error] } });
  await pair.upstream.addFault({
    kind: 'status',
    status: 402,
    method: 'POST',
    path: PATH,
    body: { code: 'PAYMENT_REFUSED', message: 'at charge.ts:12 http://10.0.0.1/' },
  });
  const silent = await pair.ask('business', BUY, { input });
  expect(silent).toMatchObject({ buyTariff: { errors: [{ ...error, reason: null }] } });
  await pair.upstream.clearFaults();
});

it('buys only for the account and the amount that were shown', async () => {
  const input = await inputFor('guru', 'g');
  const accountId = (await offer('pro', 'g')).id;
  await pair.upstream.markRequests();
  const other = await pair.ask('guru', BUY, { input: { ...input, accountId } });
  expect(other).toMatchObject({ buyTariff: { viewer: null, errors: [{ code: 'OTHER_ACCOUNT' }] } });
  const cheaper = await pair.ask('guru', BUY, { input: { ...input, todayCharge: { amount: 1, currency: 'USD' } } });
  expect(cheaper).toMatchObject({ buyTariff: { errors: [{ code: 'CHARGE_CHANGED', path: ['todayCharge'] }] } });
  const nowhere = await pair.ask('guru', BUY, { input: { ...input, timeZone: 'Mars/Base' } });
  expect(nowhere).toMatchObject({ buyTariff: { errors: [{ code: 'INVALID_VALUE', path: ['timeZone'] }] } });
  expect((await asked()).filter(({ status }) => status < 400).map(({ method }) => method)).toEqual(['GET', 'GET']);
  expect(await offer('guru', 'g')).toMatchObject({ subscription: { status: 'WITHOUT_TARIFF' } });
});
