import { useTranslation } from 'react-i18next';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookFormDialog } from './WebhookFormDialog.tsx';
import type { WebhookValues } from './WebhookFormDialog.tsx';

/** Changes a webhook's URL and events; a paused webhook stays paused. */
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
  return (
    <WebhookFormDialog
      title={t(($) => $.form.editTitle)}
      action={t(($) => $.form.save)}
      initial={initial}
      isPending={isPending}
      send={async (values, onFailure) => {
        const answer = await update({ id, ...values }, onFailure);
        if (answer?.errors.length === 0) onClose();
        return answer?.errors ?? null;
      }}
      onClose={onClose}
    />
  );
}
