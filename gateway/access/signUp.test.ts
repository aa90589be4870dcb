import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }`;

test.each([
  ['Asia/Tokyo', { timeZone: 'Asia/Tokyo' }],
  ['Middle/Earth', { timeZone: 'Middle/Earth' }],
  ['Tokyo\0', {}],
  ['x'.repeat(101), {}],
  [null, {}],
])('the time zone %j is no reason to refuse an account', async (timeZone, sent) => {
  portal.answer({ 'POST /auth/signup': new Refusal(409, 'EMAIL_TAKEN') });
  const input = { email: 'ada@example.com', password: 'long enough', locale: 'DE', timeZone };
  const { calls, errors } = await portal.run(SIGN_UP, { input }, { isVisitor: true });
  expect(errors).toEqual([]);
  const body = { email: 'ada@example.com', password: 'long enough', locale: 'de', ...sent };
  expect(calls.map((call) => call.body)).toEqual([body]);
});
