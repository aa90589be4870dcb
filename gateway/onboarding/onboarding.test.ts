import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireLead, wireLeadPage } from '../leads/testing/wire.ts';
import { revisionOf } from '../profile/profileRevision.ts';
import { emptyWireProfile, wireProfile } from '../profile/testing/wireProfile.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { account } from './testing/wireAccount.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const LEADS = 'GET /account/leads?pageNumber=1&pageSize=100&period=all&status=accepted&type=all';

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

  test.each([
    ['trial', revisionOf(wireProfile), ['GET /account/', 'GET /account/subscription/', 'GET /profile']],
    ['free', null, ['GET /account/', 'GET /account/subscription/']],
  ])('gives an account with %s the profile revision %s', async (status, revision, asked) => {
    portal.answer({ ...account({}, status), 'GET /profile': wireProfile });
    const { data, calls } = await portal.run('{ viewer { onboarding { profile { revision } } } }');
    expect(data).toEqual({ viewer: { onboarding: { profile: revision === null ? null : { revision } } } });
    expect(calls.map(({ call }) => call).toSorted()).toEqual(asked);
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
