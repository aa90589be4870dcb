import { useTranslation } from 'react-i18next';
import type { UpdateWebhookInput } from '../../../relay/__generated__/useUpdateWebhookMutation.graphql.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookFormDialog } from './WebhookFormDialog.tsx';

/** Changes a webhook's URL and events; a paused webhook stays paused. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: UpdateWebhookInput; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const [update, isPending] = useUpdateWebhook();
  return (
    <WebhookFormDialog
      title={t(($) => $.form.editTitle)}
      action={t(($) => $.form.save)}
      initial={webhook}
      isPending={isPending}
      send={async (values, onFailure) => {
        const answer = await update({ ...webhook, ...values }, onFailure);
        if (answer?.errors.length === 0) onClose();
        return answer?.errors ?? null;
      }}
      onClose={onClose}
    />
  );
}
