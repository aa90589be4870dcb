import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { useFormat } from '../../../i18n/format.ts';
import type { DeliveryLog_webhook$key } from '../../../relay/__generated__/DeliveryLog_webhook.graphql.ts';
import type { DeliveryLogPaginationQuery } from '../../../relay/__generated__/DeliveryLogPaginationQuery.graphql.ts';
import type { WebhookErrorCode } from '../../../relay/__generated__/useRedeliverMutation.graphql.ts';
import { failureKind } from '../../../relay/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { CardTable, TableFrame } from '../../../ui/table/CardTable.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { WebhookBanner } from './WebhookBanner.tsx';
import { useFollowDeliveries } from './useFollowDeliveries.ts';
import styles from './Webhooks.module.css';

const FIRST_PAGE = 5;
const PAGE = 10;
/** The contract's maximum. */
const MAX_PAGE = 100;
const COLUMNS = ['time', 'event', 'response', 'took', 'attempts', 'actions'] as const;

/**
 * A webhook's success rate and newest deliveries: a table, on narrow screens a list. A change of `sentCount` makes it poll
 * what was just sent. `onRefused` is called if the webhook or a delivery no longer exists.
 */
export function DeliveryLog({
  id,
  webhook,
  isOn,
  sentCount,
  onSent,
  onRefused,
}: {
  /** Global id of the webhook. */
  id: string;
  webhook: DeliveryLog_webhook$key;
  isOn: boolean;
  sentCount: number;
  onSent: () => void;
  onRefused: (code: WebhookErrorCode) => void;
}) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    DeliveryLogPaginationQuery,
    DeliveryLog_webhook$key
  >(
    graphql`
      fragment DeliveryLog_webhook on Webhook
      @refetchable(queryName: "DeliveryLogPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
      @throwOnFieldError {
        ...WebhookBanner_webhook
        recentEventCount
        recentDeliveredCount
        deliveries(first: $first, after: $after) @connection(key: "DeliveryLog_deliveries") {
          edges {
            node {
              id
              status
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    // Its data is null once a read has found none.
    webhook as DeliveryLog_webhook$key | null,
  );
  const notices = useNotices();
  const withdrawFailure = useRef<(() => void) | null>(null);
  const environment = useRelayEnvironment();
  /** A webhook that was deleted elsewhere is read without an error. */
  const checkFound = () => {
    let isGone = false;
    commitLocalUpdate(environment, (store) => {
      isGone = store.getRoot().getLinkedRecord('node', { id }) === null;
    });
    if (isGone) onRefused('WEBHOOK_NOT_FOUND');
  };
  const showMore = () => {
    withdrawFailure.current?.();
    withdrawFailure.current = null;
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) withdrawFailure.current = notices.showFailure(failureKind(error));
        else checkFound();
      },
    });
  };
  const deliveries = data?.deliveries.edges.map(({ node }) => node) ?? [];
  useFollowDeliveries({
    sentCount,
    isWaiting: deliveries.some(({ status }) => status === 'PENDING'),
    read: () => {
      // As many as are shown, because a shorter list would replace them.
      const first = Math.min(Math.max(deliveries.length, FIRST_PAGE), MAX_PAGE);
      refetch({ first }, { fetchPolicy: 'store-and-network', onComplete: checkFound });
    },
  });
  if (!data) return null;
  return (
    <>
      <WebhookBanner webhook={data} />
      <TableFrame className={styles.log}>
        <header className={styles.logHeader}>
          <h3>{t(($) => $.log.title)}</h3>
          {data.recentEventCount > 0 && (
            <span className={styles.muted}>
              {t(($) => $.log.recent, {
                delivered: format.number(data.recentDeliveredCount),
                total: format.number(data.recentEventCount),
              })}
            </span>
          )}
        </header>
        {deliveries.length === 0 ? (
          <p className={styles.empty}>{t(($) => $.log.empty)}</p>
        ) : (
          <CardTable caption={t(($) => $.log.title)} columns={COLUMNS.map((name) => t(($) => $.log.column[name]))}>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} onSent={onSent} onRefused={onRefused} />
            ))}
          </CardTable>
        )}
        {hasNext && (
          <div className={styles.logEnd}>
            <Button size="small" pending={isLoadingNext} onClick={showMore}>
              {t(($) => $.log.more)}
            </Button>
          </div>
        )}
      </TableFrame>
    </>
  );
}
