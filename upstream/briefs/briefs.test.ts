import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireLead } from '../contract/leads.ts';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import { insertAgency } from '../db/testing/testRows.ts';
import {
  START_WITHIN,
  startTestServer,
  type CallOptions,
  type TestAnswer,
  type TestServer,
} from '../http/testing/testServer.ts';
import type { BriefInput } from './briefLead.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
  await server.call('PUT', '/control/accounts/anna@acme.com/subscription', { body: { status: 'paid' } });
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'anna@acme.com')
    .executeTakeFirstOrThrow();
  await insertAgency(server.db, 'Bright Fox', { account_id: id });
  await insertAgency(server.db, 'In Review', { moderation_status: 'review' });
}, START_WITHIN);
beforeEach(async () => await server.db.deleteFrom('brief_sends').execute());

const brief: BriefInput = {
  name: ' Emma\r\nCarter ',
  email: 'Emma@Harbor.Example',
  company: 'Harbor\u2028& Pine\n',
  website: 'www.harbor.example/shop',
  phone: '+49 (30) 901 820',
  services: [102, 1],
  budget: 3,
  projectDuration: 2,
  text: 'Hello,\nWe would like to be found in every town we serve. We deliver from five warehouses.\u0000 ',
  language: 'de-AT',
  country: 'AT',
};

async function send(
  values: Partial<Record<keyof BriefInput | 'more', unknown>> = {},
  { alias = 'bright-fox', ...options }: CallOptions & { readonly alias?: string } = {},
): Promise<TestAnswer> {
  return await server.call('POST', `/agencies/${alias}/leads`, { body: { ...brief, ...values }, ...options });
}

async function lead(uuid: unknown): Promise<WireLead> {
  const { body } = await server.call('GET', `/account/leads/${String(uuid)}`, { token });
  return (body as { lead: WireLead }).lead;
}

function uuidOf({ body }: TestAnswer): string {
  return (body as { uuid: string }).uuid;
}

async function count(): Promise<number> {
  return (await server.db.selectFrom('leads').select('id').execute()).length;
}

describe('a brief (RST-76, DIR-13)', () => {
  test('becomes an active lead of the agency, with contact details shown once accepted', async () => {
    const answer = await send();
    expect(answer.status).toBe(201);
    const uuid = uuidOf(answer);
    expect(await lead(uuid)).toEqual({
      uuid,
      slug: `harbor-pine-${uuid.slice(0, 8)}`,
      type: 'brief',
      status: 'active',
      mark: null,
      reviewStatus: null,
      name: 'Emma Carter',
      company: 'Harbor & Pine',
      website: 'https://www.harbor.example/shop',
      domain: 'harbor.example',
      country: 'AT',
      language: 'de',
      title: 'We would like to be found in every town we serve',
      text: 'Hello,\nWe would like to be found in every town we serve. We deliver from five warehouses.',
      services: [
        { id: 1, name: 'SEO' },
        { id: 102, name: 'Local SEO' },
      ],
      budget: { from: 2500, to: 5000 },
      projectDuration: 'oneToThreeMonths',
      receivedAt: server.clock.now().toISOString(),
      expiresAt: new Date(server.clock.now().getTime() + 7 * DAY).toISOString(),
      answeredAt: null,
      declineReason: null,
      domainOverview: null,
      contactMethods: [],
      chatUuid: null,
      updatedAt: server.clock.now().toISOString(),
      canSetMark: false,
      notes: [],
    });
    expect((await server.call('GET', '/account/counters', { token })).body).toMatchObject({ activeLeads: 1 });
    await server.call('PUT', `/account/leads/${uuid}/status`, { token, body: { status: 'accepted' } });
    const accepted = await lead(uuid);
    expect(accepted.contactMethods).toEqual([
      { type: 'email', value: 'emma@harbor.example' },
      { type: 'phone', value: '+4930901820' },
      { type: 'chat', value: 'portal' },
    ]);
    expect(accepted.chatUuid).not.toBeNull();
  });

  test('requires only name, email and text; its language then is the request’s', async () => {
    const nothing = { company: null, website: null, phone: '', services: [], budget: null, projectDuration: null };
    const answer = await send(
      {
        ...nothing,
        country: null,
        language: null,
        text: '弊社の通販サイトを検索で見つけてもらえるようにしたいです。予算は相談させてください。',
      },
      { headers: { 'accept-language': 'ja' } },
    );
    const { slug, ...others } = await lead(uuidOf(answer));
    expect(slug).toMatch(/^emma-carter-[\da-f]{8}$/);
    expect(others).toMatchObject({
      company: null,
      website: null,
      domain: null,
      country: null,
      language: 'ja',
      title: '弊社の通販サイトを検索で見つけてもらえるようにしたいです',
      services: [],
      budget: null,
      projectDuration: null,
    });
  });

  test('shortens a long first sentence to a title between words, and a single long word within it', async () => {
    const cut = await lead(uuidOf(await send({ text: `${'We want more customers and '.repeat(8)}that is all.` })));
    expect(cut.title).toBe('We want more customers and We want more customers and We want more customers and…');
    const endless = await lead(uuidOf(await send({ text: 'x'.repeat(300), name: '山田', company: null })));
    expect(endless.title).toBe(`${'x'.repeat(80)}…`);
    expect(endless.slug).toMatch(/^brief-[\da-f]{8}$/);
  });

  test.each<[Partial<Record<keyof BriefInput | 'more', unknown>>, string, string]>([
    [{ name: ' E ' }, 'name', 'minLength'],
    [{ name: '' }, 'name', 'required'],
    [{ email: 'nobody' }, 'email', 'emailFormat'],
    [{ company: 'x'.repeat(101) }, 'company', 'maxLength'],
    [{ website: 'javascript:alert(1)' }, 'website', 'websiteFormat'],
    [{ phone: '12' }, 'phone', 'phoneFormat'],
    [{ text: 'too short' }, 'text', 'minLength'],
    [{ text: 'x'.repeat(3001) }, 'text', 'maxLength'],
    [{ services: [1, 999] }, 'services[1]', 'unknown'],
    [{ services: Array.from({ length: 21 }, (_, index) => index + 1) }, 'services', 'maxLength'],
    [{ budget: 7 }, 'budget', 'unknown'],
    [{ projectDuration: 5 }, 'projectDuration', 'unknown'],
    [{ language: 'no language' }, 'language', 'unknown'],
    [{ country: 'Austria' }, 'country', 'pattern'],
    [{ more: 1 }, 'more', 'unknown'],
  ])('%o is refused at %s as %s', async (values, path, code) => {
    const before = await count();
    const { status, body } = await send(values);
    const fields = (body as { fields: { path: string; code: string }[] }).fields;
    expect([status, fields.map((field) => [field.path, field.code])]).toEqual([
      422,
      expect.arrayContaining([[path, code]]),
    ]);
    expect(await count()).toBe(before);
  });

  test.each(['in-review', 'nobody', '%00'])('is not accepted by the agency %s', async (alias) => {
    expect(await send({}, { alias })).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } });
  });
});

