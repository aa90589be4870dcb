import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestAnswer, type TestServer } from '../http/testing/testServer.ts';
import { taxPercentOf } from './taxRates.ts';

const ACCOUNT = 'anna@acme.com';
const PATH = '/account/quick-purchase';
const input = { source: 'get_started', sessionId: 'a', userTz: 'Europe/Berlin' };

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp(ACCOUNT);
}, START_WITHIN);

async function control(what: string, body: object): Promise<void> {
  const { status, text } = await server.call('PUT', `/control/accounts/${ACCOUNT}/${what}`, { body });
  if (status >= 400) throw new Error(text);
}

async function offer(query = 'source=profile_form&sessionId=a'): Promise<TestAnswer> {
  return await server.call('GET', `${PATH}?${query}`, { token });
}

async function buy(body: object = input, language = 'en'): Promise<TestAnswer> {
  return await server.call('POST', PATH, { token, body, headers: { 'accept-language': language } });
}

async function subscription() {
  return ((await server.call('GET', '/account/subscription/', { token })).body as { data: { subscription: object } })
    .data.subscription;
}

async function purchases() {
  return await server.db.selectFrom('purchases').selectAll().execute();
}

beforeEach(async () => {
  await server.db.deleteFrom('purchases').execute();
  await control('subscription', { status: 'withoutTariff', productName: 'PRO', tariff: 'NONE' });
  await control('billing', { country: 'DE' });
});

describe('GET account/quick-purchase (RST-65)', () => {
  test('returns the listed price, the tax of the country, and their sum (ENT-27)', async () => {
    expect(await offer()).toMatchObject({
      status: 200,
      body: { isAvailable: true, monthlyCost: 139.95, todayCharge: 166.54, taxPercent: 19 },
    });
    await control('billing', { country: 'DE', vatNumber: 'DE123456789' });
    expect((await offer()).body).toMatchObject({ todayCharge: 139.95, taxPercent: 0 });
  });

  test.each([['free'], ['freeWithUsedTrial'], ['trial'], ['paid']])(
    'is not available for an account that is %s',
    async (status) => {
      await control('subscription', { status });
      const nothing = { isAvailable: false, monthlyCost: null, todayCharge: null, taxPercent: null };
      expect((await offer()).body).toEqual(nothing);
      expect((await buy()).body).toMatchObject({ code: 'NOT_AVAILABLE' });
    },
  );

  test('is not available for an account without a card, nor for a product without a plan', async () => {
    await control('subscription', { status: 'withoutTariff', productName: 'APP_CENTER_ACCESS' });
    expect((await offer()).body).toMatchObject({ isAvailable: false });
    await control('subscription', { status: 'withoutTariff', productName: 'GURU' });
    await server.db.deleteFrom('billing').execute();
    expect((await offer()).body).toMatchObject({ isAvailable: false });
    expect((await buy()).status).toBe(409);
  });

  test('requires source and session, and a credential', async () => {
    expect((await offer('source=elsewhere&sessionId=a')).status).toBe(422);
    expect((await offer('source=get_started')).status).toBe(422);
    expect((await server.call('GET', `${PATH}?source=get_started&sessionId=a`)).status).toBe(401);
  });
});

describe('POST account/quick-purchase (RST-66)', () => {
  test.each([
    ['PRO', 'AGK_S', 16_654],
    ['GURU', 'AGK_M', 29_744],
    ['BUSINESS', 'AGK_L', 59_494],
  ])('gives %s the tariff of its size, and stores what was charged', async (productName, tariff, charge_cents) => {
    await control('subscription', { status: 'withoutTariff', productName });
    expect((await buy()).status).toBe(204);
    expect(await subscription()).toEqual({ status: 'paid', tariff, productName });
    expect(await purchases()).toMatchObject([
      { session_id: 'a', source: 'get_started', user_tz: 'Europe/Berlin', tariff, charge_cents },
    ]);
    // A paid account has its new access at once.
    expect((await server.call('GET', '/account/leads', { token })).status).toBe(200);
  });

  test('buys once however often the session is sent, even concurrently', async () => {
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await purchases()).toHaveLength(1);
    expect(await buy({ ...input, sessionId: 'b' })).toMatchObject({ status: 409, body: { code: 'NOT_AVAILABLE' } });
  });

  test('a declined card buys nothing and says why in the reader’s language; once accepted, the same session buys (ERR-11)', async () => {
    await control('billing', { country: 'DE', cardRefusal: 'expired' });
    expect(await buy(input, 'de')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REFUSED', message: 'Die Karte ist abgelaufen.' },
    });
    expect(await purchases()).toEqual([]);
    expect(await subscription()).toMatchObject({ status: 'withoutTariff', tariff: 'NONE' });
    await control('billing', { country: 'DE' });
    expect((await buy()).status).toBe(204);
  });

  test('validates its input, its CSRF token and its credential', async () => {
    const wrong = [
      ...['Mars/Base', '', '+01:00', 'UTC\u0000'].map((userTz) => ({ ...input, userTz })),
      ...['', ' ', 'a\u0000', 'é', 'x'.repeat(101)].map((sessionId) => ({ ...input, sessionId })),
      { ...input, price: 1 },
      {},
    ];
    for (const body of wrong) {
      expect((await buy(body)).status).toBe(422);
    }
    expect((await server.call('POST', PATH, { token, csrf: 'x', body: input })).status).toBe(401);
    expect((await server.call('POST', PATH, { body: input })).status).toBe(401);
    expect(await purchases()).toEqual([]);
  });
});

test.each([
  ['DE', null, 19],
  ['FI', null, 25.5],
  ['DE', 'DE123456789', 0],
  ['JP', null, 10],
  ['JP', 'JP1234', 10],
  ['US', null, 0],
])('a business in %s with the VAT number %s pays %d percent (RTE-14)', (country, vatNumber, percent) => {
  expect(taxPercentOf({ country, vatNumber })).toBe(percent);
});
