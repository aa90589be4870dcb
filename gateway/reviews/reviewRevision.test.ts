import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireOriginalReview } from '../../upstream/contract/reviews.ts';
import { wireFilters } from '../directory/testing/wire.ts';
import { leadUuid, wireLead } from '../leads/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const LEAD = leadUuid(1);
const UUID = '5f0c1f6a-7f0e-4c52-9d0b-3f4a4f3f0007';
const leadId = toGlobalId('Lead', LEAD);
const PUT = `PUT /account/leads/${LEAD}/review/${UUID}/`;
const EMPTY: WireOriginalReview = {
  uuid: UUID,
  services: [],
  budget: null,
  projectDuration: null,
  challenge: null,
  solution: null,
  result: null,
  status: 'empty',
};
const MINE = { challenge: 'Mine', solution: '', result: '' };

function answers(stored: WireOriginalReview, put: unknown = { uuid: UUID }) {
  return {
    'GET /csrf': { token: 't' },
    'GET /filters': wireFilters,
    [`GET /account/leads/${LEAD}/review/`]: stored,
    [`GET /account/leads/${LEAD}`]: { lead: wireLead(1, { status: 'accepted' }) },
    [PUT]: put,
  };
}

/** Saves a draft that is based on the empty review, while `stored` is saved. */
async function save(stored: WireOriginalReview, put?: unknown) {
  portal.answer(answers(EMPTY));
  const { data: read } = await portal.run(`query ($id: ID!) { viewer { lead(id: $id) { review { revision } } } }`, {
    id: leadId,
  });
  const { revision } = (read as { viewer: { lead: { review: { revision: string } } } }).viewer.lead.review;
  portal.answer(answers(stored, put));
  const { data, calls } = await portal.run(
    `mutation ($input: SaveReviewInput!) { saveReview(input: $input) {
      review { challenge revision } errors { code path } } }`,
    { input: { leadId, ...MINE, submit: false, revision } },
  );
  return { data, hasWritten: calls.some(({ call }) => call === PUT) };
}

test.each([
  ['is as it was read', EMPTY],
  ['has what an earlier attempt without a response sent', { ...EMPTY, ...MINE, status: 'draft' as const }],
])('a review that %s is saved (RST-30)', async (_case, stored) => {
  const { data, hasWritten } = await save(stored);
  expect(hasWritten).toBe(true);
  expect(data).toEqual({ saveReview: { review: null, errors: [] } });
});

test('a review saved meanwhile is returned and not overwritten (RST-30)', async () => {
  const { data, hasWritten } = await save({ ...EMPTY, challenge: 'Theirs', status: 'draft' });
  expect(hasWritten).toBe(false);
  const review = { challenge: 'Theirs', revision: expect.any(String) as string };
  expect(data).toEqual({ saveReview: { review, errors: [{ code: 'REVIEW_CHANGED', path: null }] } });
});

test('a review submitted meanwhile can no longer be edited (STA-47)', async () => {
  const refusal = new Refusal(409, 'REVIEW_NOT_EDITABLE');
  const { data } = await save({ ...EMPTY, challenge: 'Theirs', status: 'pending' }, refusal);
  expect(data).toMatchObject({ saveReview: { review: null, errors: [{ code: 'REVIEW_NOT_EDITABLE' }] } });
});
