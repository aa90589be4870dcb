import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SCORE_MAX } from '../../../../domain/score.ts';
import { useFormat } from '../../../i18n/format.ts';
import styles from './VisibilityCard.module.css';

/** A score out of five, as a number and as five steps, with an explanation. */
export function ScoreBlock({ name, score, children }: { name: string; score: number | null; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <div className={styles.score}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span>
          {score === null
            ? t(($) => $.visibility.unknown)
            : t(($) => $.visibility.score, { score: format.rating(score), best: format.number(SCORE_MAX) })}
        </span>
      </div>
      {score !== null && (
        <span className={styles.steps} aria-hidden="true">
          <i style={{ inlineSize: `${(score / SCORE_MAX) * 100}%` }} />
        </span>
      )}
      <p className={styles.reason}>{children}</p>
    </div>
  );
}
