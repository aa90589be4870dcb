import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SCORE_MAX } from '../../../domain/score.ts';
import { useFormat } from '../../i18n/format.ts';
import type { AgencyScore_score$key } from '../../relay/__generated__/AgencyScore_score.graphql.ts';
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { ScorePart } from './ScorePart.tsx';
import type { PartActions } from './ScorePart.tsx';
import { useSetUpAudit } from './useSetUpAudit.ts';
import styles from './Score.module.css';

const CONTROL = 'button, a';

/** The score and its parts: what each adds, what is missing, and where to fix it (SCR-02, SCR-25, ENT-33). */
export function AgencyScore({
  score: key,
  done,
  onDone,
  onSetUpProject,
}: {
  score: AgencyScore_score$key;
  /** A sentence about what was just changed. */
  done: string | null;
  onDone: (text: string) => void;
  onSetUpProject: () => void;
}) {
  const { t } = useTranslation('score');
  const { rating, number, date } = useFormat();
  const data = useFragment(
    graphql`
      fragment AgencyScore_score on AgencyScore @throwOnFieldError {
        score
        scoredAt
        parts {
          name
        }
        ...ScorePart_score
      }
    `,
    key,
  );
  const audit = useSetUpAudit();
  const root = useRef<HTMLDivElement>(null);
  // A part that is done has no button any more.
  useKeptFocus(root, { row: 'li', control: CONTROL, fallback: CONTROL });
  const { score, scoredAt, parts } = data;
  const actions: PartActions = {
    onSetUpProject,
    isStartingAudit: audit.isPending,
    auditFailure: audit.failure,
    onSetUpAudit: () => void audit.start().then((isStarted) => isStarted && onDone(t(($) => $.done.audit))),
  };
  return (
    <div ref={root} className={styles.score}>
      {/* Always rendered: screen readers announce only changes to an existing live region. */}
      <div role="status" className={styles.outcome}>
        {done !== null && <Banner tone="success">{done}</Banner>}
      </div>
      <div className={styles.total}>
        {score == null ? (
          <p>{t(($) => $.unpublished)}</p>
        ) : (
          <>
            <p className={styles.figure}>{t(($) => $.points, { points: rating(score), max: number(SCORE_MAX) })}</p>
            <ScoreBar score={score} />
          </>
        )}
        <p className={styles.hint}>
          {t(($) => $.intro)}
          {scoredAt != null && ` ${t(($) => $.changed, { date: date(scoredAt) })}`}
        </p>
      </div>
      <ul role="list" className={styles.parts}>
        {parts.map(({ name }) => (
          <ScorePart key={name} name={name} score={data} {...actions} />
        ))}
      </ul>
    </div>
  );
}
