import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ClosedNotice.module.css';

/** Replaces the composer in a closed chat or one with a blocked lead (STA-23, STA-24). */
export function ClosedNotice({ reason }: { reason: 'lead-blocked' | 'agency-reject' }) {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.notice}>
      <Icon name="ban" size={18} />
      <span>{reason === 'lead-blocked' ? t(($) => $.composer.blocked) : t(($) => $.composer.closed)}</span>
    </p>
  );
}
