import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '../../../relay/errors.ts';
import type { WebhookErrorCode } from '../../../relay/__generated__/useReplaceSecretMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { useReplaceSecret } from './useReplaceSecret.ts';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

/** Asks to confirm replacing the secret, and then shows the new one once. A refusal closes it and calls `onRefused`. */
export function ReplaceSecretDialog({
  id,
  onRefused,
  onClose,
}: {
  id: string;
  onRefused: (code: WebhookErrorCode) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const { t: tCommon } = useTranslation('common');
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [replace, isPending] = useReplaceSecret();
  const send = async () => {
    setFailure(null);
    const answer = await replace(id, setFailure);
    if (answer?.secret) setSecret(answer.secret);
    const refusal = answer?.errors[0];
    if (!refusal) return;
    onClose();
    onRefused(refusal.code);
  };
  if (secret !== null) return <WebhookSecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog
      title={t(($) => $.replace.title)}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="primary" pending={isPending} onClick={() => void send()}>
            {t(($) => $.replaceSecret)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.replace.text)}</p>
      {failure && (
        <Banner isAlert tone="danger">
          {tCommon(($) => $.failure[failure])}
        </Banner>
      )}
    </Dialog>
  );
}
