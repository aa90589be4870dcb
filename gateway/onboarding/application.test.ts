import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { revisionOf } from '../profile/profileRevision.ts';
import { emptyWireProfile, wireProfile } from '../profile/testing/wireProfile.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { account } from './testing/wireAccount.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const SEND = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) {
  viewer { account { user { agencyStatus } } } errors { code path max } } }`;
const APPLICATION = {
  name: ' Kestrel Vale ',
  website: 'kestrelvale.example',
  email: 'Mara@KestrelVale.example',
  text: ' Search and content. ',
};

describe('sendApplication (SCR-03, O-39)', () => {
  test('stores name and website in the draft without changing the rest, then sends the survey (RST-06, RST-69)', async () => {
    portal.answer({
      ...account({ agencyStatus: 'draft' }),
      'GET /profile': wireProfile,
      'PUT /profile': wireProfile,
      'POST /account/survey': {},
    });
    const { data, calls, errors } = await portal.run(SEND, { input: APPLICATION });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      sendApplication: { viewer: { account: { user: { agencyStatus: 'DRAFT' } } }, errors: [] },
    });
    const writes = calls.filter(({ call }) => !call.startsWith('GET'));
    expect(writes.map(({ call }) => call)).toEqual(['PUT /profile', 'POST /account/survey']);
    expect(writes[0]?.body).toMatchObject({
      isDraft: true,
      name: 'Kestrel Vale',
      website: 'https://kestrelvale.example',
      tagline: wireProfile.tagline,
      services: wireProfile.services,
      semrushExpert: wireProfile.semrushExpert,
    });
    expect(writes[1]?.body).toEqual({
      type: 'application',
      email: 'mara@kestrelvale.example',
      text: 'Search and content.',
    });
  });

  test('does not write the draft again when repeated after a lost response, and uses the same key', async () => {
    const isDraft = true;
    const answers = (profile: object) => ({
      ...account({}),
      'GET /profile': profile,
      'PUT /profile': wireProfile,
      'POST /account/survey': {},
    });
    portal.answer(answers(emptyWireProfile));
    const first = await portal.run(SEND, { input: { ...APPLICATION, revision: revisionOf(emptyWireProfile) } });
    const stored = { ...wireProfile, isDraft, name: 'Kestrel Vale', website: 'https://kestrelvale.example' };
    portal.answer(answers(stored));
    const again = await portal.run(SEND, { input: { ...APPLICATION, revision: revisionOf(emptyWireProfile) } });
    expect(again.data).toMatchObject({ sendApplication: { errors: [] } });
    const [, survey] = first.calls.filter(({ call }) => !call.startsWith('GET'));
    const writes = again.calls.filter(({ call }) => !call.startsWith('GET'));
    expect(writes.map(({ call }) => call)).toEqual(['POST /account/survey']);
    expect(survey?.idempotencyKey).toMatch(/^[\w-]{43}$/);
    expect(writes[0]?.idempotencyKey).toBe(survey?.idempotencyKey);
  });

  test('keeps name and website of a profile changed in the meantime, and sends the application (PROFILE_CHANGED)', async () => {
    portal.answer({ ...account({}), 'GET /profile': wireProfile, 'POST /account/survey': {} });
    const { data, calls } = await portal.run(SEND, {
      input: { ...APPLICATION, revision: revisionOf(emptyWireProfile) },
    });
    expect(data).toEqual({
      sendApplication: {
        viewer: { account: { user: { agencyStatus: null } } },
        errors: [{ code: 'PROFILE_CHANGED', path: null, max: null }],
      },
    });
    const writes = calls.filter(({ call }) => !call.startsWith('GET'));
    expect(writes.map(({ call }) => call)).toEqual(['POST /account/survey']);
  });

  test('reports every rejected field without an upstream call (VAL-53)', async () => {
    portal.answer({});
    const { data, calls } = await portal.run(SEND, {
      input: { name: '', website: 'http://x.example', email: 'mara', text: 'x'.repeat(1001) },
    });
    expect(calls).toEqual([]);
    expect(data).toEqual({
      sendApplication: {
        viewer: null,
        errors: [
          { code: 'REQUIRED', path: ['name'], max: null },
          { code: 'INVALID_WEBSITE', path: ['website'], max: null },
          { code: 'INVALID_EMAIL', path: ['email'], max: null },
          { code: 'TOO_LONG', path: ['text'], max: 1000 },
        ],
      },
    });
  });

  test.each(['free', 'freeWithUsedTrial', 'withoutTariff'])('%s: refused before any write (ACC-03)', async (status) => {
    portal.answer({ ...account({}, status), 'GET /profile': emptyWireProfile });
    const { errors, calls } = await portal.run(SEND, { input: APPLICATION });
    expect(errors).toEqual(['sendApplication: SUBSCRIPTION_REQUIRED']);
    expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });

  test.each([
    ['PUT /profile', new Refusal(409, 'AGENCY_PUBLISHED'), { code: 'AGENCY_PUBLISHED', path: null, max: null }],
    [
      'POST /account/survey',
      new Refusal(422, 'VALIDATION_FAILED', { fields: [{ path: 'email', code: 'emailFormat' }] }),
      { code: 'INVALID_VALUE', path: ['email'], max: null },
    ],
  ])("%s: the upstream's refusal is reported for its field", async (call, refusal, error) => {
    portal.answer({
      ...account({}),
      'GET /profile': emptyWireProfile,
      'PUT /profile': wireProfile,
      'POST /account/survey': {},
      [call]: refusal,
    });
    const { data } = await portal.run(SEND, { input: APPLICATION });
    expect(data).toEqual({ sendApplication: { viewer: null, errors: [error] } });
  });

  test('fails as a whole if the survey cannot be sent, so that it is repeated', async () => {
    portal.answer({
      ...account({}),
      'GET /profile': emptyWireProfile,
      'PUT /profile': wireProfile,
      'POST /account/survey': new Refusal(500, 'BROKEN'),
    });
    const { errors } = await portal.run(SEND, { input: APPLICATION });
    expect(errors).toEqual(['sendApplication: UPSTREAM_ERROR']);
  });
});
