import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import type { Webhooks_viewer$key } from '../../../relay/__generated__/Webhooks_viewer.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import styles from './Webhooks.module.css';

// A separate chunk, because most accounts have no webhooks.
const WebhookCard = lazy(async () => ({ default: (await import('./WebhookCard.tsx')).WebhookCard }));
const CreateWebhookDialog = lazy(async () => ({
  default: (await import('./CreateWebhookDialog.tsx')).CreateWebhookDialog,
}));

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
    <SettingsSection
      id="webhooks"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      action={webhooks.length > 0 && add}
    >
      {webhooks.length === 0 ? (
        <EmptyState isInSection icon="hook" title={t(($) => $.empty)} action={add} />
      ) : (
        <div className={styles.list}>
          {webhooks.map((webhook) => (
            <Suspense key={webhook.id} fallback={<Skeleton height={320} />}>
              <WebhookCard webhook={webhook} />
            </Suspense>
          ))}
        </div>
      )}
      {isCreating && (
        <DialogBoundary onFailure={() => setIsCreating(false)}>
          <CreateWebhookDialog onClose={() => setIsCreating(false)} />
        </DialogBoundary>
      )}
    </SettingsSection>
  );
}
