import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireOriginalReview, WireReviewRequest } from '../../upstream/contract/reviews.ts';
import { wireFilters } from '../directory/testing/wire.ts';
import { leadUuid, wireLead } from '../leads/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import type { Answers } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const LEAD = leadUuid(1);
const UUID = '5f0c1f6a-7f0e-4c52-9d0b-3f4a4f3f0007';
const leadId = toGlobalId('Lead', LEAD);
const GET = `GET /account/leads/${LEAD}/review/`;
const PUT = `PUT /account/leads/${LEAD}/review/${UUID}/`;
function wire(changes: Partial<WireOriginalReview> = {}): WireOriginalReview {
  return {
    uuid: UUID,
    services: [],
    budget: null,
    projectDuration: 1,
    challenge: 'Begun',
    solution: null,
    result: null,
    status: 'draft',
    ...changes,
  };
}
const texts = { challenge: 'c'.repeat(50), solution: 's'.repeat(50), result: 'r'.repeat(50) };

test('a lead has a review, read only if selected (ENT-39)', async () => {
  portal.answer({ [`GET /account/leads/${LEAD}`]: { lead: wireLead(1) }, [GET]: wire(), 'GET /filters': wireFilters });
  const ask = `query ($id: ID!) { viewer { lead(id: $id) { name review {
    uuid status canEdit services { id } budget { key } projectDuration { key } challenge result } } } }`;
  expect((await portal.run(ask, { id: leadId })).data).toEqual({
    viewer: {
      lead: {
        name: 'Ada',
        review: {
          uuid: UUID,
          status: 'DRAFT',
          canEdit: true,
          services: [],
          budget: null,
          projectDuration: { key: '1' },
          challenge: 'Begun',
          result: null,
        },
      },
    },
  });
});

test('reviewable leads and numbers (ENT-40, ENT-41)', async () => {
  const lead = { uuid: LEAD, name: 'Ada', company: null, domain: null, answeredAt: '2026-11-20T10:00:00.000Z' };
  portal.answer({
    'GET /account/reviews/leads/?pageNumber=1&pageSize=20': { leads: [{ ...lead, reviewStatus: 'created' }] },
    'GET /profile/reviews/': {
      rating: 4.5,
      count: 3,
      google: { status: 'in_progress', count: 1 },
      original: { status: 'has_drafts', count: 2 },
    },
  });
  const { data, calls } = await portal.run(`{ viewer {
    reviewableLeads { nodes { leadId name reviewStatus } }
    reviewSummary { rating count originalCount originalStatus googleCount googleStatus } } }`);
  expect(calls).toHaveLength(2);
  expect(data).toEqual({
    viewer: {
      reviewableLeads: { nodes: [{ leadId, name: 'Ada', reviewStatus: 'CREATED' }] },
      reviewSummary: {
        rating: 4.5,
        count: 3,
        originalCount: 2,
        originalStatus: 'HAS_DRAFTS',
        googleCount: 1,
        googleStatus: 'IN_PROGRESS',
      },
    },
  });
});

describe('saveReview (STA-45 to STA-48)', () => {
  const SAVE = `mutation ($input: SaveReviewInput!) { saveReview(input: $input) {
    lead { reviewStatus review { status } } shareUuid errors { code path } } }`;
  const save = async (changes: object, answers: Answers) => {
    portal.answer({
      'GET /csrf': { token: 't' },
      'GET /filters': wireFilters,
      [GET]: wire(),
      [`GET /account/leads/${LEAD}`]: { lead: wireLead(1, { status: 'accepted', reviewStatus: 'pending' }) },
      ...answers,
    });
    const answered = await portal.run(SAVE, { input: { leadId, ...texts, submit: true, ...changes } });
    return { ...answered, puts: answered.calls.filter(({ call }) => call.startsWith('PUT')) };
  };

  test('submits with the draft’s uuid and returns the link to share', async () => {
    const input = {
      serviceIds: [toGlobalId('Service', '101')],
      budgetId: toGlobalId('Budget', '2'),
      challenge: ` ${texts.challenge} `,
    };
    const { data, puts } = await save(input, { [PUT]: { uuid: UUID } });
    const body = { services: [101], budget: 2, projectDuration: null, ...texts, status: 'pending' };
    expect(puts).toEqual([{ call: PUT, body }]);
    expect(data).toEqual({
      saveReview: { lead: { reviewStatus: 'PENDING', review: { status: 'DRAFT' } }, shareUuid: UUID, errors: [] },
    });
  });

  test('returns no link if there is nothing to share', async () => {
    for (const answer of [{}, { uuid: null }]) {
      expect((await save({}, { [PUT]: answer })).data).toMatchObject({ saveReview: { shareUuid: null, errors: [] } });
    }
  });

  test.each([
    [{ challenge: ' ' }, ['REQUIRED challenge']],
    [{ solution: 'x'.repeat(49) }, ['TOO_SHORT solution']],
    [{ result: 'x'.repeat(301) }, ['TOO_LONG result']],
    [{ serviceIds: ['seo'], budgetId: '2', submit: false }, ['INVALID_VALUE serviceIds.0', 'INVALID_VALUE budgetId']],
    [{ leadId: '../x' }, ['LEAD_NOT_FOUND leadId']],
  ])('%j is refused without a write (VAL-41)', async (input, codes) => {
    const { data, puts } = await save(input, {});
    type Payload = { saveReview: { errors: { code: string; path: string[] }[] } };
    const { errors } = (data as unknown as Payload).saveReview;
    expect(errors.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(codes);
    expect(puts).toEqual([]);
  });

  test.each([
    [new Refusal(409, 'REVIEW_NOT_EDITABLE'), 'REVIEW_NOT_EDITABLE', ['leadId']],
    [new Refusal(404, 'LEAD_NOT_FOUND'), 'LEAD_NOT_FOUND', ['leadId']],
    [
      new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'budget', code: 'INVALID_VALUE' }] }),
      'INVALID_VALUE',
      ['budgetId'],
    ],
  ])('the upstream’s refusal is a user error: %j', async (refusal, code, path) => {
    expect((await save({}, { [PUT]: refusal })).data).toMatchObject({ saveReview: { errors: [{ code, path }] } });
  });

  test('a submission repeated after a lost response succeeds, a draft does not', async () => {
    const stored = wire({ projectDuration: null, ...texts, status: 'pending' });
    const answers = { [GET]: stored, [PUT]: new Refusal(409, 'REVIEW_NOT_EDITABLE') };
    expect((await save({}, answers)).data).toMatchObject({ saveReview: { shareUuid: UUID, errors: [] } });
    expect((await save({ submit: false }, answers)).data).toMatchObject({ saveReview: { errors: [{}] } });
  });

  test('an outage is an error, but a failed read of the lead afterwards is not', async () => {
    expect((await save({}, { [PUT]: new Refusal(503, 'DOWN') })).errors).not.toEqual([]);
    const down = { [`GET /account/leads/${LEAD}`]: new Refusal(503, 'DOWN') };
    const data = { saveReview: { lead: null, shareUuid: UUID, errors: [] } };
    expect(await save({}, { [PUT]: { uuid: UUID }, ...down })).toMatchObject({ data, errors: [] });
  });
});

