/** The best score (CON-29, O-16). */
export const SCORE_MAX = 5;

/** Published stories for the full score of this part (CON-29, O-16). */
export const SCORE_STORIES = 3;

/** Maximum contribution of each part to the score; together SCORE_MAX (O-41). */
export const SCORE_WEIGHTS = {
  description: 1,
  successStories: 1.2,
  project: 1,
  siteAudit: 0.6,
  toolkitExam: 0.6,
  agenciesExam: 0.6,
} as const;
export type ScorePart = keyof typeof SCORE_WEIGHTS;

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

/** The score of an agency, 0 to 5 in tenths (O-41). */
export function scoreOf(parts: ScoreParts): number {
  const stories = Math.min(1, parts.successStories / SCORE_STORIES) * SCORE_WEIGHTS.successStories;
  const others = (['description', 'project', 'siteAudit', 'toolkitExam', 'agenciesExam'] as const)
    .filter((part) => parts[part])
    .reduce((sum, part) => sum + SCORE_WEIGHTS[part], 0);
  return Math.round((stories + others) * 10) / 10;
}
