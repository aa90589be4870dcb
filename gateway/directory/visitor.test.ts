import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { isRobot } from './knownRobots.ts';
import { wireFilters } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const KEY = '0b1ef000-0000-4000-8000-00000000000A';
const SENT = { uuid: 'b41ef000-0000-4000-8000-000000000001' };
const POST = 'POST /agencies/agency-1/leads';
const INPUT = {
  agencyAlias: 'agency-1',
  idempotencyKey: KEY,
  name: ' Ada\nLovelace ',
  email: 'Ada@Acme.example',
  text: 'We sell engines and would like to be found.',
};
const SEND = `mutation ($input: SendBriefInput!) { sendBrief(input: $input) {
  isSent errors { code path message retryAfterSeconds } } }`;

/** Sends a brief with these changes; returns the errors as `code path`. */
async function send(changes: object, answers: Record<string, unknown> = { [POST]: SENT }, isVisitor = true) {
  portal.answer({ 'GET /filters': wireFilters, ...answers });
  const answered = await portal.run(SEND, { input: { ...INPUT, ...changes } }, { isVisitor });
  type Payload = {
    isSent: boolean;
    errors: { code: string; path: string[] | null; retryAfterSeconds: number | null }[];
  };
  const payload = (answered.data as { sendBrief: Payload } | null)?.sendBrief;
  return {
    ...answered,
    calls: answered.calls.filter(({ call }) => call.startsWith('POST')),
    isSent: payload?.isSent,
    codes: payload?.errors.map(({ code, path }) => `${code} ${path?.join('.') ?? ''}`.trim()),
    wait: payload?.errors[0]?.retryAfterSeconds,
  };
}

describe('a brief (DIR-13, RST-76)', () => {
  test.each([true, false])(
    "is sent anonymously, with an idempotency key and the visitor's address; visitor: %s",
    async (isVisitor) => {
      const input = {
        agencyAlias: null,
        agencyId: toGlobalId('Agency', 'agency-1'),
        company: ' ',
        website: 'acme.example',
        phone: '0049 30 1234567',
        serviceIds: ['1', '101', '2', '1'].map((key) => toGlobalId('Service', key)),
        budgetId: toGlobalId('Budget', '6'),
        projectDurationId: toGlobalId('DurationRange', '1'),
        nickname: ' ',
      };
      const { isSent, codes, calls } = await send(input, { [POST]: SENT }, isVisitor);
      expect({ isSent, codes }).toEqual({ isSent: true, codes: [] });
      const body = {
        name: 'Ada Lovelace',
        email: 'ada@acme.example',
        company: null,
        website: 'https://acme.example',
        phone: '+49301234567',
        services: [1, 101, 2],
        budget: 6,
        projectDuration: 1,
        text: INPUT.text,
        language: 'en',
        country: null,
      };
      expect(calls).toEqual([{ call: POST, body, idempotencyKey: KEY.toLowerCase(), clientAddress: '127.0.0.1' }]);
    },
  );

  test('pretends success when the honeypot field is filled in, but sends nothing', async () => {
    const { isSent, codes, calls } = await send({ nickname: 'Bob', email: 'no email' });
    expect({ isSent, codes, calls }).toEqual({ isSent: true, codes: [], calls: [] });
  });

  test('reports all errors at once and sends nothing', async () => {
    const faults = {
      name: '',
      email: 'x',
      website: 'y',
      phone: 'z',
      serviceIds: [toGlobalId('Service', '1'), 'seo'],
      budgetId: '1',
      projectDurationId: toGlobalId('Budget', '1'),
      text: 'short',
    };
    const { codes, calls, isSent } = await send(faults);
    expect(codes).toEqual([
      'REQUIRED name',
      'INVALID_EMAIL email',
      'INVALID_WEBSITE website',
      'INVALID_PHONE phone',
      'TOO_SHORT text',
      'INVALID_VALUE serviceIds.1',
      'INVALID_VALUE budgetId',
      'INVALID_VALUE projectDurationId',
    ]);
    expect({ isSent, calls }).toEqual({ isSent: false, calls: [] });
  });

  test.each<[string, object, unknown, string]>([
    ['no such agency', {}, new Refusal(404, 'AGENCY_NOT_FOUND'), 'AGENCY_NOT_FOUND agencyAlias'],
    ['no alias', { agencyAlias: '../x' }, SENT, 'AGENCY_NOT_FOUND agencyAlias'],
    ['an alias as id', { agencyAlias: null, agencyId: 'agency-1' }, SENT, 'AGENCY_NOT_FOUND agencyId'],
    ['a field that only the upstream refuses', {}, refused('email', 'emailFormat'), 'INVALID_EMAIL email'],
    ['a part of a field', {}, refused('services[2]', 'unknown'), 'INVALID_VALUE serviceIds.2'],
    ['a field of another name', {}, refused('budget', 'unknown'), 'INVALID_VALUE budgetId'],
    ['a length', {}, refused('text', 'minLength'), 'TOO_SHORT text'],
  ])('maps the refusal to a user error: %s', async (_what, changes, answer, code) => {
    const { isSent, codes, errors } = await send(changes, { [POST]: answer });
    expect({ isSent, codes, errors }).toEqual({ isSent: false, codes: [code], errors: [] });
  });

  test('reports how long to wait after too many briefs', async () => {
    const { codes, wait } = await send({}, { [POST]: new Refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: '1800' }) });
    expect({ codes, wait }).toEqual({ codes: ['TOO_MANY_ATTEMPTS'], wait: 1800 });
  });

  test.each<[string, object, unknown, string]>([
    ['a key that is no uuid', { idempotencyKey: 'x' }, SENT, 'sendBrief: BAD_USER_INPUT'],
    ['no agency', { agencyAlias: null }, SENT, 'sendBrief: BAD_USER_INPUT'],
    ['two keys of an agency', { agencyId: toGlobalId('Agency', 'agency-1') }, SENT, 'sendBrief: BAD_USER_INPUT'],
    ['a failure of the upstream', {}, new Refusal(500, 'BROKEN'), 'sendBrief: UPSTREAM_ERROR'],
    ['a refusal of nothing that was sent', {}, refused('planet', 'unknown'), 'sendBrief: BAD_USER_INPUT'],
  ])('fails as a whole, not as a form error, for %s', async (_what, changes, answer, error) => {
    const { data, errors } = await send(changes, { [POST]: answer });
    expect({ data, errors }).toEqual({ data: null, errors: [error] });
  });
});

