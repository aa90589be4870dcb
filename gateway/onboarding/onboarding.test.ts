import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireLead, wireLeadPage } from '../leads/testing/wire.ts';
import { emptyWireProfile, wireProfile } from '../profile/testing/wireProfile.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const LEADS = 'GET /account/leads?pageNumber=1&pageSize=100&period=all&status=accepted&type=all';

function account(user: object, status = 'trial'): Record<string, unknown> {
  return {
    'GET /account/': {
      user: {
        id: 'u',
        email: 'a@demo.example',
        semrushId: 1,
        getStarted: false,
        forms: [],
        agencyStatus: null,
        blockReason: null,
        filledDraft: false,
        agencyAlias: null,
        roles: ['Owner'],
        moderationStatus: null,
        hasHubspotAccess: false,
        ...user,
      },
      locale: 'en',
      timeZone: 'UTC',
      offers: [],
    },
    'GET /csrf': { token: 't' },
    'GET /account/subscription/': { data: { subscription: { productName: 'FREE', status, tariff: 'AGK_S' } } },
  };
}

function score(successStories: number, certs: object): object {
  return {
    project: null,
    hasSiteAudit: false,
    canSetupSiteAudit: false,
    limits: { max: 3, name: 'projects', used: 0 },
    score: null,
    scoredAt: null,
    certs: { agency: false, tool: false, ...certs },
    passedDescription: false,
    successStories,
  };
}

const QUERY = '{ viewer { onboarding { steps { name state } } } }';

async function states(answers: Record<string, unknown>) {
  portal.answer(answers);
  const { data, calls, errors } = await portal.run(QUERY);
  const { viewer } = data as {
    viewer: { onboarding: { steps: { name: string; state: string | null }[] } | null };
  };
  const steps =
    viewer.onboarding && Object.fromEntries(viewer.onboarding.steps.map(({ name, state }) => [name, state]));
  return { steps, calls: calls.map(({ call }) => call).toSorted(), errors };
}

describe('onboarding (SCR-31)', () => {
  test('shows no step as done for a new owner on trial, and reads each resource once', async () => {
    const { steps, calls, errors } = await states({
      ...account({}),
      'GET /profile': emptyWireProfile,
      'GET /account/dashboard/score': score(0, {}),
      [LEADS]: wireLeadPage([], 0),
    });
    expect(errors).toEqual([]);
    expect(steps).toEqual({
      CREATE_PAGE: 'OPEN',
      PUBLISH_PAGE: 'OPEN',
      UPLOAD_LOGO: 'OPEN',
      ADD_STORY: 'OPEN',
      PASS_EXAM: 'OPEN',
      ASK_FOR_REVIEW: 'LATER',
    });
    expect(calls).toEqual([
      'GET /account/',
      'GET /account/dashboard/score',
      LEADS,
      'GET /account/subscription/',
      'GET /profile',
    ]);
  });

  test("treats a draft as a created but unpublished page and follows the upstream's state", async () => {
    const { steps } = await states({
      ...account({ agencyStatus: 'draft' }),
      'GET /profile': wireProfile,
      'GET /account/dashboard/score': score(1, { tool: true }),
      [LEADS]: wireLeadPage([wireLead(1, { reviewStatus: 'created' })], 1),
    });
    expect(steps).toEqual({
      CREATE_PAGE: 'DONE',
      PUBLISH_PAGE: 'OPEN',
      UPLOAD_LOGO: 'DONE',
      ADD_STORY: 'DONE',
      PASS_EXAM: 'DONE',
      ASK_FOR_REVIEW: 'OPEN',
    });
  });

  test('shows the page step as done once published and the review step once requested', async () => {
    const { steps } = await states({
      ...account({ agencyStatus: 'published' }),
      'GET /profile': wireProfile,
      'GET /account/dashboard/score': score(0, { agency: true }),
      [LEADS]: wireLeadPage([wireLead(1), wireLead(2, { reviewStatus: 'pending' })], 2),
    });
    expect(steps).toMatchObject({ PUBLISH_PAGE: 'DONE', PASS_EXAM: 'DONE', ASK_FOR_REVIEW: 'DONE' });
  });

  test('still shows the other steps when one fails to load', async () => {
    const { steps, errors } = await states({
      ...account({}),
      'GET /profile': new Refusal(500, 'BROKEN'),
      'GET /account/dashboard/score': score(1, {}),
      [LEADS]: wireLeadPage([], 0),
    });
    expect(steps).toMatchObject({ CREATE_PAGE: 'OPEN', UPLOAD_LOGO: null, ADD_STORY: 'DONE' });
    expect(errors).toEqual(['viewer.onboarding.steps.2.state: UPSTREAM_ERROR']);
  });

  test('shows every step as later and reads nothing else without a subscription', async () => {
    const { steps, calls } = await states(account({}, 'free'));
    expect(new Set(Object.values(steps ?? {}))).toEqual(new Set(['LATER']));
    expect(calls).toEqual(['GET /account/', 'GET /account/subscription/']);
  });

  test.each([[{ getStarted: true }], [{ roles: ['LeadRecipient'] }]])('returns null for %j (RST-67)', async (user) => {
    expect(await states(account(user))).toEqual({ steps: null, calls: ['GET /account/'], errors: [] });
  });
});

const SEND = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) {
  viewer { account { user { agencyStatus } } } errors { code path max } } }`;
const APPLICATION = {
  name: ' Kestrel Vale ',
  website: 'kestrelvale.example',
  email: 'Mara@KestrelVale.example',
  text: ' Search and content. ',
};

describe('sendApplication (SCR-03, O-39)', () => {
  test('saves name and website to the draft without touching other fields, then sends the survey (RST-06, RST-69)', async () => {
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
    });
    expect(writes[1]?.body).toEqual({
      type: 'application',
      email: 'mara@kestrelvale.example',
      text: 'Search and content.',
    });
  });

  test('reports every invalid field without calling the upstream (VAL-53)', async () => {
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

  test.each(['free', 'freeWithUsedTrial', 'withoutTariff'])('refuses %s before any write (ACC-03)', async (status) => {
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
  ])("%s: maps the upstream's refusal to its field", async (call, refusal, error) => {
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

  test('fails as a whole when the survey call fails, so that a retry sends it again', async () => {
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
