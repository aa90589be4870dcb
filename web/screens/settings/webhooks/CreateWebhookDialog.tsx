import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVENTS } from './eventNames.ts';
import { useCreateWebhook } from './useCreateWebhook.ts';
import { WebhookFormDialog } from './WebhookFormDialog.tsx';
import { WebhookSecretDialog } from './WebhookSecretDialog.tsx';

/** Asks for a URL and events, creates the webhook, and then shows its secret once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const [secret, setSecret] = useState<string | null>(null);
  const [create, isPending] = useCreateWebhook();
  if (secret !== null) return <WebhookSecretDialog secret={secret} onClose={onClose} />;
  return (
    <WebhookFormDialog
      title={t(($) => $.form.addTitle)}
      action={t(($) => $.add)}
      initial={{ url: '', events: EVENTS }}
      isPending={isPending}
      send={async (values, onFailure) => {
        const answer = await create(values, onFailure);
        if (answer?.secret) setSecret(answer.secret);
        return answer?.errors ?? null;
      }}
      onClose={onClose}
    />
  );
}
