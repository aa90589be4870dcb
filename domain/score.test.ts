import { expect, test } from 'vitest';
import { SCORE_MAX, SCORE_WEIGHTS, scoreOf, type ScoreParts } from './score.ts';

const nothing: ScoreParts = {
  description: false,
  successStories: 0,
  project: false,
  siteAudit: false,
  toolkitExam: false,
  agenciesExam: false,
};
const everything: ScoreParts = {
  description: true,
  successStories: 3,
  project: true,
  siteAudit: true,
  toolkitExam: true,
  agenciesExam: true,
};

test.each<[Partial<ScoreParts>, number]>([
  [nothing, 0],
  [everything, SCORE_MAX],
  [{ ...everything, successStories: 40 }, SCORE_MAX],
  [{ ...everything, siteAudit: false, toolkitExam: false }, 3.8],
  [{ successStories: 1 }, 0.4],
  [{ successStories: 2, toolkitExam: true }, 1.4],
  [{ description: true, project: true }, 2],
])('%o scores %d (O-41)', (parts, score) => {
  expect(scoreOf({ ...nothing, ...parts })).toBe(score);
});

test('the weights add up to the best score', () => {
  const sum = Object.values(SCORE_WEIGHTS).reduce((total, weight) => total + weight, 0);
  expect(sum).toBeCloseTo(SCORE_MAX, 9);
});
