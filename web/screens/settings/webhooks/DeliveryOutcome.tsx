import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import type { DeliveryRow_delivery$data } from '../../../relay/__generated__/DeliveryRow_delivery.graphql.ts';
import { Chip } from '../../../ui/Chip.tsx';

/** The status of a delivery. While its webhook is paused or disabled, nothing is sent. */
export function DeliveryOutcome({
  status,
  nextAttemptAt,
  isOn,
}: Pick<DeliveryRow_delivery$data, 'status' | 'nextAttemptAt'> & { isOn: boolean }) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const now = useNow();
  if (status === 'DELIVERED') {
    return (
      <Chip tone="success" icon="check">
        {t(($) => $.log.delivered)}
      </Chip>
    );
  }
  if (status === 'FAILED') {
    return (
      <Chip tone="danger" icon="close">
        {t(($) => $.log.gaveUp)}
      </Chip>
    );
  }
  if (!isOn) return <Chip icon="clock">{t(($) => $.log.onHold)}</Chip>;
  const later = nextAttemptAt && Date.parse(nextAttemptAt) > now ? nextAttemptAt : null;
  return (
    <Chip tone={later ? 'warning' : 'neutral'} icon={later ? 'retry' : 'clock'}>
      {later ? t(($) => $.log.retry, { time: format.relative(later, now) }) : t(($) => $.log.waiting)}
    </Chip>
  );
}
