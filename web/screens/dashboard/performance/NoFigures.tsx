import { useTranslation } from 'react-i18next';
import styles from './NoFigures.module.css';

/** Shown instead of zeros until the page is first published (SCR-13). */
export function NoFigures() {
  const { t } = useTranslation('dashboard');
  return <p className={styles.note}>{t(($) => $.page.notAvailable)}</p>;
}
