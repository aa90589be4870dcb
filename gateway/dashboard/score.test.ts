import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireScore } from '../../upstream/contract/dashboard.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const PATH = '/account/dashboard';
const SCORE: WireScore = {
  project: { domain: 'acme.example', name: 'acme.example' },
  hasSiteAudit: true,
  canSetupSiteAudit: false,
  limits: { max: 3, name: 'projects', used: 1 },
  score: 4.1,
  scoredAt: '2026-11-20T10:00:00.000Z',
  certs: { agency: true, tool: false },
  passedDescription: true,
  successStories: 2,
};
const ANSWERS = { [`GET ${PATH}/score`]: SCORE };

test('returns the score and its parts (RST-39, SCR-02)', async () => {
  portal.answer(ANSWERS);
  const { data, calls } = await portal.run(`{ viewer { score { score scoredAt project { domain name } hasSiteAudit
    canSetUpSiteAudit projectLimits { max name used } certificates { agency toolkit } hasPassedDescription successStories
    parts { name points maximum } } } }`);
  expect(calls.length).toBe(1);
  expect(data).toEqual({
    viewer: {
      score: {
        score: 4.1,
        scoredAt: '2026-11-20T10:00:00.000Z',
        project: { domain: 'acme.example', name: 'acme.example' },
        hasSiteAudit: true,
        canSetUpSiteAudit: false,
        projectLimits: { max: 3, name: 'projects', used: 1 },
        certificates: { agency: true, toolkit: false },
        hasPassedDescription: true,
        successStories: 2,
        parts: [
          { name: 'DESCRIPTION', points: 1, maximum: 1 },
          { name: 'SUCCESS_STORIES', points: 0.8, maximum: 1.2 },
          { name: 'PROJECT', points: 1, maximum: 1 },
          { name: 'SITE_AUDIT', points: 0.6, maximum: 0.6 },
          { name: 'TOOLKIT_EXAM', points: 0, maximum: 0.6 },
          { name: 'AGENCIES_EXAM', points: 0.6, maximum: 0.6 },
        ],
      },
    },
  });
});

describe('the project of the score (RST-40, ENT-34)', () => {
  const POST = `POST ${PATH}/score/projects`;
  const TEXT = `mutation ($website: String!) { setUpScoreProject(input: { website: $website }) {
    viewer { score { project { domain } } } errors { code path } } }`;
  const set = (website: string, answer: unknown) => {
    portal.answer({ ...ANSWERS, 'GET /csrf': { token: 'csrf' }, [POST]: answer });
    return portal.run(TEXT, { website });
  };
  const refused = (code: string, path: string[] | null) => ({
    setUpScoreProject: { viewer: null, errors: [{ code, path }] },
  });

  test('is named after the domain of the website, and the score is read again', async () => {
    const project = { domain: 'acme.example', name: 'acme.example' };
    const { data, calls } = await set('https://www.acme.example/x', { data: project });
    expect(data).toEqual({
      setUpScoreProject: { viewer: { score: { project: { domain: 'acme.example' } } }, errors: [] },
    });
    expect(calls).toEqual([{ call: POST, body: project }, { call: `GET ${PATH}/score` }]);
  });

  test('can have its own name', async () => {
    const project = { domain: 'acme.example', name: 'Our shop' };
    portal.answer({ ...ANSWERS, 'GET /csrf': { token: 'csrf' }, [POST]: { data: project } });
    const text = `mutation { setUpScoreProject(input: { website: "acme.example", name: " Our shop " }) { errors { code } } }`;
    const { calls } = await portal.run(text);
    expect(calls).toEqual([{ call: POST, body: project }]);
    const long = text.replace(' Our shop ', 'x'.repeat(101));
    expect((await portal.run(long)).data).toEqual({ setUpScoreProject: { errors: [{ code: 'TOO_LONG' }] } });
  });

  test.each([
    ['no website', ' ', {}, refused('REQUIRED', ['website'])],
    ['no address', 'acme', {}, refused('INVALID_WEBSITE', ['website'])],
    [
      'one the upstream refuses',
      'acme.example',
      new Refusal(422, 'VALIDATION_FAILED'),
      refused('INVALID_WEBSITE', ['website']),
    ],
    [
      'one too many',
      'acme.example',
      new Refusal(409, 'PROJECTS_LIMIT_REACHED'),
      refused('PROJECTS_LIMIT_REACHED', null),
    ],
  ])('answers a save with %s', async (_what, website, answer, expected) => {
    const { data, errors } = await set(website, answer);
    expect({ data, errors }).toEqual({ data: expected, errors: [] });
  });

  test.each([
    [new Refusal(403, 'SUBSCRIPTION_REQUIRED'), 'SUBSCRIPTION_REQUIRED'],
    [new Refusal(500, 'BROKEN'), 'UPSTREAM_ERROR'],
    [{ data: null }, 'UPSTREAM_ERROR'],
  ])('an upstream failure is not an error of the form', async (answer, code) => {
    expect((await set('acme.example', answer)).errors).toEqual([`setUpScoreProject: ${code}`]);
  });

  test('is not available to visitors', async () => {
    portal.answer({});
    const { errors, calls } = await portal.run(TEXT, { website: 'acme.example' }, { isVisitor: true });
    expect({ errors, calls }).toEqual({ errors: ['setUpScoreProject: UNAUTHENTICATED'], calls: [] });
  });
});

describe('the audit of the project', () => {
  const POST = `POST ${PATH}/score/audit`;
  const TEXT = 'mutation { setUpSiteAudit { viewer { score { hasSiteAudit } } errors { code path } } }';
  const start = (answer: unknown) => {
    portal.answer({ ...ANSWERS, 'GET /csrf': { token: 'csrf' }, [POST]: answer });
    return portal.run(TEXT);
  };

  test('is started, and the score is read again', async () => {
    const { data, calls } = await start({});
    expect(data).toEqual({ setUpSiteAudit: { viewer: { score: { hasSiteAudit: true } }, errors: [] } });
    expect(calls).toEqual([{ call: POST }, { call: `GET ${PATH}/score` }]);
  });

  test.each([
    [new Refusal(409, 'NO_PROJECT'), 'NO_PROJECT'],
    [new Refusal(404, 'NOT_FOUND'), 'NOT_AVAILABLE'],
  ])('a refusal is a user error', async (answer, code) => {
    expect((await start(answer)).data).toEqual({ setUpSiteAudit: { viewer: null, errors: [{ code, path: null }] } });
  });

  test('an upstream failure is not a user error', async () => {
    expect((await start(new Refusal(500, 'BROKEN'))).errors).toEqual(['setUpSiteAudit: UPSTREAM_ERROR']);
  });
});
