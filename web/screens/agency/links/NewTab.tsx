import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Tells screen readers that a link leaves this page open; others see its icon. */
export function NewTab() {
  const { t } = useTranslation('agency');
  return <span className="visually-hidden"> ({t(($) => $.newTab)})</span>;
}
