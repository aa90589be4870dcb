import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Webhooks_viewer$key } from '../../../relay/__generated__/Webhooks_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import styles from './Webhooks.module.css';

/** URLs that are called when something happens (EXT-23). Hidden if the upstream does not support webhooks. */
export function Webhooks({ viewer }: { viewer: Webhooks_viewer$key }) {
  const { t } = useTranslation('webhooks');
  const { webhooks } = useFragment(
    graphql`
      fragment Webhooks_viewer on Viewer @throwOnFieldError {
        webhooks {
          id
          ...WebhookCard_webhook
        }
      }
    `,
    viewer,
  );
  const [isCreating, setIsCreating] = useState(false);
  if (!webhooks) return null;
  const add = (
    <Button icon="plus" onClick={() => setIsCreating(true)}>
      {t(($) => $.add)}
    </Button>
  );
  return (
    <SettingsSection title={t(($) => $.title)} text={t(($) => $.text)} action={webhooks.length > 0 && add}>
      {webhooks.length === 0 ? (
        <EmptyState icon="external" title={t(($) => $.empty)} action={add} />
      ) : (
        <div className={styles.list}>
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
        </div>
      )}
      {isCreating && <CreateWebhookDialog onClose={() => setIsCreating(false)} />}
    </SettingsSection>
  );
}
