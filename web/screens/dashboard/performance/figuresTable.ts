import { FIGURES } from './figureNames.ts';
import type { Figure } from './figureNames.ts';
import { dayAt } from './figures.ts';
import type { Series } from './figures.ts';

export interface TableTexts {
  readonly day: string;
  readonly dayBefore: string;
  figure(figure: Figure): string;
  figureBefore(figure: Figure): string;
}

/** All daily figures as table rows below a header; figures that do not exist yet are empty. */
export function figuresTable({ current, previous }: Series, texts: TableTexts): string[][] {
  const head = [texts.day, ...FIGURES.map(texts.figure), texts.dayBefore, ...FIGURES.map(texts.figureBefore)];
  const rows = current.values.leads?.map((_, index) => [
    dayAt(current.from, index),
    ...FIGURES.map((figure) => String(current.values[figure]?.[index] ?? '')),
    dayAt(previous.from, index),
    ...FIGURES.map((figure) => String(previous.values[figure]?.[index] ?? '')),
  ]);
  return [head, ...(rows ?? [])];
}
