import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';

/**
 * Asks to confirm that signing out deletes unsaved and unsent input, which nobody else on a shared computer may see.
 */
export function SignOutDialog({
  pending,
  onStay,
  onSignOut,
}: {
  pending: boolean;
  onStay: () => void;
  onSignOut: () => void;
}) {
  const { t } = useTranslation('shell');
  useCloseOnBack(onStay, pending);
  return (
    <Dialog
      title={t(($) => $.signOutQuestion.title)}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>{t(($) => $.signOutQuestion.stay)}</Button>
          <Button look="danger" pending={pending} onClick={onSignOut}>
            {t(($) => $.account.signOut)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.signOutQuestion.text)}</p>
    </Dialog>
  );
}
