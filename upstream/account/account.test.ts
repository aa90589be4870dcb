import { beforeAll, describe, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
}, START_WITHIN);

async function get(url: string, as = token) {
  return (await server.call('GET', url, { token: as })).body;
}

async function put(url: string, body?: unknown) {
  return await server.call('PUT', url, { token, body });
}

test('the language is saved (RST-59)', async () => {
  const { status, body } = await put('/account/locale', { locale: 'ja' });
  expect({ status, body }).toMatchObject({ status: 200, body: { locale: 'ja', user: { email: 'anna@acme.com' } } });
  expect(await get('/account/')).toMatchObject({ locale: 'ja' });
  expect((await put('/account/locale', { locale: 'xx' })).status).toBe(422);
});

test('the time zone is saved if it is known (RST-59)', async () => {
  expect(await get('/account/')).toMatchObject({ timeZone: 'UTC', canSetTimeZone: true });
  expect(await put('/account/time-zone', { timeZone: 'Asia/Tokyo' })).toMatchObject({
    status: 200,
    body: { timeZone: 'Asia/Tokyo', user: { email: 'anna@acme.com' } },
  });
  // Known to Intl, but not to PostgreSQL.
  for (const timeZone of ['Middle/Earth', '+09:00', '', 'US/Pacific-New']) {
    const { status, body } = await put('/account/time-zone', { timeZone });
    expect([status, body]).toMatchObject([422, { fields: [{ path: 'timeZone', code: 'unknown' }] }]);
  }
  expect(await get('/account/')).toMatchObject({ timeZone: 'Asia/Tokyo' });
});

test('a time zone in another case is saved as its name is spelled', async () => {
  const spelled: [string, string][] = [
    ['europe/berlin', 'Europe/Berlin'],
    ['ASIA/KOLKATA', 'Asia/Kolkata'],
    ['utc', 'UTC'],
  ];
  for (const [timeZone, name] of spelled) {
    expect((await put('/account/time-zone', { timeZone })).body).toMatchObject({ timeZone: name });
  }
});

test('a new account is free (RST-60) and has no leads (RST-63)', async () => {
  expect(await get('/account/subscription/')).toEqual({
    data: { subscription: { productName: 'FREE', status: 'free', tariff: 'NONE' } },
  });
  expect(await get('/account/counters')).toEqual({ activeLeads: 0, leadsChangedAt: null });
});

test('get-started can be completed once (RST-67)', async () => {
  expect((await put('/account/get-started')).status).toBe(204);
  expect((await put('/account/get-started')).status).toBe(204);
  expect(await get('/account/')).toMatchObject({ user: { getStarted: true } });
});

describe('features (RST-61, RST-62)', () => {
  test('are set one by one, only for this account', async () => {
    const { body } = await put('/account/feature', { name: 'leadDigest', enabled: true });
    expect(body).toEqual({
      features: [
        { name: 'keyboardShortcuts', enabled: true },
        { name: 'desktopNotifications', enabled: false },
        { name: 'leadDigest', enabled: true },
        { name: 'reviewInvitations', enabled: false },
      ],
    });
    expect(await get('/account/feature')).toEqual(body);
    const other = await server.signUp('bo@acme.com');
    expect(await get('/account/feature', other)).not.toEqual(body);
    await put('/account/feature', { name: 'leadDigest', enabled: false });
    expect(await get('/account/feature')).toEqual(await get('/account/feature', other));
  });

  test('an unknown one is 404', async () => {
    const answer = await put('/account/feature', { name: 'teleport', enabled: true });
    expect(answer).toMatchObject({ status: 404, body: { code: 'FEATURE_NOT_FOUND' } });
  });
});
