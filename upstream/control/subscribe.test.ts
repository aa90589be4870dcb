import { beforeAll, expect, test } from 'vitest';
import { START_WITHIN, startTestServer, type TestAnswer, type TestServer } from '../http/testing/testServer.ts';
import { backAddress } from './subscribe.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
}, START_WITHIN);

const back = 'http://localhost:4000/de/get-started?a=1&b=2';

function link(offer: string, offerName: string, redirectTo = back): string {
  return `/subscribe?${new URLSearchParams({ offer, offerName, redirect_to: redirectTo }).toString()}`;
}

async function buy(offer: string, offerName: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
  return await server.call('POST', '/subscribe', {
    body: new URLSearchParams({ offer, offerName, redirect_to: back, account: 'anna@acme.com' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function subscription() {
  return (await server.call('GET', '/account/subscription/', { token })).body;
}

test('shows the offer with its price, and links back (RDR-03)', async () => {
  const page = await server.call('GET', link('agk_bundle', 'Agency Growth Kit Scale'));
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.text).toContain('<h1>Agency Growth Kit Scale</h1>');
  expect(page.text).toContain('$249.95 a month');
  expect(page.text).toContain('<option value="anna@acme.com">');
  expect(page.text).toContain('<a href="http://localhost:4000/de/get-started?a=1&amp;b=2">');
  expect((await server.call('GET', link('agk_trial', 'x'))).text).toContain('Free for 7 days');
});

test('gives the selected account the offer, but a trial only once', async () => {
  expect((await buy('agk_trial', 'Agency Growth Kit trial')).text).toContain('anna@acme.com now has');
  expect(await subscription()).toEqual({
    data: { subscription: { status: 'trial', tariff: 'AGK_S', productName: 'APP_CENTER_ACCESS' } },
  });
  expect((await buy('agk_trial', 'Agency Growth Kit trial')).text).toContain('anna@acme.com gets no trial');
  await buy('ap_listing', 'Lead Generation');
  expect(await subscription()).toEqual({
    data: { subscription: { status: 'paid', tariff: 'AP_LISTING', productName: 'APP_CENTER_ACCESS' } },
  });
  const bought = await buy('agk_bundle', 'Agency Growth Kit Advanced');
  expect(bought.text).toContain('<a href="http://localhost:4000/');
  expect(await subscription()).toEqual({
    data: { subscription: { status: 'paid', tariff: 'AGK_L', productName: 'BUSINESS' } },
  });
});

test('an unknown offer or account is 404, a foreign form is refused', async () => {
  expect((await server.call('GET', link('agk_gold', 'x'))).status).toBe(404);
  expect((await server.call('GET', '/subscribe')).status).toBe(404);
  const form = new URLSearchParams({ offer: 'ap_listing', account: 'nobody@acme.com' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await server.call('POST', '/subscribe', { body: form, headers })).status).toBe(404);
  expect((await buy('ap_listing', 'x', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('query parameters are never shown as HTML or as another offer', async () => {
  const page = await server.call('GET', link('ap_listing', '<img src=x onerror=alert(1)>', 'javascript:alert(1)'));
  expect(page.text).toContain('<h1>Lead Generation</h1>');
  expect(page.text).not.toContain('<img');
  expect(page.text).not.toContain('href="javascript');
});

test.each([
  ['http://localhost:4000/de', 'localhost:4010', 'http://localhost:4000/de'],
  ['http://127.0.0.1:4000/', 'localhost:4010', 'http://127.0.0.1:4000/'],
  ['http://[::1]:4000/', 'localhost:4010', 'http://[::1]:4000/'],
  ['https://demo.example/x', 'demo.example:4010', 'https://demo.example/x'],
  ['https://evil.example/', 'demo.example:4010', null],
  ['https://localhost.evil.example/', 'localhost', null],
  ['https://localhost@evil.example/', 'localhost', null],
  ['https://user@localhost/', 'localhost', null],
  ['//localhost/', 'localhost', null],
  ['javascript://localhost/%0aalert(1)', 'localhost', null],
  ['', 'localhost', null],
])('%s requested from %s links back to %s', (redirectTo, host, expected) => {
  expect(backAddress(redirectTo, host)).toBe(expected);
});
