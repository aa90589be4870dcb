import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { DeliveryRow_delivery$key } from '../../../relay/__generated__/DeliveryRow_delivery.graphql.ts';
import type { WebhookErrorCode } from '../../../relay/__generated__/useRedeliverMutation.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { DeliveryOutcome } from './DeliveryOutcome.tsx';
import { EVENT_NAMES, TEST_NAME } from './eventNames.ts';
import { useAttemptResult } from './useAttemptResult.ts';
import { useDurationText } from './useDurationText.ts';
import { useRedeliver } from './useRedeliver.ts';
import styles from './Webhooks.module.css';

const DeliveryDialog = lazy(async () => ({ default: (await import('./DeliveryDialog.tsx')).DeliveryDialog }));

/** A row of the delivery log. `onSent` is called after the delivery was sent again, `onRefused` if it was refused. */
export function DeliveryRow({
  delivery,
  isOn,
  onSent,
  onRefused,
}: {
  delivery: DeliveryRow_delivery$key;
  isOn: boolean;
  onSent: () => void;
  onRefused: (code: WebhookErrorCode) => void;
}) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const notices = useNotices();
  const resultOf = useAttemptResult();
  const durationText = useDurationText();
  const data = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        ...DeliveryDialog_delivery
        id
        event
        isTest
        status
        createdAt
        nextAttemptAt
        attemptCount
        attempts {
          status
          error
          duration
        }
      }
    `,
    delivery,
  );
  const [isOpen, setIsOpen] = useState(false);
  const [redeliver, isPending] = useRedeliver();
  const send = async () => {
    const answer = await redeliver(data.id);
    if (!answer) return;
    const refusal = answer.errors[0];
    if (refusal) onRefused(refusal.code);
    else {
      setIsOpen(false);
      notices.show({ kind: 'success', text: t(($) => $.log.sent) });
      onSent();
    }
  };
  const name = data.event ? EVENT_NAMES[data.event] : data.isTest ? TEST_NAME : '?';
  const last = data.attempts.at(-1);
  const time = format.dateTime(data.createdAt);
  const context = <span className="visually-hidden">{` ${name}, ${time}`}</span>;
  return (
    <tr className={styles.delivery}>
      <td className={styles.time}>{time}</td>
      <th scope="row">
        <code className={styles.event}>{name}</code>
      </th>
      <td>
        <div className={styles.outcome}>
          <DeliveryOutcome status={data.status} nextAttemptAt={data.nextAttemptAt} isOn={isOn} />
          {last && <span className={styles.muted}>{resultOf({ status: last.status, error: last.error })}</span>}
        </div>
      </td>
      <td className={styles.figure}>{last && durationText(last.duration)}</td>
      <td className={styles.figure} data-label={t(($) => $.log.column.attempts)}>
        {format.number(data.attemptCount)}
      </td>
      <td>
        <div className={styles.rowActions}>
          {isOn && data.status !== 'DELIVERED' && (
            <Button size="small" pending={isPending} onClick={() => void send()}>
              {data.status === 'PENDING' ? t(($) => $.log.sendNow) : t(($) => $.log.sendAgain)}
              {context}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setIsOpen(true)}>
            {t(($) => $.log.details)}
            {context}
          </Button>
        </div>
        {isOpen && (
          <DialogBoundary onFailure={() => setIsOpen(false)}>
            <DeliveryDialog
              name={name}
              delivery={data}
              isSending={isPending}
              onSend={isOn ? () => void send() : null}
              onClose={() => setIsOpen(false)}
            />
          </DialogBoundary>
        )}
      </td>
    </tr>
  );
}
