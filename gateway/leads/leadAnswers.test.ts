import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { ACCOUNT_ID, Refusal, startPortal } from '../relay/testing/portal.ts';
import type { Answers } from '../relay/testing/portal.ts';
import { CHAT, leadUuid, wireLead } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('answers', () => {
  const ERRORS = 'errors { code path }';
  const ACCEPT = `mutation ($id: ID!) { acceptLead(input: { leadId: $id }) {
    lead { id status chat { uuid } } account { id counters { activeLeads } } ${ERRORS} } }`;
  const DECLINE = `mutation ($id: ID!) { declineLead(input: { leadId: $id, reason: TOO_BUSY }) {
    lead { status declineReason } account { counters { activeLeads } } ${ERRORS} } }`;
  const id = toGlobalId('Lead', leadUuid(1));
  const base: Answers = { 'GET /csrf': { token: 't' }, 'GET /account/counters': { activeLeads: 3 } };
  const put = `PUT /account/leads/${leadUuid(1)}/status`;
  const post = `POST /account/leads/${leadUuid(1)}/decline-reason/`;

  test('accept: one write, the lead from its response, updated counters, a kick of the messenger (STA-02)', async () => {
    portal.answer({ ...base, [put]: { lead: wireLead(1, { status: 'accepted', chatUuid: CHAT }) } });
    const { data, calls, live } = await portal.run(ACCEPT, { id });
    expect(calls).toEqual([{ call: put, body: { status: 'accepted' } }, { call: 'GET /account/counters' }]);
    expect(live).toEqual(['kick account']);
    expect(data).toEqual({
      acceptLead: {
        lead: { id, status: 'ACCEPTED', chat: { uuid: CHAT } },
        account: { id: toGlobalId('Account', ACCOUNT_ID), counters: { activeLeads: 3 } },
        errors: [],
      },
    });
  });

  test('decline: the status first, then the reason (STA-03)', async () => {
    portal.answer({ ...base, [put]: { lead: wireLead(1, { status: 'declined' }) }, [post]: {} });
    const { data, calls } = await portal.run(DECLINE, { id });
    expect(calls).toEqual([
      { call: put, body: { status: 'declined' } },
      { call: post, body: { reason: 'too_busy' } },
      { call: 'GET /account/counters' },
    ]);
    expect(data).toMatchObject({
      declineLead: { lead: { status: 'DECLINED', declineReason: 'TOO_BUSY' }, errors: [] },
    });
  });

  test('decline with an unsaved reason: still declined, with REASON_NOT_SAVED', async () => {
    portal.answer({
      ...base,
      [put]: { lead: wireLead(1, { status: 'declined' }) },
      [post]: new Refusal(500, 'INTERNAL'),
    });
    const { data, errors, live } = await portal.run(DECLINE, { id });
    expect(errors).toEqual([]);
    expect(live).toEqual(['kick account']);
    expect(data).toMatchObject({
      declineLead: {
        lead: { status: 'DECLINED', declineReason: null },
        errors: [{ code: 'REASON_NOT_SAVED', path: ['reason'] }],
      },
    });
  });

  test('decline after a lost response: only the reason is saved, unless the lead has one (STA-03)', async () => {
    const get = `GET /account/leads/${leadUuid(1)}`;
    const answered = { ...base, [put]: new Refusal(409, 'LEAD_NOT_ACTIVE'), [post]: {} };
    portal.answer({ ...answered, [get]: { lead: wireLead(1, { status: 'declined' }) } });
    const { data, calls, live } = await portal.run(DECLINE, { id });
    expect(calls.map(({ call }) => call)).toEqual([put, get, post, 'GET /account/counters']);
    expect(live).toEqual(['kick account']);
    expect(data).toMatchObject({
      declineLead: { lead: { status: 'DECLINED', declineReason: 'TOO_BUSY' }, errors: [] },
    });
    portal.answer({ ...answered, [get]: { lead: wireLead(1, { status: 'declined', declineReason: 'spam' }) } });
    const other = await portal.run(DECLINE, { id });
    expect(other.calls.map(({ call }) => call)).not.toContain(post);
    expect(other.data).toMatchObject({
      declineLead: { lead: { declineReason: 'SPAM' }, errors: [{ code: 'LEAD_NOT_ACTIVE' }] },
    });
  });

  test('a lead that is no longer active is returned as it is (STA-04, STA-06)', async () => {
    portal.answer({
      ...base,
      [put]: new Refusal(409, 'LEAD_NOT_ACTIVE'),
      [`GET /account/leads/${leadUuid(1)}`]: { lead: wireLead(1, { status: 'expired' }) },
    });
    const accepted = await portal.run(ACCEPT, { id });
    expect(accepted.data).toMatchObject({
      acceptLead: { lead: { status: 'EXPIRED' }, errors: [{ code: 'LEAD_NOT_ACTIVE', path: ['leadId'] }] },
    });
    const declined = await portal.run(DECLINE, { id });
    expect(declined.calls.map(({ call }) => call)).not.toContain(post);
    expect(declined.data).toMatchObject({
      declineLead: { lead: { status: 'EXPIRED' }, errors: [{ code: 'LEAD_NOT_ACTIVE' }] },
    });
  });

  test.each([
    [new Refusal(500, 'INTERNAL'), 'UPSTREAM_ERROR'],
    [new Refusal(429, 'TOO_MANY_REQUESTS'), 'RATE_LIMITED'],
  ])('a lead that is no longer active and cannot be read is an error: %o', async (refusal, code) => {
    portal.answer({
      ...base,
      [put]: new Refusal(409, 'LEAD_NOT_ACTIVE'),
      [`GET /account/leads/${leadUuid(1)}`]: refusal,
    });
    expect((await portal.run(ACCEPT, { id })).errors).toEqual([`acceptLead: ${code}`]);
    expect((await portal.run(DECLINE, { id })).errors).toEqual([`declineLead: ${code}`]);
  });

  test('a lead that is no longer active and has been deleted since is null', async () => {
    portal.answer({
      ...base,
      [put]: new Refusal(409, 'LEAD_NOT_ACTIVE'),
      [`GET /account/leads/${leadUuid(1)}`]: new Refusal(404, 'LEAD_NOT_FOUND'),
    });
    expect((await portal.run(ACCEPT, { id })).data).toMatchObject({
      acceptLead: { lead: null, errors: [{ code: 'LEAD_NOT_ACTIVE' }] },
    });
  });

  test('another account’s lead, or an invalid id', async () => {
    portal.answer({ ...base, [put]: new Refusal(404, 'LEAD_NOT_FOUND') });
    const expected = { acceptLead: { lead: null, errors: [{ code: 'LEAD_NOT_FOUND', path: ['leadId'] }] } };
    expect((await portal.run(ACCEPT, { id })).data).toMatchObject(expected);
    const other = await portal.run(ACCEPT, { id: toGlobalId('Chat', leadUuid(1)) });
    expect(other.data).toMatchObject(expected);
    expect(other.calls).toEqual([{ call: 'GET /account/counters' }]);
  });

  test('a refusal without a subscription is an error, and nothing is written twice', async () => {
    portal.answer({ ...base, [put]: new Refusal(403, 'SUBSCRIPTION_REQUIRED') });
    const { errors, calls } = await portal.run(ACCEPT, { id });
    expect(errors).toEqual(['acceptLead: SUBSCRIPTION_REQUIRED']);
    expect(calls.length).toBe(1);
  });
});
