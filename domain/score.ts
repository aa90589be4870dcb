import { PAGE_OPTIMIZATION_GOALS } from './successStory.ts';

/** The best score (CON-29, O-16). */
export const SCORE_MAX = 5;

/** This many published stories give full marks for stories (CON-29, O-16). */
export const SCORE_STORIES = 3;

/** What each part adds to the score at most; together SCORE_MAX (O-41). */
export const SCORE_WEIGHTS = {
  description: 1,
  successStories: 1.2,
  project: 1,
  siteAudit: 0.6,
  toolkitExam: 0.6,
  agenciesExam: 0.6,
} as const;
export type ScorePart = keyof typeof SCORE_WEIGHTS;

/** What the score of an agency is made of (ENT-33). */
export interface ScoreParts {
  /** Both descriptions are as long as they should be. */
  readonly description: boolean;
  /** Published ones. */
  readonly successStories: number;
  readonly project: boolean;
  readonly siteAudit: boolean;
  readonly toolkitExam: boolean;
  readonly agenciesExam: boolean;
}

/** The score of an agency, 0 to 5 in tenths (O-41). */
export function scoreOf(parts: ScoreParts): number {
  const others = (['description', 'project', 'siteAudit', 'toolkitExam', 'agenciesExam'] as const)
    .filter((part) => parts[part])
    .reduce((sum, part) => sum + SCORE_WEIGHTS[part], 0);
  return inTenths(storiesScore(parts.successStories) + others);
}

/** What published stories add to the score. */
export function storiesScore(published: number): number {
  return Math.min(1, published / SCORE_STORIES) * SCORE_WEIGHTS.successStories;
}

/** A part of the agency's page that visibility counts: published stories, client logos, awards. */
export type PagePart = keyof typeof PAGE_OPTIMIZATION_GOALS;

/** What a complete part adds to the visibility of the page: each counts a third. */
export const PAGE_PART_MAX = SCORE_MAX / 3;

/** What so many of a part add to the visibility of the page. */
export function pagePartScore(part: PagePart, count: number): number {
  return Math.min(1, count / PAGE_OPTIMIZATION_GOALS[part]) * PAGE_PART_MAX;
}

/** How complete the page is, 0 to 5 in tenths: its visibility (RST-36). */
export function pageVisibility(counts: Readonly<Record<PagePart, number>>): number {
  const parts = ['stories', 'clientLogos', 'awards'] as const;
  return inTenths(parts.reduce((sum, part) => sum + pagePartScore(part, counts[part]), 0));
}

/** A score as it is shown: in tenths. */
export function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
