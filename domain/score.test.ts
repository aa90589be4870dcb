import { expect, test } from 'vitest';
import {
  pagePartScore,
  pageVisibility,
  pointsOf,
  SCORE_MAX,
  SCORE_WEIGHTS,
  scoreOf,
  storiesScore,
  type ScoreParts,
} from './score.ts';

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

test.each([
  [{ stories: 0, clientLogos: 0, awards: 0 }, 0],
  [{ stories: 3, clientLogos: 6, awards: 6 }, SCORE_MAX],
  [{ stories: 9, clientLogos: 35, awards: 35 }, SCORE_MAX],
  [{ stories: 2, clientLogos: 6, awards: 4 }, 3.9],
  [{ stories: 0, clientLogos: 0, awards: 1 }, 0.3],
])('gives a page with %o the visibility %d (RST-36)', (counts, visibility) => {
  expect(pageVisibility(counts)).toBe(visibility);
});

test('adds a share for each entry until the part is complete', () => {
  expect(storiesScore(1)).toBeCloseTo(0.4, 9);
  expect(storiesScore(4)).toBe(SCORE_WEIGHTS.successStories);
  expect(pagePartScore('awards', 3)).toBeCloseTo(SCORE_MAX / 6, 9);
  expect(pagePartScore('awards', 7)).toBeCloseTo(SCORE_MAX / 3, 9);
});

test('returns what each part adds (SCR-02)', () => {
  expect(pointsOf({ ...nothing, successStories: 2, project: true })).toEqual([
    { part: 'description', points: 0 },
    { part: 'successStories', points: 0.8 },
    { part: 'project', points: 1 },
    { part: 'siteAudit', points: 0 },
    { part: 'toolkitExam', points: 0 },
    { part: 'agenciesExam', points: 0 },
  ]);
});
