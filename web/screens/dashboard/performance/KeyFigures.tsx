import { useTranslation } from 'react-i18next';
import { Change } from './Change.tsx';
import { FIGURES } from './figureNames.ts';
import type { Figure } from './figureNames.ts';
import { changeOf } from './figures.ts';
import type { Totals } from './figures.ts';
import { FigureLink } from './FigureLink.tsx';
import styles from './KeyFigures.module.css';
import { useFigureTexts } from './useFigureTexts.ts';
import { useFormat } from '../../../i18n/format.ts';

/** The key figures, each with its change; if there is a chart, they are links that switch it. */
export function KeyFigures({
  totals,
  before,
  shown,
}: {
  totals: Totals;
  before: Totals | null;
  /** The figure that the chart shows; null without a chart. */
  shown: Figure | null;
}) {
  const { t } = useTranslation('home');
  const { names, valueOf } = useFigureTexts();
  const format = useFormat();
  return (
    <nav aria-label={t(($) => $.figures.label)}>
      <ul role="list" className={styles.figures}>
        {FIGURES.map((figure) => {
          const total = totals[figure];
          const previous = before?.[figure] ?? null;
          const change = changeOf(total, previous);
          const content = (
            <>
              <span className={styles.name}>{names[figure]}</span>
              <span className={styles.value}>{total === null ? '–' : valueOf(figure, total)}</span>
              {previous !== null && (
                <span className={styles.change}>
                  {change !== null && <Change value={change}>{format.change(change)}</Change>}
                  <span>{t(($) => $.figures.from, { before: valueOf(figure, previous) })}</span>
                </span>
              )}
            </>
          );
          return (
            <li key={figure} data-figure={figure}>
              {shown === null ? (
                <div className={styles.figure}>{content}</div>
              ) : (
                <FigureLink figure={figure} isShown={figure === shown}>
                  {content}
                </FigureLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
