import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useDeleteWebhook } from './useDeleteWebhook.ts';
import styles from './Webhooks.module.css';

/** Asks to confirm deleting a webhook and its log, which cannot be undone. */
export function DeleteWebhookDialog({ id, url, onClose }: { id: string; url: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [remove, isPending] = useDeleteWebhook();
  const send = async () => {
    setFailure(null);
    if (!(await remove(id, setFailure))) return;
    onClose();
    notices.show({ kind: 'success', text: t(($) => $.remove.done) });
  };
  return (
    <Dialog
      title={t(($) => $.remove.title)}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="danger" pending={isPending} onClick={() => void send()}>
            {t(($) => $.delete)}
          </Button>
        </>
      }
    >
      <p className={styles.anywhere}>{t(($) => $.remove.text, { url })}</p>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
    </Dialog>
  );
}
