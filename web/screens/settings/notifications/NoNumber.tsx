import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Notifications.module.css';

/** Shown while no WhatsApp number is verified: adds one, or restores the one that was removed. */
export function NoNumber({
  removed,
  isIncluded,
  isRestoring,
  onRestore,
  onAdd,
}: {
  removed: { readonly numberText: string } | null;
  /** Whether the subscription includes notifications. */
  isIncluded: boolean;
  isRestoring: boolean;
  onRestore: () => void;
  onAdd: () => void;
}) {
  const { t } = useTranslation('notifications');
  return (
    <div className={styles.line}>
      <span className={styles.icon}>
        <Icon name="whatsapp" />
      </span>
      <div className={styles.what} role="status">
        <span className={styles.number}>{removed ? t(($) => $.whatsApp.removed) : t(($) => $.whatsApp.none)}</span>
        <p>
          {removed
            ? t(($) => $.whatsApp.removedText, { number: removed.numberText })
            : isIncluded
              ? t(($) => $.whatsApp.noneText)
              : t(($) => $.whatsApp.needsPlan)}
        </p>
      </div>
      {isIncluded && (
        <div className={styles.actions}>
          {removed && (
            <Button size="small" icon="undo" pending={isRestoring} onClick={onRestore}>
              {t(($) => $.whatsApp.undo)}
            </Button>
          )}
          <Button size="small" onClick={onAdd}>
            {t(($) => $.whatsApp.add)}
          </Button>
        </div>
      )}
    </div>
  );
}
