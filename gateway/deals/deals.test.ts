import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { wireFilters } from '../directory/testing/wire.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import type { WireDeal } from '../../upstream/contract/deals.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const UUID = '5f0c1f6a-7f0e-4c52-9d0b-3f4a4f3f0001';
const LEAD = '5f0c1f6a-7f0e-4c52-9d0b-3f4a4f3f0002';
const id = toGlobalId('Deal', UUID);
const path = `/account/deals/${UUID}`;
function wire(changes: Partial<WireDeal> = {}): WireDeal {
  return {
    dealUuid: UUID,
    leadUuid: LEAD,
    name: 'Harbor & Pine',
    website: null,
    budget: 4200,
    duration: 'lessThanMonth',
    status: 'pending',
    answer: null,
    ...changes,
  };
}
const FIELDS = 'id name website budget { amount currency } projectDuration { id from to } status answer canAnswer';

test('a deal by uuid or global id, with its lead’s id without a call (ENT-44)', async () => {
  portal.answer({ [`GET ${path}`]: wire(), 'GET /filters': wireFilters });
  for (const keys of [{ uuid: UUID.toUpperCase() }, { id }]) {
    const { data, calls } = await portal.run(
      `query ($id: ID, $uuid: String) { viewer { deal(id: $id, uuid: $uuid) { ${FIELDS} lead { uuid } } } }`,
      keys,
    );
    expect(calls).toEqual([{ call: `GET ${path}` }, { call: 'GET /filters' }]);
    expect(data).toEqual({
      viewer: {
        deal: {
          id,
          name: 'Harbor & Pine',
          website: null,
          budget: { amount: 4200, currency: 'USD' },
          projectDuration: { id: toGlobalId('DurationRange', '1'), from: null, to: 1 },
          status: 'PENDING',
          answer: null,
          canAnswer: true,
          lead: { uuid: LEAD },
        },
      },
    });
  }
});

describe('the deals to confirm', () => {
  const ask = `{ viewer { pendingDeals { ${FIELDS} lead { uuid } } } }`;

  test('take one call', async () => {
    portal.answer({ 'GET /account/deals': { deals: [wire({ duration: null })] } });
    const { data, calls } = await portal.run(ask);
    expect(calls).toEqual([{ call: 'GET /account/deals' }]);
    expect(data).toMatchObject({ viewer: { pendingDeals: [{ id, canAnswer: true, lead: { uuid: LEAD } }] } });
  });

  test.each([new Refusal(404, 'NOT_FOUND'), new Refusal(403, 'SUBSCRIPTION_REQUIRED')])(
    'are null if the upstream cannot list them, and for accounts that may not chat: $code',
    async (refusal) => {
      portal.answer({ 'GET /account/deals': refusal });
      expect(await portal.run(ask)).toMatchObject({ data: { viewer: { pendingDeals: null } }, errors: [] });
    },
  );
});

test('an unknown or invalid id has no deal', async () => {
  portal.answer({ [`GET ${path}`]: new Refusal(404, 'DEAL_NOT_FOUND') });
  const ask = 'query ($id: ID!) { viewer { deal(id: $id) { id } } }';
  expect((await portal.run(ask, { id })).data).toEqual({ viewer: { deal: null } });
  for (const other of ['../leads', UUID, toGlobalId('Lead', UUID)]) {
    expect(await portal.run(ask, { id: other })).toMatchObject({ data: { viewer: { deal: null } }, calls: [] });
  }
});

const ANSWER = `mutation ($input: AnswerDealInput!) { answerDeal(input: $input) {
  deal { id status answer canAnswer } errors { code path } } }`;

test('yes with another budget: one write, the updated deal, a kick of the chats (STA-57)', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [`PUT ${path}`]: {},
    [`GET ${path}`]: wire({ status: 'confirmed', answer: 'yes' }),
  });
  const input = {
    dealId: id,
    answer: 'YES',
    budgetOther: ' About\n5,000 ',
    projectDurationId: toGlobalId('DurationRange', '2'),
    comment: 'x',
  };
  const { data, calls, live } = await portal.run(ANSWER, { input });
  expect(calls[0]).toEqual({
    call: `PUT ${path}`,
    body: { answer: { value: 'yes' }, budget: { id: 100, comment: 'About 5,000' }, duration: { id: 2 } },
  });
  expect(live).toEqual(['kick account']);
  expect(data).toEqual({
    answerDeal: { deal: { id, status: 'CONFIRMED', answer: 'YES', canAnswer: false }, errors: [] },
  });
});

