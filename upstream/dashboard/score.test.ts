import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '../db/clock.ts';
import { START_WITHIN, TEST_NOW } from '../http/testing/testServer.ts';
import { type DashboardServer, startDashboardServer } from './testing/dashboardServer.ts';

let dashboard: DashboardServer;

beforeAll(async () => {
  dashboard = await startDashboardServer();
}, START_WITHIN);

async function project(domain: string, name = 'Ours') {
  return await dashboard.server.call('POST', '/account/dashboard/score/projects', {
    token: dashboard.ownerToken,
    body: { domain, name },
  });
}

async function control(path: string, body?: unknown, method: 'PUT' | 'POST' = 'PUT') {
  return (await dashboard.server.call(method, `/control/accounts/owner@acme.com/${path}`, { body })).status;
}

async function audit() {
  return await dashboard.server.call('POST', '/account/dashboard/score/audit', { token: dashboard.ownerToken });
}

async function storedScore() {
  return (
    await dashboard.server.db
      .selectFrom('agencies')
      .select('score')
      .where('id', '=', dashboard.agencyId)
      .executeTakeFirstOrThrow()
  ).score;
}

describe('score (RST-39, RST-40)', () => {
  test('grows with the agency’s content, and sorts the directory', async () => {
    expect(await dashboard.score()).toEqual({
      project: null,
      hasSiteAudit: false,
      canSetupSiteAudit: false,
      limits: { max: 3, name: 'projects', used: 0 },
      score: 1.8,
      scoredAt: TEST_NOW.toISOString(),
      certs: { agency: false, tool: false },
      passedDescription: true,
      successStories: 2,
    });
    expect(await dashboard.actions()).toEqual([
      'setupProject high',
      'addSuccessStories low',
      'passToolkitExam low',
      'passAgenciesExam low',
      'addServices lowest',
      'addIndustries lowest',
    ]);
    dashboard.server.clock.advance(HOUR);
    expect((await dashboard.score()).scoredAt).toBe(TEST_NOW.toISOString());
    expect(await control('site-audit', undefined, 'POST')).toBe(409);
    expect(await audit()).toMatchObject({ status: 409, body: { code: 'NO_PROJECT' } });
    expect((await project('www.Bright-Fox.example', ' Ours ')).body).toEqual({
      data: { domain: 'bright-fox.example', name: 'Ours' },
    });
    expect(await dashboard.score()).toMatchObject({ score: 2.8, canSetupSiteAudit: true, limits: { used: 1 } });
    expect(await dashboard.actions()).toContain('setupSiteAudit high');
    expect(await control('exam', { exam: 'tool', isPassed: true })).toBe(204);
    expect(await audit()).toMatchObject({ status: 204 });
    expect(await audit()).toMatchObject({ status: 204 });
    expect(await dashboard.score()).toMatchObject({
      score: 4,
      scoredAt: dashboard.server.clock.now().toISOString(),
      hasSiteAudit: true,
      canSetupSiteAudit: false,
      certs: { agency: false, tool: true },
    });
    expect(await storedScore()).toBe(4);
    expect(await dashboard.actions()).toEqual([
      'addSuccessStories low',
      'passAgenciesExam low',
      'addServices lowest',
      'addIndustries lowest',
    ]);
    await control('exam', { exam: 'tool', isPassed: false });
    expect(await storedScore()).toBe(3.4);
  });

  test('follows published stories at once, as the directory sorts by it', async () => {
    const before = Number(await storedScore());
    const text = 'x'.repeat(50);
    const story = { name: 'New', budget: 1, year: 2025, duration: 1, challenge: text, solution: text, result: text };
    const change = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const { body: saved } = await dashboard.server.call(method, `/profile/stories${path}`, {
        token: dashboard.ownerToken,
        body,
      });
      return saved as { readonly id: number };
    };
    const { id } = await change('POST', '', { ...story, status: 'published' });
    expect(await storedScore()).toBeCloseTo(before + 0.4);
    await change('PUT', `/${id}`, { ...story, status: 'draft' });
    expect(await storedScore()).toBe(before);
    await change('PUT', `/${id}`, { ...story, status: 'published' });
    await change('DELETE', `/${id}`);
    expect(await storedScore()).toBe(before);
    await change('PUT', `/${id}/restore`);
    expect(await storedScore()).toBeCloseTo(before + 0.4);
    await change('DELETE', `/${id}`);
  });

  test('allows at most three projects, one per domain, even with concurrent calls', async () => {
    const statuses = await Promise.all(
      ['b.example', 'c.example', 'd.example'].map(async (name) => (await project(name)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
    expect(await project('e.example')).toMatchObject({ status: 409, body: { code: 'PROJECTS_LIMIT_REACHED' } });
    expect((await project('bright-fox.example', 'New name')).status).toBe(201);
    expect((await dashboard.score()).limits.used).toBe(3);
  });

  test.each([
    '',
    'localhost',
    'https://bright-fox.example/shop',
    'a.example:8080',
    'user@a.example',
    '10.0.0.1',
    'a b.example',
  ])('domain "%s" is refused', async (domain) => {
    expect(await project(domain)).toMatchObject({ status: 422, body: { fields: [{ path: 'domain' }] } });
  });

  test('is null without a published agency', async () => {
    expect(await dashboard.score('beginner')).toMatchObject({ score: null, scoredAt: null, successStories: 0 });
    expect(await dashboard.actions('beginner')).toEqual([]);
    expect(await dashboard.get('visibility', 'beginner')).toEqual({ responsiveScore: null, pageOptimization: null });
    expect(await dashboard.get('page-summary?from=2026-11-01&to=2026-11-21', 'beginner')).toMatchObject({
      isAvailable: false,
      impressions: null,
    });
  });
});
