import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { useRevokeToken } from './useRevokeToken.ts';

/** Confirms revoking a token, which cannot be undone. */
export function RevokeTokenDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: tCommon } = useTranslation('common');
  const notices = useNotices();
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [revoke, isPending] = useRevokeToken();
  const send = async () => {
    setFailure(null);
    if (!(await revoke(id, setFailure))) return;
    onClose();
    notices.show({ kind: 'success', text: t(($) => $.tokens.revoked, { name }) });
  };
  return (
    <Dialog
      title={t(($) => $.tokens.revokeTitle, { name })}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="danger" pending={isPending} onClick={() => void send()}>
            {t(($) => $.tokens.revoke)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.tokens.revokeText)}</p>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
    </Dialog>
  );
}
