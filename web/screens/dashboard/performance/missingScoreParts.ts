import { SCORE_STORIES, SCORE_WEIGHTS, storiesScore } from '../../../../domain/score.ts';
import type { ScorePart, ScoreParts } from '../../../../domain/score.ts';

/**
 * The missing parts of the score with what each would add, largest first. For stories, this is what a single one adds.
 */
export function missingScoreParts(parts: ScoreParts): { readonly part: ScorePart; readonly gain: number }[] {
  const missing = (['description', 'project', 'siteAudit', 'toolkitExam', 'agenciesExam'] as const)
    .filter((part) => !parts[part])
    .map((part) => ({ part, gain: SCORE_WEIGHTS[part] }));
  const stories =
    parts.successStories < SCORE_STORIES
      ? [
          {
            part: 'successStories' as const,
            gain: storiesScore(parts.successStories + 1) - storiesScore(parts.successStories),
          },
        ]
      : [];
  return [...missing, ...stories].toSorted((one, other) => other.gain - one.gain);
}
