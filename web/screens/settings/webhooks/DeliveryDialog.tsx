import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import type { DeliveryRow_delivery$data } from '../../../relay/__generated__/DeliveryRow_delivery.graphql.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DeliveryOutcome } from './DeliveryOutcome.tsx';
import { useAttemptResult } from './useAttemptResult.ts';
import styles from './Webhooks.module.css';

/** A delivery with each of its attempts. */
export function DeliveryDialog({
  name,
  delivery,
  onClose,
}: {
  name: string;
  delivery: DeliveryRow_delivery$data;
  onClose: () => void;
}) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const resultOf = useAttemptResult();
  const { attempts, eventId } = delivery;
  return (
    <Dialog title={name} onClose={onClose}>
      <div>
        <DeliveryOutcome {...delivery} />
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
              <span>{resultOf(attempt)}</span>
              <span className={styles.muted}>{`${format.number(attempt.duration)} ms`}</span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
