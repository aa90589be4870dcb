import { beforeAll, describe, expect, test } from 'vitest';
import type { WireControlAccount } from '../contract/control.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
}, START_WITHIN);

const anna = '/control/accounts/anna@acme.com';

async function user() {
  return (await server.call('GET', '/account/', { token })).body;
}

describe('account', () => {
  test('subscription and offers change together', async () => {
    const body = { status: 'paid', productName: 'APP_CENTER_ACCESS', tariff: 'AGK_M' };
    expect((await server.call('PUT', `${anna}/subscription`, { body })).status).toBe(200);
    expect((await server.call('GET', '/account/subscription/', { token })).body).toEqual({
      data: { subscription: body },
    });
    expect(await user()).toMatchObject({ offers: [] });
    await server.call('PUT', `${anna}/subscription`, { body: { status: 'freeWithUsedTrial' } });
    expect(await user()).toMatchObject({ offers: [{ code: 'agk_bundle' }, { code: 'ap_listing' }] });
  });

  test('can be blocked with a reason, which is removed with the block (ACC-16)', async () => {
    await server.call('PUT', `${anna}/agency`, {
      body: { status: 'blocked', blockReason: 'Spam', moderationStatus: 'decline', roles: ['Owner', 'LeadRecipient'] },
    });
    expect(await user()).toMatchObject({
      user: {
        agencyStatus: 'blocked',
        blockReason: 'Spam',
        moderationStatus: 'decline',
        roles: ['Owner', 'LeadRecipient'],
      },
    });
    await server.call('PUT', `${anna}/agency`, { body: { status: 'published' } });
    expect(await user()).toMatchObject({
      user: { agencyStatus: 'published', blockReason: null, moderationStatus: 'decline' },
    });
  });

  test('has Google reviews in any state, with a number that agrees (STA-49)', async () => {
    const summary = async (googleStatus: string) => {
      await server.call('PUT', `${anna}/agency`, { body: { googleStatus } });
      return (await server.call('GET', '/profile/reviews/', { token })).body;
    };
    expect(await summary('in_progress')).toMatchObject({
      rating: null,
      count: 0,
      google: { status: 'in_progress', count: 0 },
    });
    expect(await summary('not_empty')).toMatchObject({
      rating: 4.6,
      count: 12,
      google: { status: 'not_empty', count: 12 },
    });
    expect(await summary('empty')).toMatchObject({ rating: null, google: { status: 'empty', count: 0 } });
  });

  test('an ended session gets 401 at once', async () => {
    const other = await server.signUp('ended@acme.com');
    const { body } = await server.call('POST', '/control/accounts/ended@acme.com/expire-sessions');
    expect(body).toEqual({ ended: 1 });
    expect((await server.call('GET', '/account/', { token: other })).status).toBe(401);
    expect((await server.call('GET', '/account/', { token })).status).toBe(200);
  });

  test('can be given by id too; an unknown one is 404', async () => {
    const { body } = await server.call('GET', '/control/accounts');
    const { accounts } = body as { accounts: WireControlAccount[] };
    const id = accounts.find(({ email }) => email === 'anna@acme.com')?.id;
    expect((await server.call('POST', `/control/accounts/${id}/rotate-csrf`)).status).toBe(204);
    for (const name of ['nobody@acme.com', 'nobody', '00000000-0000-4000-8000-000000000000']) {
      const answer = await server.call('POST', `/control/accounts/${name}/rotate-csrf`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
    }
  });

  test('changed prices are served', async () => {
    const body = { leadGen: 1, business: 2.5, pro: 3, guru: 4 };
    expect((await server.call('GET', '/prices/')).body).toEqual({
      data: { leadGen: 90, business: 499.95, pro: 139.95, guru: 249.95 },
    });
    expect((await server.call('PUT', '/control/prices', { body })).status).toBe(204);
    expect((await server.call('GET', '/prices/')).body).toEqual({ data: body });
  });

  test('the clock can be moved', async () => {
    const before = server.clock.now().getTime();
    const { body } = await server.call('POST', '/control/clock', { body: { advance: 1500 } });
    expect(body).toEqual({ now: new Date(before + 1500).toISOString() });
  });
});

describe('page', () => {
  test('has a form for every control call and shows its result', async () => {
    const page = await server.call('GET', '/control');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).not.toMatch(/<script|(src|href|action)="https?:/);
    const { body } = await server.call('GET', '/control/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const writes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/control'))
      .flatMap(([, operations]) => Object.keys(operations).filter((method) => method !== 'get'));
    expect(page.text.match(/<form/g)?.length).toBe(writes.length);
  });

  test('links to the description of the same calls', async () => {
    const page = await server.call('GET', '/control');
    const [, address = ''] = /href="([^"]+)">The same as calls/.exec(page.text) ?? [];
    const { status, text } = await server.call('GET', address);
    expect(status).toBe(200);
    expect(text).toContain('/control/faults');
  });

  test('a submitted form makes the call, with fields parsed by the schema', async () => {
    const page = await server.call('GET', '/control');
    const action = /action="([^"]+)"><button>Add a fault/.exec(page.text)?.[1] ?? '';
    const form = new URLSearchParams({ 'b.kind': 'status', 'b.status': '418', 'b.path': '/prices/', 'b.times': '1' });
    const sent = await server.call('POST', action, {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(303);
    expect(decodeURIComponent(String(sent.headers['location']))).toContain('/control/faults:+201');
    expect((await server.call('GET', '/prices/')).status).toBe(418);
  });

  test('escapes what it shows', async () => {
    const page = await server.call('GET', '/control?done=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.text).toContain('&lt;script&gt;');
    expect(page.text).not.toContain('<script>');
  });

  test.each(['cross-site', 'same-site'])('a %s page cannot submit its forms', async (site) => {
    const answer = await server.call('POST', '/control/rotate-csrf', { headers: { 'sec-fetch-site': site } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_PAGE' } });
  });
});
