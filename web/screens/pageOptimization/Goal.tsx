import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PageOptimizationScreen.module.css';
import { useProgress } from './useProgress.ts';

/** Progress towards a goal: "2 of 3" (CON-09 to CON-11). */
export function Goal({ text, count, goal }: { text: string; count: number; goal: number }) {
  const { t } = useTranslation('pageOptimization');
  const progress = useProgress();
  return (
    <div className={styles.goal}>
      <p>
        <strong>{progress(count, goal)}</strong> {text}
      </p>
      {count >= goal && (
        <Chip tone="success" icon="check">
          {t(($) => $.complete)}
        </Chip>
      )}
    </div>
  );
}