describe('limits', () => {
  const from = (address: string, key?: string): CallOptions => ({
    headers: { 'x-client-address': address, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });

  test('allow five an hour and twenty a day from one address, without affecting other addresses', async () => {
    const here = from('203.0.113.1');
    const statuses = async (times: number): Promise<number[]> =>
      await Promise.all(Array.from({ length: times }, async () => (await send({}, here)).status));
    expect((await statuses(7)).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 429, 429]);
    server.clock.advance(20 * MINUTE);
    expect(await send({}, here)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS' },
      headers: { 'retry-after': '2400' },
    });
    expect((await send({}, from('203.0.113.2'))).status).toBe(201);
    for (const _hour of [1, 2, 3]) {
      server.clock.advance(HOUR);
      expect(await statuses(5)).toEqual([201, 201, 201, 201, 201]);
    }
    server.clock.advance(HOUR);
    expect(await send({}, here)).toMatchObject({ status: 429, headers: { 'retry-after': String(19 * 3600 + 2400) } });
    server.clock.advance(DAY);
    expect((await send({}, here)).status).toBe(201);
    // Addresses are deleted once they no longer count towards the limit.
    expect(await server.db.selectFrom('brief_sends').select('address').execute()).toEqual([{ address: '203.0.113.1' }]);
  });

  test('do not count refused briefs', async () => {
    for (let round = 0; round < 6; round += 1)
      expect((await send({ email: 'x' }, from('203.0.113.3'))).status).toBe(422);
    expect((await send({}, from('203.0.113.3'))).status).toBe(201);
  });

  test('count briefs with the same key once, even concurrently', async () => {
    const before = await count();
    const twice = from('203.0.113.4', 'one-key');
    const answers = await Promise.all([send({}, twice), send({}, twice)]);
    for (let round = 0; round < 5; round += 1) answers.push(await send({}, twice));
    expect(new Set(answers.map(uuidOf)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const elsewhere = ['203.0.113.5', '203.0.113.6', '203.0.113.7'].map((address) => send({}, from(address, 'moved')));
    expect(new Set((await Promise.all(elsewhere)).map(uuidOf)).size).toBe(1);
    expect(await count()).toBe(before + 2);
    expect(answers.map(uuidOf)).not.toContain(uuidOf(await send({}, from('203.0.113.4', 'other-key'))));
    const other = await send({ text: 'Something else, about our other shop.' }, twice);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });
});
