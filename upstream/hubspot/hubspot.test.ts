import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '../db/clock.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, TEST_NOW, type TestServer } from '../http/testing/testServer.ts';
import { getLead, setMark } from '../leads/leadAnswers.ts';
import { handOver as addToHubspot } from './handOver.ts';
import { CODE_LIFETIME } from './hubspotCodes.ts';

let server: TestServer;
let token: string;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
  const change = { subscription_status: 'paid', has_hubspot_access: true } as const;
  const account = await server.db
    .updateTable('accounts')
    .set(change)
    .where('email', '=', 'anna@acme.com')
    .returning('id')
    .executeTakeFirstOrThrow();
  accountId = account.id;
}, START_WITHIN);
beforeEach(() => server.clock.set(TEST_NOW));

const BACK = 'http://localhost:4000/profile/hubspot';

async function lead(values: Parameters<typeof insertLead>[3] = { status: 'accepted' }): Promise<string> {
  return (await insertLead(server.db, accountId, new Date(TEST_NOW.getTime() - HOUR), values)).id;
}

async function consent(state: string, redirect = BACK) {
  const query = new URLSearchParams({ state, redirect_uri: redirect });
  const page = await server.call('GET', `/hubspot/oauth?${query.toString()}`);
  const links = [...page.text.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  return { page, links, code: links[0]?.searchParams.get('code') ?? '' };
}

async function handOver(code: string, state: string, as = token) {
  const query = new URLSearchParams({ code, state });
  return await server.call('GET', `/account/hubspot/oauth/?${query.toString()}`, { token: as });
}

async function markOf(id: string) {
  const { body } = await server.call('GET', `/account/leads/${id}`, { token });
  return (body as { lead: { mark: string | null } }).lead.mark;
}

async function counted() {
  const { body } = await server.call('GET', '/account/leads?pageNumber=1&pageSize=1&period=all&type=all', { token });
  return (body as { counters: { status: { addedToCrm: number } } }).counters.status.addedToCrm;
}

test('the demo asks for consent and links back with the state and a code or a refusal (O-22)', async () => {
  const state = await lead();
  const { page, links } = await consent(state);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([BACK, BACK]);
  expect(links.map(({ searchParams }) => searchParams.get('state'))).toEqual([state, state]);
  expect(links[1]?.searchParams.get('error')).toBe('access_denied');
  expect((await consent('x')).page.status).toBe(400);
  expect((await consent(state, 'https://evil.example/')).page.status).toBe(400);
});

test('a lead is added with the code that was issued for it, only once even if the call is repeated (RST-68)', async () => {
  const id = await lead();
  const before = await counted();
  const { code } = await consent(id);
  for (const _ of [1, 2]) expect(await handOver(code, id)).toMatchObject({ status: 200, body: { uuid: id } });
  expect([await markOf(id), await counted()]).toEqual(['addedToCrm', before + 1]);
});

test('a lead with a later stage keeps it', async () => {
  const id = await lead({ status: 'accepted', mark: 'closedWon' });
  expect((await handOver((await consent(id)).code, id)).status).toBe(200);
  expect(await markOf(id)).toBe('closedWon');
});

test('a stage that is set meanwhile is kept', async () => {
  const deps = { db: server.db, clock: server.clock };
  const account = await insertAccount(server.db, { has_hubspot_access: true });
  const { id } = await insertLead(server.db, account.id, TEST_NOW, { status: 'accepted' });
  let won: Promise<unknown> | undefined;
  const isValid = (): boolean => {
    won = setMark(deps, account, id, 'closedWon');
    return true;
  };
  await addToHubspot(deps, { issue: () => '', isValid }, account, { code: 'x', state: id });
  await won;
  expect(await getLead(deps, account, id)).toMatchObject({ mark: 'closedWon' });
});

test('a code for another lead, a modified or an expired one is refused, and the lead is unchanged', async () => {
  const id = await lead();
  const { code } = await consent(id);
  const other = await consent(await lead());
  for (const wrong of [other.code, `${code}x.y`, 'x', code.replace(/.$/, '')]) {
    const answer = await handOver(wrong, id);
    expect(answer).toMatchObject({ status: 422, body: { code: 'HUBSPOT_CODE_REFUSED' } });
  }
  server.clock.set(new Date(TEST_NOW.getTime() + CODE_LIFETIME));
  expect((await handOver(code, id)).status).toBe(422);
  expect(await markOf(id)).toBeNull();
});

test('a lead that is not accepted, another account’s lead and an account without HubSpot are refused', async () => {
  const active = await lead({});
  const { code } = await consent(active);
  expect(await handOver(code, active)).toMatchObject({ status: 409, body: { code: 'LEAD_NOT_ACCEPTED' } });
  const stranger = await server.signUp('bea@acme.com');
  const allow = (isAllowed: boolean) =>
    server.db
      .updateTable('accounts')
      .set({ subscription_status: 'paid', has_hubspot_access: isAllowed })
      .where('email', '=', 'bea@acme.com')
      .execute();
  await allow(true);
  expect((await handOver(code, active, stranger)).status).toBe(404);
  await allow(false);
  expect(await handOver(code, active, stranger)).toMatchObject({
    status: 403,
    body: { code: 'HUBSPOT_NOT_ALLOWED' },
  });
});
