import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PageOptimizationScreen.module.css';

/** How far a part of the page has come, as text and as a bar: "2 of 3" (CON-09 to CON-11). */
export function Goal({
  name,
  text,
  worth,
  count,
  goal,
}: {
  name: string;
  text: string;
  /** What it adds to the agency's scores. */
  worth: string;
  count: number;
  goal: number;
}) {
  const { t } = useTranslation('pageOptimization');
  const { number } = useFormat();
  const shown = t(($) => $.progress, { done: number(count), goal: number(goal) });
  return (
    <div className={styles.goal}>
      <div className={styles.goalHead}>
        <strong>{shown}</strong>
        {count >= goal && (
          <Chip tone="success" icon="check">
            {t(($) => $.complete)}
          </Chip>
        )}
      </div>
      <meter min={0} max={goal} value={Math.min(count, goal)} aria-label={name}>
        {shown}
      </meter>
      <p>{text}</p>
      <p>{worth}</p>
    </div>
  );
}
