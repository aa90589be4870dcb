import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const KEY = '5f6c1c1e-0000-4000-8000-00000000f001';

describe('sendFeedback (RST-72, ENT-55)', () => {
  const SEND = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
    isSent errors { code path reason retryAfterSeconds } } }`;
  const POST = 'POST /api/feedback';
  const INPUT = { page: 'leads', text: 'The filter is hard to find.', email: 'ada@example.com', idempotencyKey: KEY };
  const error = (
    code: string,
    field: string | null,
    reason: string | null = null,
    retryAfterSeconds: number | null = null,
  ) => ({
    code,
    path: field === null ? null : [field],
    reason,
    retryAfterSeconds,
  });

  test('is sent without a credential, even when signed in, with the page as c', async () => {
    for (const isVisitor of [false, true]) {
      portal.answer({ [POST]: {} });
      const { data, calls } = await portal.run(SEND, { input: INPUT }, { isVisitor });
      expect(data).toEqual({ sendFeedback: { isSent: true, errors: [] } });
      // The client without a credential fetches no CSRF token either.
      expect(calls).toEqual([
        {
          call: POST,
          body: { c: 'leads', message: INPUT.text, email: INPUT.email },
          idempotencyKey: KEY,
          clientAddress: '127.0.0.1',
        },
      ]);
    }
  });

  test('reports every rejected field before any call', async () => {
    portal.answer({});
    const { data, calls } = await portal.run(SEND, { input: { ...INPUT, text: ' ', email: 'ada' } });
    expect(data).toEqual({
      sendFeedback: { isSent: false, errors: [error('REQUIRED', 'text'), error('INVALID_EMAIL', 'email')] },
    });
    expect(calls).toEqual([]);
  });

  test.each([
    [
      { fields: [{ path: 'message', code: 'maxLength', message: 'Bitte kürzen.' }] },
      error('INVALID_VALUE', 'text', 'Bitte kürzen.'),
    ],
    [{ fields: [{ path: 'message', code: 'maxLength' }] }, error('INVALID_VALUE', 'text')],
    [
      { fields: [{ path: 'message', code: 'x', message: '<b>TypeError</b> at feedback.ts:12' }] },
      error('INVALID_VALUE', 'text'),
    ],
    [{ fields: [{ path: 'email', code: 'x', message: 'Only for developers' }] }, error('INVALID_EMAIL', 'email')],
  ])("passes on only the upstream's message about the text: %j (VAL-52)", async (more, expected) => {
    portal.answer({ [POST]: new Refusal(422, 'VALIDATION_FAILED', more) });
    const { data, log } = await portal.run(SEND, { input: INPUT });
    expect(data).toEqual({ sendFeedback: { isSent: false, errors: [expected] } });
    expect(JSON.stringify(log)).not.toContain('kürzen');
  });

  test('says how long to wait after too many attempts', async () => {
    portal.answer({ [POST]: new Refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: '3600' }) });
    expect((await portal.run(SEND, { input: INPUT })).data).toEqual({
      sendFeedback: { isSent: false, errors: [error('TOO_MANY_ATTEMPTS', null, null, 3600)] },
    });
  });

  test.each([
    [{ idempotencyKey: 'a key' }, 'BAD_USER_INPUT'],
    [{ page: 'a page' }, 'BAD_USER_INPUT'],
  ])('input that no form sends is refused: %j', async (patch, code) => {
    portal.answer({});
    expect((await portal.run(SEND, { input: { ...INPUT, ...patch } })).errors).toEqual([`sendFeedback: ${code}`]);
  });

  test('an upstream failure is not an error of the form', async () => {
    portal.answer({ [POST]: new Refusal(500, 'BROKEN') });
    expect((await portal.run(SEND, { input: INPUT })).errors).toEqual(['sendFeedback: UPSTREAM_ERROR']);
  });
});

describe('sendSurvey (RST-69)', () => {
  const SEND = `mutation ($input: SendSurveyInput!) { sendSurvey(input: $input) {
    viewer { id } errors { code path reason } } }`;
  const POST = 'POST /account/survey';
  const INPUT = { survey: 'LEAD_GENERATION', text: 'More leads from Spain.', email: 'ada@example.com' };

  test('stores an answer once, under a key derived from it', async () => {
    portal.answer({ 'GET /csrf': { token: 'csrf' }, [POST]: {} });
    const { data, calls } = await portal.run(SEND, { input: INPUT });
    expect(data).toMatchObject({ sendSurvey: { errors: [] } });
    const body = { type: 'leadGeneration', text: INPUT.text, email: INPUT.email };
    expect(calls).toMatchObject([{ call: POST, body }]);
    portal.answer({ 'GET /csrf': { token: 'csrf' }, [POST]: {} });
    const again = await portal.run(SEND, { input: INPUT });
    expect(again.calls[0]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    expect(calls[0]?.idempotencyKey).toBeTruthy();
  });

  test.each([
    [{ text: '' }, {}, [{ code: 'REQUIRED', path: ['text'], reason: null }]],
    [
      {},
      new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'email', code: 'emailFormat' }] }),
      [{ code: 'INVALID_EMAIL', path: ['email'], reason: null }],
    ],
    [
      {},
      new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'text', code: 'maxLength', message: 'Too long.' }] }),
      [{ code: 'INVALID_VALUE', path: ['text'], reason: 'Too long.' }],
    ],
  ])('refuses %j', async (patch, answer, errors) => {
    portal.answer({ 'GET /csrf': { token: 'csrf' }, [POST]: answer });
    expect((await portal.run(SEND, { input: { ...INPUT, ...patch } })).data).toEqual({
      sendSurvey: { viewer: null, errors },
    });
  });

  test('needs an account', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(SEND, { input: INPUT }, { isVisitor: true });
    expect({ errors, calls }).toEqual({ errors: ['sendSurvey: UNAUTHENTICATED'], calls: [] });
  });
});
