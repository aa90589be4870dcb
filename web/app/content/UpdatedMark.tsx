import { useSyncExternalStore, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { usePage } from '../page/page.ts';
import styles from './UpdatedMark.module.css';

/** Age in ms from which a list shows when it was updated. */
const OLD_MS = 5 * 60_000;

/**
 * Shows when a list was last updated, once it is old or a refresh has failed, with a refresh button. Comes after the
 * list and lies over its end. For lists updated by pushes (`isLive`), age counts from the loss of the connection.
 */
export function UpdatedMark({
  query,
  variables,
  isLive = false,
  onRefresh,
}: {
  /** Name of the list's query. */
  query: string;
  variables: object;
  isLive?: boolean;
  onRefresh: () => Promise<void>;
}) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const now = useNow();
  const { freshness, live } = usePage();
  const update = useSyncExternalStore(freshness.subscribe, () => freshness.get(query, variables));
  const connection = useSyncExternalStore(live.onChange, live.getState);
  const [isPending, startTransition] = useTransition();
  const isPushed = isLive && connection === 'online';
  const at = Math.max(update?.at ?? 0, isLive ? live.lastOnlineAt : 0);
  const isOld = update !== null && (update.hasFailed || (!isPushed && now - at > OLD_MS));
  return (
    <div role="status" className={styles.place}>
      {isOld && (
        <div className={styles.mark}>
          <span>{t(($) => $.updated, { time: format.relative(at, Math.max(now, at)) })}</span>
          <Button size="small" look="quiet" icon="retry" pending={isPending} onClick={() => startTransition(onRefresh)}>
            {t(($) => $.refresh)}
          </Button>
        </div>
      )}
    </div>
  );
}