test.each([
  [{ answer: 'YES', budgetOther: ' ' }, [{ code: 'REQUIRED', path: ['budgetOther'] }]],
  [{ answer: 'YES', projectDurationOther: 'd'.repeat(101) }, [{ code: 'TOO_LONG', path: ['projectDurationOther'] }]],
  [{ answer: 'YES', budgetId: 'many' }, [{ code: 'INVALID_VALUE', path: ['budgetId'] }]],
  [{ answer: 'YES', budgetId: '2' }, [{ code: 'INVALID_VALUE', path: ['budgetId'] }]],
  [
    { answer: 'YES', budgetId: toGlobalId('Budget', '2'), budgetOther: 'About 5,000' },
    [{ code: 'INVALID_VALUE', path: ['budgetId'] }],
  ],
  [{ answer: 'OTHER' }, [{ code: 'REQUIRED', path: ['comment'] }]],
  [{ answer: 'NO', comment: 'short' }, [{ code: 'TOO_SHORT', path: ['comment'] }]],
])('%j is refused before any call (VAL-47 to VAL-51)', async (input, errors) => {
  portal.answer({});
  const { data, calls } = await portal.run(ANSWER, { input: { dealId: id, ...input } });
  expect(data).toEqual({ answerDeal: { deal: null, errors } });
  expect(calls).toEqual([]);
});

test.each([
  ['budget.id', 'budgetId'],
  ['duration.comment', 'projectDurationOther'],
  ['answer.value', 'answer'],
])('the upstream refuses %s: an error of %s', async (field, name) => {
  const fields = [{ path: field, code: 'INVALID_VALUE' }];
  portal.answer({ 'GET /csrf': { token: 't' }, [`PUT ${path}`]: new Refusal(422, 'VALIDATION_FAILED', { fields }) });
  const { data } = await portal.run(ANSWER, { input: { dealId: id, answer: 'YES' } });
  expect(data).toEqual({ answerDeal: { deal: null, errors: [{ code: 'INVALID_VALUE', path: [name] }] } });
});

test('a deal that was answered in the meantime is returned as it is', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [`PUT ${path}`]: new Refusal(409, 'DEAL_ANSWERED'),
    [`GET ${path}`]: wire({ status: 'denied', answer: 'no' }),
  });
  const { data } = await portal.run(ANSWER, { input: { dealId: id, answer: 'STILL_NEGOTIATING' } });
  expect(data).toEqual({
    answerDeal: {
      deal: { id, status: 'DENIED', answer: 'NO', canAnswer: false },
      errors: [{ code: 'DEAL_ANSWERED', path: ['dealId'] }],
    },
  });
});

test('a deal that cannot be read after its answer was saved is null, without an error', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [`PUT ${path}`]: {},
    [`GET ${path}`]: new Refusal(403, 'SCOPE_MISSING'),
  });
  const { data, errors } = await portal.run(ANSWER, { input: { dealId: id, answer: 'STILL_NEGOTIATING' } });
  expect(data).toEqual({ answerDeal: { deal: null, errors: [] } });
  expect(errors).toEqual([]);
});

test('an answer that came too late is reported even if the deal cannot be read', async () => {
  portal.answer({
    'GET /csrf': { token: 't' },
    [`PUT ${path}`]: new Refusal(409, 'DEAL_ANSWERED'),
    [`GET ${path}`]: new Refusal(500, ''),
  });
  const { data, errors } = await portal.run(ANSWER, { input: { dealId: id, answer: 'STILL_NEGOTIATING' } });
  expect(data).toEqual({ answerDeal: { deal: null, errors: [{ code: 'DEAL_ANSWERED', path: ['dealId'] }] } });
  expect(errors).toEqual([]);
});
