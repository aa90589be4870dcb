import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { ServiceHealthContext } from '../../relay/serviceHealthContext.ts';
import { usePage } from '../page/page.ts';
import styles from './ConnectionBanner.module.css';

/** Interruptions shorter than this are not shown, in ms; the banner must appear within 10 s (EXT-04). */
const PATIENCE_MS = 3_000;

/** Shown while the live connection is down or the service behind it does not respond; both recover automatically. */
export function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const { live } = usePage();
  const health = use(ServiceHealthContext);
  const state = useSyncExternalStore(live.onChange, live.getState, live.getState);
  // Subscribed before the network: it starts over when that returns, so that it is not blamed for the network's failures.
  const service = useSyncExternalStore(health?.onChange ?? never, () => health?.getState());
  const hasNetwork = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  const isCutOff = state === 'offline' || !hasNetwork;
  const isLong = useLasts(isCutOff, PATIENCE_MS);
  const retryNow = () => {
    live.retryNow();
    health?.probeNow();
  };

  useEffect(() => {
    if (hasNetwork) live.retryNow();
  }, [hasNetwork, live]);

  return (
    <div role="status" className={styles.place}>
      {(isLong || service === 'away') && (
        <Banner
          tone="warning"
          {...(!hasNetwork && { title: t(($) => $.connection.noNetwork) })}
          action={
            hasNetwork && (
              <Button size="small" icon="retry" onClick={retryNow}>
                {t(($) => $.connection.retry)}
              </Button>
            )
          }
        >
          {hasNetwork ? (
            <>{isLong ? t(($) => $.connection.offline) : t(($) => $.connection.serviceAway)}</>
          ) : (
            t(($) => $.connection.sendingWaits)
          )}
        </Banner>
      )}
    </div>
  );
}

function never(): () => void {
  return () => undefined;
}

/** True once `condition` has been true for `ms`. */
function useLasts(condition: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [condition, ms]);
  return condition && lasts;
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
