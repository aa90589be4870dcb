import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const PATH = '/account/quick-purchase';
const READ = `GET ${PATH}?sessionId=s1&source=get_started`;
const SUBSCRIPTION = 'GET /account/subscription/';
const offer = { isAvailable: true, monthlyCost: 139.95, todayCharge: 166.54, taxPercent: 19 };
function subscription(status: string, tariff = 'NONE') {
  return {
    data: { subscription: { productName: 'PRO', status, tariff } },
  };
}
const id = toGlobalId('Account', ACCOUNT_ID);

const OFFER = `{ viewer { account { quickPurchase(source: GET_STARTED, sessionId: "s1") {
  isAvailable monthlyCost { amount currency } todayCharge { amount currency } taxPercent } } } }`;

test('an offer with its totals (ENT-27)', async () => {
  portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff'), [READ]: offer });
  const { data, calls } = await portal.run(OFFER);
  const sums = {
    monthlyCost: { amount: 139.95, currency: 'USD' },
    todayCharge: { amount: 166.54, currency: 'USD' },
  };
  expect(data).toEqual({ viewer: { account: { quickPurchase: { ...offer, ...sums } } } });
  expect(calls.map(({ call }) => call)).toEqual([SUBSCRIPTION, READ]);
});

test.each(['paid', 'trial', 'free', 'freeWithUsedTrial', 'somethingNew'])(
  'is not read while the status is %s (STA-34)',
  async (status) => {
    portal.answer({ [SUBSCRIPTION]: subscription(status), [READ]: offer });
    const { data, calls } = await portal.run(OFFER);
    expect(data).toEqual({ viewer: { account: { quickPurchase: null } } });
    expect(calls).toEqual([{ call: SUBSCRIPTION }]);
  },
);

test('is null without affecting other fields if it cannot be read or is invalid', async () => {
  for (const answer of [new Refusal(500, 'BROKEN'), { isAvailable: 'yes' }]) {
    portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff'), [READ]: answer });
    const { data, errors } = await portal.run(OFFER);
    expect(data).toEqual({ viewer: { account: { quickPurchase: null } } });
    expect(errors).toEqual(['viewer.account.quickPurchase: UPSTREAM_ERROR']);
  }
});

test.each(['', 'a b', 'ü', 'x'.repeat(101)])('is refused by the gateway for the session id "%s"', async (sessionId) => {
  portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff') });
  const text = `query ($sessionId: String!) {
    viewer { account { quickPurchase(source: GET_STARTED, sessionId: $sessionId) { isAvailable } } } }`;
  const { errors, calls } = await portal.run(text, { sessionId });
  expect({ errors, calls }).toEqual({ errors: ['viewer.account.quickPurchase: BAD_USER_INPUT'], calls: [] });
});

const BUY = `mutation ($input: BuyTariffInput!) { buyTariff(input: $input) {
  viewer { account { subscription { status tariff } } } errors { code path reason } } }`;
const input = {
  accountId: id,
  source: 'GET_STARTED',
  sessionId: 's1',
  todayCharge: { amount: 166.54, currency: 'USD' },
  timeZone: 'Europe/Berlin',
};
const sent = {
  call: `POST ${PATH}`,
  body: { source: 'get_started', sessionId: 's1', userTz: 'Europe/Berlin' },
};

test('buys once, with the session of the offer and the reader’s time zone, and returns the account (RST-66)', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [SUBSCRIPTION]: subscription('withoutTariff'),
    [READ]: offer,
    [`POST ${PATH}`]: {},
  });
  const { data, calls } = await portal.run(BUY, { input });
  expect(calls).toEqual([{ call: SUBSCRIPTION }, { call: READ }, sent, { call: SUBSCRIPTION }]);
  const account = { subscription: { status: 'WITHOUT_TARIFF', tariff: 'NONE' } };
  expect(data).toEqual({ buyTariff: { viewer: { account }, errors: [] } });
});

test('a purchase whose response was lost is repeated, even if nothing is on offer any more', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [SUBSCRIPTION]: subscription('paid', 'AGK_S'),
    [`POST ${PATH}`]: {},
  });
  const { data, calls } = await portal.run(BUY, { input });
  expect(calls).toEqual([{ call: SUBSCRIPTION }, sent, { call: SUBSCRIPTION }]);
  const account = { subscription: { status: 'PAID', tariff: 'AGK_S' } };
  expect(data).toEqual({ buyTariff: { viewer: { account }, errors: [] } });
});

const without = `mutation ($input: BuyTariffInput!) { buyTariff(input: $input) {
  viewer { id } errors { code path reason } } }`;
async function refusalOf(answer: unknown) {
  portal.answer({
    'GET /csrf': { token: 't' },
    [SUBSCRIPTION]: subscription('withoutTariff'),
    [READ]: offer,
    [`POST ${PATH}`]: answer,
  });
  return await portal.runOnce(without, { input });
}

