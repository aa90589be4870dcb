import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDashboard } from '../testing/dashboardPage.tsx';

const PLACES = [
  ['REACT_TO_LEADS', '/profile/leads?status=pending'],
  ['SETUP_PROJECT', '/profile/dashboard?range=last_7_days&score=1'],
  ['SETUP_SITE_AUDIT', '/profile/dashboard?range=last_7_days&score=1'],
  ['PASS_TOOLKIT_EXAM', '/academy/exams'],
  ['PASS_AGENCIES_EXAM', '/academy/exams'],
  ['ADD_SUCCESS_STORIES', '/profile/page-optimization?stories=1'],
  ['UPDATE_DESCRIPTION', '/profile?edit=description'],
  ['ADD_SERVICES', '/profile?edit=services'],
  ['ADD_INDUSTRIES', '/profile?edit=industries'],
  ['REQUEST_REVIEWS', '/profile/dashboard?range=last_7_days&reviewableLeads=1'],
  ['FIX_WEBHOOK', '/profile/settings#webhooks'],
] as const;

async function steps(): Promise<HTMLElement[]> {
  const card = await screen.findByRole('region', { name: 'Recommended next steps' });
  return within(card).getAllByRole('listitem');
}

it('every next step links to the place where it is done (STA-54)', async () => {
  const actions = PLACES.map(([name]) => ({ name, priority: 'HIGH' }));
  await showDashboard({ dashboard: { actions } }, '?range=last_7_days');
  const links = (await steps()).map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual(PLACES.map(([, place]) => place));
});

it('the steps of the score say what their button does (SCR-12)', async () => {
  const names = ['SETUP_PROJECT', 'SETUP_SITE_AUDIT'];
  await showDashboard({ dashboard: { actions: names.map((name) => ({ name, priority: 'HIGH' })) } });
  const buttons = (await steps()).map((item) => within(item).getByRole('link').textContent);
  expect(buttons).toEqual(['Set up', 'Set up']);
});

it("shows what each step adds to the score, in the server's order (SCR-12)", async () => {
  const names = ['REQUEST_REVIEWS', 'ADD_SUCCESS_STORIES', 'SETUP_PROJECT'];
  await showDashboard({
    dashboard: { actions: names.map((name) => ({ name, priority: 'LOW' })) },
    viewer: {
      score: {
        score: 3.2,
        successStories: 1,
        hasSiteAudit: true,
        hasPassedDescription: true,
        project: null,
        certificates: { agency: true, toolkit: true },
      },
    },
  });
  expect((await steps()).map((item) => /\+[\d.]+ score/.exec(item.textContent)?.[0] ?? null)).toEqual([
    null,
    '+0.4 score',
    '+1 score',
  ]);
});