describe('the client’s answer (O-30)', () => {
  const PATH = `/reviews/${UUID}`;
  const request = (status: WireReviewRequest['status']): WireReviewRequest => ({
    uuid: UUID,
    status,
    agency: { name: 'Northbeam', alias: null },
    services: [101],
    budget: null,
    projectDuration: null,
    ...texts,
  });
  const ANSWER = `mutation ($input: AnswerReviewRequestInput!) { answerReviewRequest(input: $input) {
    request { status } errors { code path retryAfterSeconds } } }`;
  const reply = async (changes: object, answers: Answers) => {
    portal.answer({ 'GET /filters': wireFilters, [`GET ${PATH}`]: request('published'), ...answers });
    const input = { uuid: UUID, decision: 'CONFIRM', author: ' Ada\nBell ', rating: 5, ...changes };
    const answered = await portal.run(ANSWER, { input }, { isVisitor: true });
    return { ...answered, posts: answered.calls.filter(({ call }) => call.startsWith('POST')) };
  };

  test('reads a submitted review without an account, and nothing for an invalid uuid', async () => {
    portal.answer({ 'GET /filters': wireFilters, [`GET ${PATH}`]: request('pending') });
    const ask =
      'query ($uuid: String!) { reviewRequest(uuid: $uuid) { status agencyName agencyAlias services { id } result } }';
    expect((await portal.run(ask, { uuid: UUID }, { isVisitor: true })).data).toEqual({
      reviewRequest: {
        status: 'PENDING',
        agencyName: 'Northbeam',
        agencyAlias: null,
        services: [{ id: toGlobalId('Service', '101') }],
        result: texts.result,
      },
    });
    expect(await portal.run(ask, { uuid: '../agencies' }, { isVisitor: true })).toMatchObject({
      data: { reviewRequest: null },
      calls: [],
    });
    portal.answer({ 'GET /filters': wireFilters, [`GET ${PATH}`]: new Refusal(404, 'REVIEW_NOT_FOUND') });
    expect((await portal.run(ask, { uuid: UUID })).data).toEqual({ reviewRequest: null });
  });

  test('confirms with name and rating, or refuses without further fields, with the client’s own address', async () => {
    const confirmed = await reply({}, { [`POST ${PATH}`]: {} });
    const body = { decision: 'confirm', author: 'Ada Bell', company: null, rating: 5 };
    expect(confirmed.posts).toEqual([{ call: `POST ${PATH}`, body, clientAddress: '127.0.0.1' }]);
    expect(confirmed.data).toEqual({ answerReviewRequest: { request: { status: 'PUBLISHED' }, errors: [] } });
    const refused = await reply({ decision: 'REFUSE' }, { [`POST ${PATH}`]: {} });
    expect(refused.posts).toMatchObject([{ body: { decision: 'refuse', author: null, company: null, rating: null } }]);
  });

  test.each([
    [{ author: '' }, {}, { code: 'REQUIRED', path: ['author'] }],
    [{ rating: 6 }, {}, { code: 'INVALID_VALUE', path: ['rating'] }],
    [{ uuid: 'x' }, {}, { code: 'REVIEW_NOT_FOUND', path: ['uuid'] }],
    [{}, { [`POST ${PATH}`]: new Refusal(409, 'REVIEW_ANSWERED') }, { code: 'REVIEW_ANSWERED', path: ['uuid'] }],
    [
      {},
      { [`POST ${PATH}`]: new Refusal(429, 'TOO_MANY_ATTEMPTS', { retryAfter: '60' }) },
      { code: 'TOO_MANY_ATTEMPTS', path: null, retryAfterSeconds: 60 },
    ],
  ])('the answer %j is refused, with upstream %j', async (changes, answers, error) => {
    expect((await reply(changes, answers)).data).toMatchObject({ answerReviewRequest: { errors: [error] } });
  });
});