function refused(path: string, code: string): Refusal {
  return new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path, code }] });
}

const VIEW = '71e40000-0000-4000-8000-00000000000B';
const RECORD = 'mutation ($input: RecordAgencyEventsInput!) { recordAgencyEvents(input: $input) { isCounted } }';
const EVENT = { alias: 'agency-1', type: 'IMPRESSION' };
const ONE = 'POST /agencies/agency-1/events';
const MANY = 'POST /agencies/events';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
function record(input: object, userAgent = FIREFOX, answer: unknown = {}) {
  portal.answer({ [ONE]: answer, [MANY]: answer });
  return portal.run(RECORD, { input: { view: VIEW, events: [EVENT], ...input } }, { isVisitor: true, userAgent });
}

describe('events of a page (DIR-12)', () => {
  const view = VIEW.toLowerCase();
  test('sends all events of one agency in one call', async () => {
    const events = ['PAGE_VIEW', 'WEBSITE_CLICK', 'LINK_CLICK'].map((type) => ({ alias: 'agency-1', type }));
    const { data, calls } = await record({ events: [...events, { alias: '../x', type: 'PAGE_VIEW' }] });
    expect(data).toEqual({ recordAgencyEvents: { isCounted: true } });
    const sent = ['pageView', 'websiteClick', 'linkClick'].map((type) => ({ type, view }));
    expect(calls).toEqual([{ call: ONE, body: { events: sent } }]);
  });

  test('sends the events of a list in one call', async () => {
    const { data, calls } = await record({ events: [EVENT, { alias: 'agency-2', type: 'IMPRESSION' }] });
    expect(data).toEqual({ recordAgencyEvents: { isCounted: true } });
    const sent = ['agency-1', 'agency-2'].map((alias) => ({ alias, type: 'impression', view }));
    expect(calls).toEqual([{ call: MANY, body: { events: sent } }]);
  });

  test('ignores robots', async () => {
    const { data, calls, errors } = await record(
      {},
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    );
    expect({ data, calls, errors }).toEqual({
      data: { recordAgencyEvents: { isCounted: false } },
      calls: [],
      errors: [],
    });
  });

  test.each([
    ['fails', new Refusal(500, 'BROKEN')],
    ['refuses', new Refusal(422, 'VALIDATION_FAILED')],
  ])('hides upstream failures from visitors: %s', async (_what, answer) => {
    const { data, errors, log } = await record({}, FIREFOX, answer);
    expect({ data, errors }).toEqual({ data: { recordAgencyEvents: { isCounted: false } }, errors: [] });
    expect(log.length).toBe(1);
  });

  test.each([
    ['a view that is no uuid', { view: 'x' }],
    ['no events', { events: [] }],
    ['101 events', { events: Array.from({ length: 101 }, () => EVENT) }],
  ])('refuses %s as BAD_USER_INPUT', async (_what, input) => {
    const { errors, calls } = await record(input);
    expect({ errors, calls }).toEqual({ errors: ['recordAgencyEvents: BAD_USER_INPUT'], calls: [] });
  });
});

test.each([
  ['', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)', true],
  ['Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/131.0 Mobile Safari/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (compatible; Baiduspider-render/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  ['undici', true],
  ['Mozilla/5.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('recognizes robots by name: %s', (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
});
