import { useTranslation } from 'react-i18next';
import styles from './FiguresCard.module.css';

/** In place of zeros while the page has never been published (SCR-13). */
export function NoFigures() {
  const { t } = useTranslation('dashboard');
  return <p className={styles.note}>{t(($) => $.page.notAvailable)}</p>;
}
