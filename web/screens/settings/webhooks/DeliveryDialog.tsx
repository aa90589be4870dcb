import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import type { DeliveryDialog_delivery$key } from '../../../relay/__generated__/DeliveryDialog_delivery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DeliveryOutcome } from './DeliveryOutcome.tsx';
import { useAttemptResult } from './useAttemptResult.ts';
import { useDurationText } from './useDurationText.ts';
import styles from './Webhooks.module.css';

/** A delivery and its attempts. `onSend` sends it again; null while its webhook is paused or disabled. */
export function DeliveryDialog({
  name,
  delivery,
  isSending,
  onSend,
  onClose,
}: {
  name: string;
  delivery: DeliveryDialog_delivery$key;
  isSending: boolean;
  onSend: (() => void) | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const resultOf = useAttemptResult();
  const durationText = useDurationText();
  const { status, nextAttemptAt, eventId, attempts } = useFragment(
    graphql`
      fragment DeliveryDialog_delivery on WebhookDelivery {
        status
        nextAttemptAt
        eventId
        attempts {
          at
          status
          error
          duration
        }
      }
    `,
    delivery,
  );
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        onSend && (
          <Button pending={isSending} onClick={onSend}>
            {status === 'PENDING' ? t(($) => $.log.sendNow) : t(($) => $.log.sendAgain)}
          </Button>
        )
      }
    >
      <div>
        <DeliveryOutcome status={status} nextAttemptAt={nextAttemptAt} isOn={onSend !== null} />
      </div>
      <div>
        <p className={styles.label}>{t(($) => $.log.eventId)}</p>
        <code className={styles.code}>{eventId}</code>
      </div>
      {attempts.length === 0 ? (
        <p>{t(($) => $.log.noAttempts)}</p>
      ) : (
        <ol className={styles.attempts} role="list">
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              <span>{format.dateTime(attempt.at)}</span>
              <span>{resultOf({ status: attempt.status, error: attempt.error })}</span>
              <span className={styles.muted}>{durationText(attempt.duration)}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
