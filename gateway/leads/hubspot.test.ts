import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { leadUuid, wireLead } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const state = leadUuid(1);
const CALL = `GET /account/hubspot/oauth/?code=c1&state=${state}`;
const HAND_OVER = `mutation ($input: AddLeadToHubspotInput!) { addLeadToHubspot(input: $input) {
  lead { uuid stage } errors { code path } } }`;

function run(input: { code: string; state: string }) {
  return portal.run(HAND_OVER, { input });
}

test('a lead is added with one call and read again, and the account’s subscribers are notified (RST-68)', async () => {
  const lead = wireLead(1, { status: 'accepted', mark: 'addedToCrm' });
  portal.answer({ [CALL]: { uuid: state }, [`GET /account/leads/${state}`]: { lead } });
  const { data, calls, live } = await run({ code: 'c1', state });
  expect(calls).toEqual([{ call: CALL }, { call: `GET /account/leads/${state}` }]);
  expect(data).toEqual({ addLeadToHubspot: { lead: { uuid: state, stage: 'IN_CRM' }, errors: [] } });
  expect(live).toEqual(['kick account']);
});

test('a lead that was added but cannot be read is no failure', async () => {
  portal.answer({ [CALL]: { uuid: state }, [`GET /account/leads/${state}`]: new Refusal(429, 'TOO_MANY_REQUESTS') });
  const { data, errors, live } = await run({ code: 'c1', state });
  expect({ data, errors }).toEqual({ data: { addLeadToHubspot: { lead: null, errors: [] } }, errors: [] });
  expect(live).toEqual(['kick account']);
});

test.each([
  [new Refusal(403, 'HUBSPOT_NOT_ALLOWED'), 'HUBSPOT_NOT_ALLOWED', null],
  [new Refusal(422, 'HUBSPOT_CODE_REFUSED'), 'CODE_REFUSED', ['code']],
  [new Refusal(404, 'LEAD_NOT_FOUND'), 'LEAD_NOT_FOUND', ['state']],
  [new Refusal(409, 'LEAD_NOT_ACCEPTED'), 'LEAD_NOT_ACCEPTED', ['state']],
])('the refusal %o is the user error %s', async (refusal, code, path) => {
  portal.answer({ [CALL]: refusal });
  expect(await run({ code: 'c1', state })).toMatchObject({
    data: { addLeadToHubspot: { lead: null, errors: [{ code, path }] } },
    live: [],
  });
});

test.each([
  [{ code: 'c1', state: 'x' }, 'LEAD_NOT_FOUND'],
  [{ code: '', state }, 'CODE_REFUSED'],
  [{ code: 'x'.repeat(501), state }, 'CODE_REFUSED'],
])('an invalid state or code is refused without a call (%#)', async (input, code) => {
  portal.answer({});
  const { data, calls } = await run(input);
  expect({ data, calls }).toMatchObject({ data: { addLeadToHubspot: { errors: [{ code }] } }, calls: [] });
});

test('an outage is an error of the operation, not of the input', async () => {
  portal.answer({ [CALL]: new Refusal(500, '') });
  expect((await run({ code: 'c1', state })).errors).toEqual(['addLeadToHubspot: UPSTREAM_ERROR']);
});
