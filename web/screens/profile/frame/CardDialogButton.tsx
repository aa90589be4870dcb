import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './Frame.module.css';

/** Opens the live card in a dialog where there is no room next to the form. */
export function CardDialogButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('profile');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.cardButton}>
      <Button onClick={() => setIsOpen(true)}>{t(($) => $.preview.open)}</Button>
      {isOpen && (
        <Dialog title={t(($) => $.preview.title)} onClose={() => setIsOpen(false)}>
          {children}
        </Dialog>
      )}
    </span>
  );
}