test.each([
  [new Refusal(409, 'NOT_AVAILABLE'), { code: 'NOT_AVAILABLE', path: null, reason: null }],
  [
    new Refusal(409, 'NOT_AVAILABLE', { message: 'This account cannot buy a tariff this way.' }),
    { code: 'NOT_AVAILABLE', path: null, reason: null },
  ],
  [
    new Refusal(409, 'ELSE', { message: 'Your last invoice is not paid yet.' }),
    { code: 'PAYMENT_REFUSED', path: null, reason: 'Your last invoice is not paid yet.' },
  ],
  [
    new Refusal(400, 'ELSE', { message: 'The card has expired.' }),
    { code: 'PAYMENT_REFUSED', path: null, reason: 'The card has expired.' },
  ],
  [
    new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'userTz', code: 'format' }] }),
    { code: 'INVALID_VALUE', path: ['timeZone'], reason: null },
  ],
  [
    new Refusal(402, 'PAYMENT_REFUSED', { message: 'The card has expired.' }),
    { code: 'PAYMENT_REFUSED', path: null, reason: 'The card has expired.' },
  ],
  [
    new Refusal(402, 'PAYMENT_REFUSED', { message: '<b>at charge.ts:12</b>' }),
    { code: 'PAYMENT_REFUSED', path: null, reason: null },
  ],
  [
    new Refusal(422, 'ELSE', { message: 'The card has expired.' }),
    { code: 'PAYMENT_REFUSED', path: null, reason: 'The card has expired.' },
  ],
  [new Refusal(422, 'ELSE', { message: '' }), { code: 'INVALID_VALUE', path: null, reason: null }],
])('a refusal is returned: %j (ERR-11, ERR-12)', async (answer, error) => {
  const { data, errors, log } = await refusalOf(answer);
  expect(data).toEqual({ buyTariff: { viewer: { id: toGlobalId('Viewer', ACCOUNT_ID) }, errors: [error] } });
  expect(errors).toEqual([]);
  expect(JSON.stringify(log)).not.toContain('card');
});

test('a session refused for the offer cannot be used to buy', async () => {
  const refusal = new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'sessionId', code: 'pattern' }] });
  portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff'), [READ]: refusal });
  const { data, calls } = await portal.run(without, { input });
  expect(data).toMatchObject({ buyTariff: { errors: [{ code: 'INVALID_VALUE', path: ['sessionId'] }] } });
  expect(calls.map(({ call }) => call)).toEqual([SUBSCRIPTION, READ]);
});

test.each([
  [409, ' ', 'BAD_USER_INPUT'],
  [500, 'The card has expired.', 'UPSTREAM_ERROR'],
  [503, 'The card has expired.', 'UPSTREAM_ERROR'],
])('%d with the text “%s” is %s without a reason (ERR-12)', async (status, message, code) => {
  const { data, errors, log } = await refusalOf(new Refusal(status, 'ELSE', { message }));
  expect(data).toBeNull();
  expect(errors).toEqual([`buyTariff: ${code}`]);
  expect(JSON.stringify(log)).not.toContain('expired');
});

test('a purchase for another amount than shown is refused', async () => {
  portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff'), [READ]: { ...offer, todayCharge: 166.55 } });
  const { data, calls } = await portal.run(without, { input });
  expect(data).toMatchObject({ buyTariff: { errors: [{ code: 'CHARGE_CHANGED', path: ['todayCharge'] }] } });
  expect(calls.map(({ call }) => call)).toEqual([SUBSCRIPTION, READ]);
});

test('a purchase for another account than shown is refused, as is a visitor’s', async () => {
  portal.answer({});
  const accountId = toGlobalId('Account', '5f6c1c1e-0000-4000-8000-00000000b002');
  const { data, calls } = await portal.run(without, { input: { ...input, accountId } });
  expect(data).toEqual({
    buyTariff: { viewer: null, errors: [{ code: 'OTHER_ACCOUNT', path: ['accountId'], reason: null }] },
  });
  expect(calls).toEqual([]);
  expect((await portal.run(without, { input }, { isVisitor: true })).errors).toEqual(['buyTariff: UNAUTHENTICATED']);
});

test('a purchase in another currency is refused', async () => {
  portal.answer({ [SUBSCRIPTION]: subscription('withoutTariff'), [READ]: offer });
  const todayCharge = { amount: 166.54, currency: 'EUR' };
  const { data, calls } = await portal.run(BUY, { input: { ...input, todayCharge } });
  expect(data).toMatchObject({ buyTariff: { errors: [{ code: 'CHARGE_CHANGED', path: ['todayCharge'] }] } });
  expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});
