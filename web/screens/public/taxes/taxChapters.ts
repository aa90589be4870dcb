import { useTranslation } from 'react-i18next';

export interface Chapter {
  /** Used in URLs: `/kb/taxes#reverse-charge`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The tax article's chapters in order. */
export function useTaxChapters(): readonly Chapter[] {
  const { t } = useTranslation('taxes');
  return [
    {
      id: 'added',
      title: t(($) => $.added.title),
      paragraphs: [t(($) => $.added.country), t(($) => $.added.lines), t(($) => $.added.change)],
    },
    {
      id: 'reverse-charge',
      title: t(($) => $.reverse.title),
      paragraphs: [t(($) => $.reverse.text), t(($) => $.reverse.check), t(($) => $.reverse.late)],
    },
    {
      id: 'outside',
      title: t(($) => $.outside.title),
      paragraphs: [t(($) => $.outside.text), t(($) => $.outside.duty)],
    },
    {
      id: 'invoice',
      title: t(($) => $.invoice.title),
      paragraphs: [t(($) => $.invoice.text), t(($) => $.invoice.vat), t(($) => $.invoice.address)],
    },
    { id: 'ask', title: t(($) => $.ask.title), paragraphs: [t(($) => $.ask.text)] },
  ];
}
