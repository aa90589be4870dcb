import { useTranslation } from 'react-i18next';
import type { DeliveryRow_delivery$data } from '../../../relay/__generated__/DeliveryRow_delivery.graphql.ts';

type Attempt = DeliveryRow_delivery$data['attempts'][number];

/** Text for the result of an attempt: the status of the response, or why there was none. */
export function useAttemptResult(): (attempt: Pick<Attempt, 'status' | 'error'>) => string {
  const { t } = useTranslation('webhooks');
  return ({ status, error }) => status?.toString() ?? t(($) => $.reason[error ?? 'CONNECTION']);
}
