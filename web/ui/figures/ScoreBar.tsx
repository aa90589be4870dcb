import { SCORE_MAX } from '../../../domain/score.ts';
import styles from './ScoreBar.module.css';

/** A score from 0 to 5 as five parts; the text next to it says the same. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {Array.from({ length: SCORE_MAX }, (_, part) => (
        <span key={part}>
          <span style={{ inlineSize: `${Math.min(1, Math.max(0, score - part)) * 100}%` }} />
        </span>
      ))}
    </span>
  );
}
