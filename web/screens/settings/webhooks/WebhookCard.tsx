import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { WebhookErrorCode } from '../../../relay/__generated__/useSendTestMutation.graphql.ts';
import type { WebhookCard_webhook$key } from '../../../relay/__generated__/WebhookCard_webhook.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { useReadSettings } from '../useReadSettings.ts';
import { DeliveryLog } from './DeliveryLog.tsx';
import { EVENT_NAMES } from './eventNames.ts';
import { useSendTest } from './useSendTest.ts';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import styles from './Webhooks.module.css';

const DeleteWebhookDialog = lazy(async () => ({
  default: (await import('./DeleteWebhookDialog.tsx')).DeleteWebhookDialog,
}));
const EditWebhookDialog = lazy(async () => ({ default: (await import('./EditWebhookDialog.tsx')).EditWebhookDialog }));
const ReplaceSecretDialog = lazy(async () => ({
  default: (await import('./ReplaceSecretDialog.tsx')).ReplaceSecretDialog,
}));

const STATUS_LOOK = {
  ENABLED: { tone: 'success', icon: 'check' },
  PAUSED: { tone: 'neutral', icon: 'clock' },
  DISABLED: { tone: 'danger', icon: 'ban' },
} as const;

/** A webhook: its URL, events, state and delivery log. */
export function WebhookCard({ webhook }: { webhook: WebhookCard_webhook$key }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const notices = useNotices();
  const errorText = useWebhookErrorText();
  const data = useFragment(
    graphql`
      fragment WebhookCard_webhook on Webhook {
        id
        url
        events
        status
        previousSecretExpiresAt
        ...DeliveryLog_webhook
      }
    `,
    webhook,
  );
  const loaded: unknown = useLoaderData();
  const [open, setOpen] = useState<'edit' | 'secret' | 'delete' | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const [test, isTesting] = useSendTest();
  const [update, isUpdating] = useUpdateWebhook();
  const { id, url, events, status } = data;
  const close = () => setOpen(null);
  const onSent = () => setSentCount((count) => count + 1);
  const readAgain = useReadSettings();
  /** A button that is refused was offered for a state that has been changed elsewhere. */
  const refuse = (code: WebhookErrorCode) => {
    notices.show({ kind: 'error', text: errorText(code) });
    readAgain();
  };

  const sendTest = async () => {
    const answer = await test(id);
    if (!answer) return;
    const refusal = answer.errors[0];
    if (refusal) refuse(refusal.code);
    else {
      notices.show({ kind: 'success', text: t(($) => $.testSent) });
      onSent();
    }
  };
  const pause = async (isPaused: boolean) => {
    const answer = await update({ id, isPaused });
    const refusal = answer?.errors[0];
    if (refusal) refuse(refusal.code);
    // It may have been changed all the same.
    if (!answer) readAgain();
  };

  return (
    <article className={styles.card} aria-label={url}>
      <div className={styles.head}>
        <div className={styles.main}>
          <div className={styles.address}>
            <code className={styles.code}>{url}</code>
            {status && <Chip {...STATUS_LOOK[status]}>{t(($) => $.status[status])}</Chip>}
          </div>
          <div className={styles.events}>
            {events.map((event) => (
              <Chip key={event}>{EVENT_NAMES[event]}</Chip>
            ))}
          </div>
          {data.previousSecretExpiresAt && (
            <p className={styles.muted}>
              {t(($) => $.oldSecret, { time: format.dateTime(data.previousSecretExpiresAt) })}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {status === 'ENABLED' ? (
            <Button size="small" pending={isTesting} onClick={() => void sendTest()}>
              {t(($) => $.sendTest)}
            </Button>
          ) : (
            <Button size="small" pending={isUpdating} onClick={() => void pause(false)}>
              {status === 'PAUSED' ? t(($) => $.resume) : t(($) => $.turnOn)}
            </Button>
          )}
          <Menu label={`${t(($) => $.more)}: ${url}`}>
            <MenuItem onSelect={() => setOpen('edit')}>{t(($) => $.edit)}</MenuItem>
            {status === 'ENABLED' && <MenuItem onSelect={() => void pause(true)}>{t(($) => $.pause)}</MenuItem>}
            <MenuItem onSelect={() => setOpen('secret')}>{t(($) => $.replaceSecret)}</MenuItem>
            <MenuItem danger icon="trash" onSelect={() => setOpen('delete')}>
              {t(($) => $.delete)}
            </MenuItem>
          </Menu>
        </div>
      </div>
      <SectionBoundary waitsForAnswer resetOn={loaded}>
        <DeliveryLog
          id={id}
          webhook={data}
          isOn={status === 'ENABLED'}
          sentCount={sentCount}
          onSent={onSent}
          onRefused={refuse}
        />
      </SectionBoundary>
      {open !== null && (
        <DialogBoundary onFailure={close}>
          {open === 'edit' && <EditWebhookDialog id={id} initial={{ url, events }} onClose={close} />}
          {open === 'secret' && <ReplaceSecretDialog id={id} onRefused={refuse} onClose={close} />}
          {open === 'delete' && <DeleteWebhookDialog id={id} url={url} onClose={close} />}
        </DialogBoundary>
      )}
    </article>
  );
}
