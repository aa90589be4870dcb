import { PAGE_OPTIMIZATION_GOALS } from './successStory.ts';

/** The highest possible score (CON-29, O-16). */
export const SCORE_MAX = 5;

/** Number of published stories that earns this part's full score (CON-29, O-16). */
export const SCORE_STORIES = 3;

/** Maximum contribution of each part to the score; they add up to SCORE_MAX (O-41). */
export const SCORE_WEIGHTS = {
  description: 1,
  successStories: 1.2,
  project: 1,
  siteAudit: 0.6,
  toolkitExam: 0.6,
  agenciesExam: 0.6,
} as const;
export type ScorePart = keyof typeof SCORE_WEIGHTS;

/** In display order. */
const SCORE_PARTS = [
  'description',
  'successStories',
  'project',
  'siteAudit',
  'toolkitExam',
  'agenciesExam',
] as const satisfies readonly ScorePart[];

/** Inputs of an agency's score (ENT-33). */
export interface ScoreParts {
  /** Whether both descriptions are long enough. */
  readonly description: boolean;
  /** Number of published stories. */
  readonly successStories: number;
  readonly project: boolean;
  readonly siteAudit: boolean;
  readonly toolkitExam: boolean;
  readonly agenciesExam: boolean;
}

/** An agency's score from 0 to 5, rounded to tenths (O-41). */
export function scoreOf(parts: ScoreParts): number {
  return inTenths(SCORE_PARTS.reduce((sum, part) => sum + partScore(parts, part), 0));
}

/** What each part adds now, rounded to tenths, in display order. Before rounding, the values add up to the score. */
export function pointsOf(parts: ScoreParts): readonly { readonly part: ScorePart; readonly points: number }[] {
  return SCORE_PARTS.map((part) => ({ part, points: inTenths(partScore(parts, part)) }));
}

function partScore(parts: ScoreParts, part: ScorePart): number {
  if (part === 'successStories') return storiesScore(parts.successStories);
  return parts[part] ? SCORE_WEIGHTS[part] : 0;
}

/** The points that published stories add to the score. */
export function storiesScore(published: number): number {
  return Math.min(1, published / SCORE_STORIES) * SCORE_WEIGHTS.successStories;
}

/** Parts of the agency's page that count towards visibility: published stories, client logos, awards. */
export type PagePart = keyof typeof PAGE_OPTIMIZATION_GOALS;

/** The points a complete part adds to visibility, a third of the total. */
const PAGE_PART_MAX = SCORE_MAX / 3;

/** The points that a part with `count` entries adds to visibility. */
export function pagePartScore(part: PagePart, count: number): number {
  return Math.min(1, count / PAGE_OPTIMIZATION_GOALS[part]) * PAGE_PART_MAX;
}

/** The page's visibility from 0 to 5, rounded to tenths (RST-36). */
export function pageVisibility(counts: Readonly<Record<PagePart, number>>): number {
  const parts = ['stories', 'clientLogos', 'awards'] as const;
  return inTenths(parts.reduce((sum, part) => sum + pagePartScore(part, counts[part]), 0));
}

/** Rounds a score to tenths for display. */
export function inTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
