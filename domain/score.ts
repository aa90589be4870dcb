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
  const stories = Math.min(1, parts.successStories / SCORE_STORIES) * SCORE_WEIGHTS.successStories;
  const others = (['description', 'project', 'siteAudit', 'toolkitExam', 'agenciesExam'] as const)
    .filter((part) => parts[part])
    .reduce((sum, part) => sum + SCORE_WEIGHTS[part], 0);
  return Math.round((stories + others) * 10) / 10;
}
