import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DaysTable } from '../chart/DaysTable.tsx';
import chartStyles from '../chart/DaysChart.module.css';
import { dashboardSearch, isTable } from '../dashboardSearch.ts';
import type { Figure } from './figureNames.ts';
import type { Series } from './figures.ts';
import styles from './DaysPanel.module.css';
import { NoFigures } from './NoFigures.tsx';
import { SaveFigures } from './SaveFigures.tsx';
import { useFigureTexts } from './useFigureTexts.ts';

const DaysChart = lazy(async () => ({ default: (await import('../chart/DaysChart.tsx')).DaysChart }));

/** The daily values of one figure, as a chart or as a table of the same numbers (EXT-13). */
export function DaysPanel({ series, figure }: { series: Series; figure: Figure }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { names, valueOf } = useFigureTexts();
  const [search] = useSearchParams();
  const wanted = useWantedSearch();
  const { current, previous, timeZone } = series;
  const values = current.values[figure];
  const title = t(($) => $.chart.title, { figure: names[figure] });
  if (values === null) return <NoFigures />;
  const showsTable = isTable(search);
  const to = (view: string | null) => paths.dashboard + dashboardSearch(wanted, { view });
  const days = {
    title,
    note: t(($) => $.chart.zone, { zone: timeZone }),
    from: current.from,
    values,
    previousFrom: previous.from,
    previous: previous.values[figure],
    format: (value: number) => valueOf(figure, value),
    formatAxis: (value: number) =>
      figure === 'budgets' ? format.compactMoney(inPriceCurrency(value)) : format.compact(value),
  };
  return (
    <>
      <div className={styles.head}>
        <h3>{title}</h3>
        <FilterLinks
          label={t(($) => $.chart.view)}
          links={[
            { key: 'chart', label: t(($) => $.chart.chart), to: to(null), current: !showsTable },
            { key: 'table', label: t(($) => $.chart.table), to: to('table'), current: showsTable },
          ]}
        />
        <SaveFigures series={series} />
      </div>
      {showsTable ? (
        <DaysTable {...days} />
      ) : (
        <Suspense
          fallback={
            <div className={chartStyles.loading}>
              <Skeleton height="100%" />
            </div>
          }
        >
          <DaysChart {...days} />
        </Suspense>
      )}
    </>
  );
}
