import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/Button.tsx';
import { addOpenDialog } from '../../../ui/dialog/openDialogs.ts';
import styles from './LeadDrawer.module.css';

/** The lead's panel as a modal drawer on tablets and phones. The browser traps and restores the focus. */
export function LeadDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation(['messages', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const remove = addOpenDialog(element);
    return () => {
      remove();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t(($) => $.lead.label)}
      // The closing of a dialog inside bubbles up to here.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      // The drawer's content fills the dialog, so only a click beside it hits the dialog element itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.close}>
          <IconButton icon="close" label={t(($) => $.close, { ns: 'common' })} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
