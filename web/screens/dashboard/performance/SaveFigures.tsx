import { useTranslation } from 'react-i18next';
import { csvText } from '../../../features/csv/csvText.ts';
import { saveCsv } from '../../../features/csv/saveCsv.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Series } from './figures.ts';
import { figuresTable } from './figuresTable.ts';
import { useFigureTexts } from './useFigureTexts.ts';

/** Saves all daily figures, including those of the previous period, as a CSV file (EXT-12). */
export function SaveFigures({ series }: { series: Series }) {
  const { t } = useTranslation('home');
  const { t: tInbox } = useTranslation('inbox');
  const { names } = useFigureTexts();
  const save = () => {
    const texts = {
      day: t(($) => $.chart.day),
      dayBefore: t(($) => $.chart.dayBefore),
      figure: (figure: keyof typeof names) => names[figure],
      figureBefore: (figure: keyof typeof names) => t(($) => $.csv.before, { figure: names[figure] }),
    };
    const { from, to } = series.current;
    saveCsv(csvText(figuresTable(series, texts)), `figures-${from}-${to}.csv`);
  };
  return (
    <Button size="small" icon="download" onClick={save}>
      {tInbox(($) => $.csv.export)}
    </Button>
  );
}
