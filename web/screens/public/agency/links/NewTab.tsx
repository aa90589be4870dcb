import { useTranslation } from 'react-i18next';

/** Tells screen readers that a link opens in a new tab; others see its icon. */
export function NewTab() {
  const { t } = useTranslation('agency');
  return <span className="visually-hidden"> ({t(($) => $.newTab)})</span>;
}
