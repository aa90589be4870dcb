import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAccount } from '../../upstream/contract/account.ts';
import { account } from '../onboarding/testing/wireAccount.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

const CALL = 'PUT /account/time-zone';
const wireAccount = { ...(account({})['GET /account/'] as WireAccount), timeZone: 'Asia/Tokyo' };

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

async function setTimeZone(timeZone: string, response: WireAccount | Refusal) {
  portal.answer({ 'GET /csrf': { token: 't' }, [CALL]: response });
  const text = `mutation ($timeZone: String!) { setTimeZone(input: { timeZone: $timeZone }) {
    account { timeZone canSetTimeZone } errors { code path } } }`;
  return await portal.run(text, { timeZone });
}

test('is set with one write, whose response is the account', async () => {
  const { data, calls } = await setTimeZone('Asia/Tokyo', { ...wireAccount, canSetTimeZone: true });
  expect(calls).toEqual([{ call: CALL, body: { timeZone: 'Asia/Tokyo' } }]);
  expect(data).toEqual({ setTimeZone: { account: { timeZone: 'Asia/Tokyo', canSetTimeZone: true }, errors: [] } });
});

test('is refused if the upstream does not know it, or cannot set one', async () => {
  const refused = (code: string, path: string[] | null) => ({
    setTimeZone: { account: null, errors: [{ code, path }] },
  });
  const unknown = new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'timeZone', code: 'unknown' }] });
  expect((await setTimeZone('Middle/Earth', unknown)).data).toEqual(refused('INVALID_VALUE', ['timeZone']));
  const missing = new Refusal(404, 'NOT_FOUND');
  expect((await setTimeZone('Asia/Tokyo', missing)).data).toEqual(refused('NOT_AVAILABLE', null));
});

test('cannot be set where the upstream does not say that it can', async () => {
  portal.answer({ 'GET /account/': wireAccount });
  const { data } = await portal.run('{ viewer { account { timeZone canSetTimeZone } } }');
  expect(data).toEqual({ viewer: { account: { timeZone: 'Asia/Tokyo', canSetTimeZone: false } } });
});
