import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

const ACCOUNT = 'anna@acme.com';
const PATH = '/account/projects-purchase';

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
function offer() {
  return server.call('GET', PATH, { token });
}
function buy(max: number, language = 'en') {
  return server.call('POST', PATH, { token, body: { max }, headers: { 'accept-language': language } });
}
async function limit() {
  const { body } = await server.call('GET', '/account/dashboard/score', { token });
  return (body as { limits: { max: number } }).limits.max;
}
async function charges() {
  const rows = await server.db.selectFrom('project_purchases').select(['max_projects', 'charge_cents']).execute();
  return rows.map(({ max_projects, charge_cents }) => [max_projects, charge_cents]);
}

beforeEach(async () => {
  await server.db.deleteFrom('project_purchases').execute();
  await server.db.deleteFrom('account_scores').execute();
  await control('subscription', { status: 'paid', productName: 'PRO', tariff: 'AGK_S' });
  await control('billing', { country: 'DE' });
});

describe('more projects (O-42)', () => {
  test('are offered with price, tax and the resulting limit', async () => {
    expect((await offer()).body).toEqual({
      isAvailable: true,
      projects: 5,
      max: 8,
      monthlyCost: 25,
      todayCharge: 29.75,
      taxPercent: 19,
    });
  });

  test('raise the limit by five and are charged once, however often they are sent', async () => {
    const answers = await Promise.all([buy(8), buy(8), buy(8)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await limit()).toBe(8);
    expect(await charges()).toEqual([[8, 2975]]);
    expect((await buy(13)).status).toBe(204);
    expect(await charges()).toEqual([
      [8, 2975],
      [13, 2975],
    ]);
  });

  test.each([[9], [13], [4], [3], [0]])('are refused for any limit other than the one offered: %s', async (max) => {
    expect(await buy(max)).toMatchObject({ status: 409, body: { code: 'NOT_AVAILABLE' } });
    expect(await limit()).toBe(3);
  });

  test('are not bought with a declined card, and the reason is in the buyer’s language', async () => {
    await control('billing', { country: 'DE', cardRefusal: 'expired' });
    expect(await buy(8, 'de')).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REFUSED', message: 'Die Karte ist abgelaufen.' },
    });
    expect(await limit()).toBe(3);
    await control('billing', { country: 'DE' });
    expect((await buy(8)).status).toBe(204);
  });

  test('are not sold without a card or without a subscription', async () => {
    await server.db.deleteFrom('billing').execute();
    expect((await offer()).body).toMatchObject({ isAvailable: false, todayCharge: null });
    expect((await buy(8)).status).toBe(409);
    await control('subscription', { status: 'free' });
    expect((await offer()).body).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    expect((await buy(8)).body).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });
});
