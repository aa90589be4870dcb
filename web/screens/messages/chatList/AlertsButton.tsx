import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import styles from './ChatListPane.module.css';

const AlertsDialog = lazy(async () => ({ default: (await import('./AlertsDialog.tsx')).AlertsDialog }));

/**
 * Opens the choice of desktop notifications and sound (EXT-14). Hidden on phones, whose browsers suspend pages in the
 * background.
 */
export function AlertsButton() {
  const { t } = useTranslation('messages');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.alerts}>
      <IconButton icon="bell" label={t(($) => $.alerts)} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <DialogBoundary onFailure={() => setIsOpen(false)}>
          <AlertsDialog onClose={() => setIsOpen(false)} />
        </DialogBoundary>
      )}
    </span>
  );
}
