import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Random, random } from './db/demo/random.ts';
import { insertAgency } from './db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from './http/testing/testServer.ts';

// Concurrent changes of one account that lock the same rows. Only PostgreSQL runs transactions at the same time:
//   TEST_DATABASE_URL=<url> CONCURRENT_CHANGES=2000 npx vitest run upstream/concurrentChanges.test.ts
const COUNT = Number(process.env['CONCURRENT_CHANGES'] ?? 60);
const AT_ONCE = 16;

const EMAIL = 'busy@agency.example';
const ALIAS = 'busy-agency';
const CHOICES = { services: [], budget: null, projectDuration: null };
const TEXT = 'Fifty characters at least are needed to say what was done.';
const TEXTS = { challenge: TEXT, solution: TEXT, result: TEXT };
const REVIEW = { ...CHOICES, ...TEXTS, status: 'pending' };
const STORY = { ...TEXTS, name: 'A story', budget: 5_000, duration: 3, year: 2025, status: 'published' };
const SENDER = { name: 'Al Bo', email: 'al@bo.example', company: null, website: null, phone: null, country: null };
const BRIEF = { ...CHOICES, ...SENDER, text: TEXT, language: null };
const EVENTS = ['lead.received', 'lead.accepted', 'review.published'];

let server: TestServer;
let token: string;
let csrf: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp(EMAIL);
  csrf = await server.csrf(token);
  await server.call('PUT', `/control/accounts/${EMAIL}/subscription`, { body: { status: 'paid', tariff: 'AGK_L' } });
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  await insertAgency(server.db, 'Busy Agency', { account_id: id, alias: ALIAS });
}, START_WITHIN);

interface Answered {
  readonly call: string;
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

const answers: Answered[] = [];
let sent = 0;

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Answered['body']> {
  sent += 1;
  // A client of its own for each call, because briefs and answers to reviews are limited by address.
  const headers = { 'x-client-address': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
  const answer = await server.call(method, url, { token, csrf, headers, ...(body !== undefined && { body }) });
  const answered = { call: `${method} ${url}`, status: answer.status, body: (answer.body ?? {}) as Answered['body'] };
  answers.push(answered);
  return answered.body;
}

/** Sequences of calls, several of which run at the same time. */
const changes: readonly ((generator: Random) => Promise<unknown>)[] = [
  async () => {
    const { uuid } = await ask('POST', `/control/accounts/${EMAIL}/leads`);
    await ask('PUT', `/account/leads/${uuid}/status`, { status: 'accepted' });
    const { uuid: review } = await ask('PUT', `/account/leads/${uuid}/review/${randomUUID()}/`, REVIEW);
    const answer = { decision: 'confirm', author: 'Ada Bell', company: null, rating: 5 };
    await Promise.all([
      ask('POST', `/reviews/${review}`, answer),
      ask('POST', `/account/leads/${uuid}/notes`, { text: 'Called.' }),
    ]);
  },
  async () => {
    const { uuid } = await ask('POST', `/control/accounts/${EMAIL}/leads`);
    await ask('PUT', `/account/leads/${uuid}/status`, { status: 'declined' });
    await ask('POST', `/account/leads/${uuid}/decline-reason/`, { reason: 'budget' });
  },
  () => ask('POST', `/agencies/${ALIAS}/leads`, BRIEF),
  () => ask('GET', '/account/leads?sort=updated'),
  () => ask('PUT', `/control/accounts/${EMAIL}/agency`, { moderationStatus: 'approved' }),
  async (generator) => {
    const { id } = await ask('POST', '/profile/stories', STORY);
    if (generator.chance(0.5)) await ask('DELETE', `/profile/stories/${id}`);
  },
  async () => {
    const input = { url: `https://receiver.example/${randomUUID()}`, events: EVENTS };
    const { webhook } = (await ask('POST', '/account/webhooks', input)) as unknown as { webhook?: { id: string } };
    if (webhook === undefined) return;
    await ask('POST', `/account/webhooks/${webhook.id}/test`);
    await ask('DELETE', `/account/webhooks/${webhook.id}`);
  },
];

test(
  'concurrent changes of an account never fail because of each other',
  { timeout: 60_000 + COUNT * 200 },
  async () => {
    const generator = random('concurrent changes');
    let left = COUNT;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await generator.pick(changes)(generator);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // The calls do what they should; only webhooks have a limit that many at once can reach.
    expect(answers.filter(({ call, status }) => status >= 400 && call !== 'POST /account/webhooks')).toEqual([]);
  },
);
