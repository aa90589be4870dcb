import { useTranslation } from 'react-i18next';
import { WEBHOOK_URL_MAX_LENGTH, WEBHOOKS_MAX } from '../../../../domain/webhooks.ts';
import type { WebhookErrorCode } from '../../../relay/__generated__/useCreateWebhookMutation.graphql.ts';

/** Localized message for a webhook error. */
export function useWebhookErrorText(): (code: WebhookErrorCode) => string {
  const { t } = useTranslation('webhooks');
  return (code) => t(($) => $.errors[code], { limit: WEBHOOK_URL_MAX_LENGTH, most: WEBHOOKS_MAX });
}
