import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Asks before unsaved changes are left; they stay in this browser (EXT-05). */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { t } = useTranslation('profile');
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t(($) => $.leave.title)}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{t(($) => $.leave.stay)}</Button>
          <Button look="danger" onClick={() => blocker.proceed()}>
            {t(($) => $.leave.leave)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.leave.text)}</p>
    </Dialog>
  );
}
