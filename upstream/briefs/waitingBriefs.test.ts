import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../db/clock.ts';
import { insertAgency } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

const EMPTY = { company: null, website: null, phone: null, budget: null, projectDuration: null, country: null };
const BRIEF = {
  ...EMPTY,
  name: 'Emma Carter',
  email: 'emma@harbor.example',
  services: [],
  text: 'We would like to be found in every town we serve.',
  language: 'en',
};

async function send(alias: string): Promise<string> {
  const { status, body, text } = await server.call('POST', `/agencies/${alias}/leads`, { body: BRIEF });
  if (status !== 201) throw new Error(text);
  return (body as { uuid: string }).uuid;
}

async function give(alias: string, account: string): Promise<number> {
  return (await server.call('PUT', `/control/agencies/${alias}/owner`, { body: { account } })).status;
}

async function isLead(uuid: string): Promise<boolean> {
  return (await server.db.selectFrom('leads').select('id').where('id', '=', uuid).execute()).length === 1;
}

test('a brief is delivered to an agency without an owner once it has one', async () => {
  await insertAgency(server.db, 'Unclaimed');
  const uuid = await send('unclaimed');
  expect(await isLead(uuid)).toBe(false);
  server.clock.advance(30 * DAY);
  const token = await server.signUp('bo@acme.com');
  const statuses = [];
  for (const alias of ['unclaimed', 'unclaimed', 'nobody']) statuses.push(await give(alias, 'bo@acme.com'));
  expect(statuses).toEqual([204, 409, 404]);
  await server.call('PUT', '/control/accounts/bo@acme.com/subscription', { body: { status: 'trial' } });
  const { body } = await server.call('GET', `/account/leads/${uuid}`, { token });
  expect(body).toMatchObject({ lead: { status: 'active', receivedAt: server.clock.now().toISOString() } });
  expect((await server.call('GET', '/account/', { token })).body).toMatchObject({
    user: { agencyAlias: 'unclaimed', agencyStatus: 'published' },
  });
});

test('a brief is delivered to an agency that gets its owner at the same moment', async () => {
  for (const name of ['first', 'second', 'third', 'fourth']) {
    await insertAgency(server.db, name);
    await server.signUp(`${name}@acme.com`);
    const [uuid, status] = await Promise.all([send(name), give(name, `${name}@acme.com`)]);
    expect([status, await isLead(uuid)]).toEqual([204, true]);
  }
});
