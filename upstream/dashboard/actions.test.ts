import { expect, test } from 'vitest';
import { actionsFor, type ActionState } from './actions.ts';

const done: ActionState = {
  tariff: 'AGK_M',
  agency: {
    id: 1,
    score: 5,
    isPublished: true,
    passedDescription: true,
    stories: 3,
    awards: 6,
    logotypes: 6,
    services: 5,
    industries: 5,
  },
  score: { project: { domain: 'a.example', name: 'a' }, canSetupSiteAudit: false, certs: { agency: true, tool: true } },
  hasActiveLeads: false,
  hasUrgentLeads: false,
  hasReviewableLeads: false,
  hasDisabledWebhook: false,
};
const empty: ActionState = {
  ...done,
  agency: {
    id: 1,
    score: null,
    isPublished: false,
    passedDescription: false,
    stories: 0,
    awards: 0,
    logotypes: 0,
    services: 0,
    industries: 0,
  },
  score: { project: null, canSetupSiteAudit: false, certs: { agency: false, tool: false } },
};

function actionsOf(state: ActionState): string[] {
  return actionsFor(state).map(({ action, priority }) => `${action} ${priority}`);
}

test('a complete agency needs no action', () => {
  expect(actionsOf(done)).toEqual([]);
});

test('an empty agency gets all actions but those for leads and projects, most urgent first', () => {
  expect(actionsOf(empty)).toEqual([
    'updateDescription highest',
    'setupProject high',
    'addSuccessStories high',
    'addServices high',
    'addIndustries high',
    'passToolkitExam low',
    'passAgenciesExam low',
  ]);
});

test.each<[string, Partial<ActionState>, string[]]>([
  ['waiting leads', { hasActiveLeads: true }, ['reactToLeads high']],
  ['leads about to expire', { hasActiveLeads: true, hasUrgentLeads: true }, ['reactToLeads highest']],
  ['leads that could be asked for a review', { hasReviewableLeads: true }, ['requestReviews low']],
  ['a webhook that was turned off', { hasDisabledWebhook: true }, ['fixWebhook highest']],
  ['a project without audit', { score: { ...done.score, canSetupSiteAudit: true } }, ['setupSiteAudit high']],
  ['no agency', { agency: null, score: empty.score }, []],
])('suggests exactly what helps: %s', (_name, change, actions) => {
  expect(actionsOf({ ...done, ...change })).toEqual(actions);
});

test('no action suggests more selections than the plan allows, or than are enough', () => {
  const chosen = (services: number, industries: number, tariff: ActionState['tariff']): string[] =>
    actionsOf({ ...done, tariff, agency: done.agency && { ...done.agency, services, industries } });
  expect(chosen(3, 3, 'AGK_S')).toEqual([]);
  expect(chosen(3, 3, 'AGK_M')).toEqual(['addServices lowest', 'addIndustries lowest']);
  expect(chosen(5, 5, 'AGK_L')).toEqual([]);
  expect(chosen(4, 2, 'AGK_L')).toEqual(['addServices lowest', 'addIndustries lowest']);
});
