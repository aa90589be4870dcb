import { useSearchParams } from 'react-router-dom';
import { parseFigure } from '../dashboardSearch.ts';
import { FIGURES } from './figureNames.ts';
import type { Figure } from './figureNames.ts';
import type { Totals } from './figures.ts';

/** The figure in the URL, else the first one that exists. */
export function useShownFigure(totals: Totals): Figure {
  const [search] = useSearchParams();
  return parseFigure(search) ?? FIGURES.find((figure) => totals[figure] !== null) ?? 'leads';
}
