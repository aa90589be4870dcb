import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { inTenths, pageVisibility, SCORE_MAX, SCORE_WEIGHTS, storiesScore } from '../../../domain/score.ts';
import type { PagePart } from '../../../domain/score.ts';
import { PAGE_OPTIMIZATION_GOALS } from '../../../domain/successStory.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Summary_pageOptimization$key } from '../../relay/__generated__/Summary_pageOptimization.graphql.ts';
import type { Summary_viewer$key } from '../../relay/__generated__/Summary_viewer.graphql.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import styles from './Summary.module.css';
import { useProgress } from './useProgress.ts';

const PARTS = ['stories', 'clientLogos', 'awards'] as const satisfies readonly PagePart[];

/** Completeness of the page, and the scores that finishing each part would lead to (CON-09 to CON-11). */
export function Summary({
  pageOptimization,
  viewer,
}: {
  pageOptimization: Summary_pageOptimization$key;
  viewer: Summary_viewer$key;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  const progress = useProgress();
  const { stories, awards, clientLogos } = useFragment(
    graphql`
      fragment Summary_pageOptimization on PageOptimization @throwOnFieldError {
        stories {
          status
        }
        awards {
          __typename
        }
        clientLogos {
          __typename
        }
      }
    `,
    pageOptimization,
  );
  const data = useFragment(
    graphql`
      fragment Summary_viewer on Viewer {
        score @catch(to: NULL) {
          score
        }
      }
    `,
    viewer,
  );
  /** The agency's score, 0 to 5; null if unknown. */
  const score = data.score?.score ?? null;
  const counts = {
    stories: stories.filter(({ status }) => status === 'PUBLISHED').length,
    clientLogos: clientLogos.length,
    awards: awards.length,
  };
  const visibility = pageVisibility(counts);
  /** Scores after completing a part; only stories count for the agency's score. */
  const nextStep = (part: PagePart) => {
    const missing = PAGE_OPTIMIZATION_GOALS[part] - counts[part];
    if (missing <= 0) return t(($) => $.complete);
    const reached = number(pageVisibility({ ...counts, [part]: PAGE_OPTIMIZATION_GOALS[part] }));
    if (part !== 'stories' || score === null)
      return t(($) => $.next.visibility, { missing: number(missing), visibility: reached });
    const added = SCORE_WEIGHTS.successStories - storiesScore(counts.stories);
    return t(($) => $.next.both, {
      missing: number(missing),
      visibility: reached,
      score: number(Math.min(SCORE_MAX, inTenths(score + added))),
    });
  };
  return (
    <dl className={styles.summary}>
      <Figure
        name={t(($) => $.visibility.title)}
        value={progress(visibility, SCORE_MAX)}
        share={visibility / SCORE_MAX}
        note={t(($) => $.visibility.text)}
      />
      {PARTS.map((part) => (
        <Figure
          key={part}
          name={t(($) => $[part].title)}
          value={progress(counts[part], PAGE_OPTIMIZATION_GOALS[part])}
          share={Math.min(1, counts[part] / PAGE_OPTIMIZATION_GOALS[part])}
          note={nextStep(part)}
        />
      ))}
    </dl>
  );
}

function Figure({ name, value, share, note }: { name: string; value: string; share: number; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd>
        <Meter share={share} />
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
