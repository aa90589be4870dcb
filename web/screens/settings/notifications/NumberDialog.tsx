import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { NumberForm } from './NumberForm.tsx';
import type { WaitingNumber } from './waitingNumber.ts';

/** Asks for a number; its code is entered in the card (SCR-32). */
export function NumberDialog({
  ownerId,
  onSent,
  onClose,
}: {
  /** Global id. */
  ownerId: string;
  onSent: (waiting: WaitingNumber) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('notifications');
  return (
    <Dialog title={t(($) => $.whatsApp.dialog.title)} onClose={onClose}>
      <NumberForm ownerId={ownerId} onSent={onSent} />
    </Dialog>
  );
}
