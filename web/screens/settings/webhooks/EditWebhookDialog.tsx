import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadSettings } from '../useReadSettings.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookFormDialog } from './WebhookFormDialog.tsx';
import type { WebhookValues } from './WebhookFormDialog.tsx';

/**
 * Changes a webhook's URL and events; a paused webhook stays paused. Only what was changed is sent, because the rest may
 * have been changed elsewhere. If it was deleted elsewhere, it stays listed until the dialog is closed, so that what was
 * typed can be copied.
 */
export function EditWebhookDialog({
  id,
  initial,
  onClose,
}: {
  id: string;
  initial: WebhookValues;
  onClose: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const [update, isPending] = useUpdateWebhook();
  const [opened] = useState(initial);
  const [isGone, setIsGone] = useState(false);
  const readAgain = useReadSettings();
  const close = () => {
    onClose();
    if (isGone) readAgain();
  };
  return (
    <WebhookFormDialog
      title={t(($) => $.form.editTitle)}
      action={t(($) => $.form.save)}
      initial={initial}
      isPending={isPending}
      send={async ({ url, events }, onFailure) => {
        const isOther = events.length !== opened.events.length || events.some((name) => !opened.events.includes(name));
        const input = { id, ...(url !== opened.url && { url }), ...(isOther && { events }) };
        const answer = await update(input, onFailure);
        if (answer?.errors.length === 0) onClose();
        if (answer?.errors.some(({ code }) => code === 'WEBHOOK_NOT_FOUND')) setIsGone(true);
        return answer?.errors ?? null;
      }}
      onClose={close}
    />
  );
}
