import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Confirms leaving with unsaved changes. `isKept`: this browser keeps them (EXT-05). */
export function LeaveDialog({ blocker, isKept }: { blocker: Blocker; isKept: boolean }) {
  const { t } = useTranslation('common');
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t(($) => $.unsaved.title)}
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button data-autofocus="" onClick={() => blocker.reset()}>
            {t(($) => $.unsaved.stay)}
          </Button>
          <Button look="danger" onClick={() => blocker.proceed()}>
            {t(($) => $.unsaved.leave)}
          </Button>
        </>
      }
    >
      <p>{isKept ? t(($) => $.unsaved.kept) : t(($) => $.unsaved.text)}</p>
    </Dialog>
  );
}
