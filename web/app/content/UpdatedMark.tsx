import { useSyncExternalStore, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { usePage } from '../page/page.ts';
import styles from './UpdatedMark.module.css';

/** From this age on a list says how old it is; in ms. */
const OLD_MS = 5 * 60_000;

/**
 * Says when a list was read, once it is old or reading it anew has failed, and offers to read it again. A list that
 * pushes keep fresh (`isLive`) is as old as the connection that brings them is lost.
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
        <>
          <span>{t(($) => $.updated, { time: format.relative(at, Math.max(now, at)) })}</span>
          <Button size="small" look="quiet" icon="retry" pending={isPending} onClick={() => startTransition(onRefresh)}>
            {t(($) => $.refresh)}
          </Button>
        </>
      )}
    </div>
  );
}
