import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import type { WebhookBanner_webhook$key } from '../../../relay/__generated__/WebhookBanner_webhook.graphql.ts';
import { Banner } from '../../../ui/Panels.tsx';

/** Says that a webhook is failing, or was turned off because of failures. */
export function WebhookBanner({ webhook }: { webhook: WebhookBanner_webhook$key }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { status, failingSince, disabledAt } = useFragment(
    graphql`
      fragment WebhookBanner_webhook on Webhook {
        status
        failingSince
        disabledAt
      }
    `,
    webhook,
  );
  if (status === 'DISABLED' && disabledAt) {
    return <Banner tone="danger">{t(($) => $.disabled, { date: format.date(disabledAt) })}</Banner>;
  }
  if (status === 'ENABLED' && failingSince) {
    return <Banner tone="warning">{t(($) => $.failing, { time: format.dateTime(failingSince) })}</Banner>;
  }
  return null;
}
