import { use, useEffect, useEffectEvent, useState } from 'react';
import type { FailureKind } from '../../relay/errors.ts';
import { onNetworkBack } from '../../relay/networkBack.ts';
import { ServiceHealthContext } from '../../relay/serviceHealthContext.ts';

/** First and longest delay before retrying a failure that is not part of a detected outage, in ms. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;

const PASSING: ReadonlySet<FailureKind> = new Set(['timeout', 'network', 'rateLimited', 'general']);

/**
 * Retries a temporary failure: as soon as a detected outage is over or the network is back, otherwise after 10 s and
 * then less and less often (EXT-04). Does nothing while the service is down or the page is hidden.
 */
export function useAutomaticRetry(kind: FailureKind, retry: () => void): void {
  const health = use(ServiceHealthContext);
  const [tries, setTries] = useState(0);
  const isPassing = PASSING.has(kind);
  const tryAgain = useEffectEvent(() => {
    setTries(tries + 1);
    if (health?.getState() !== 'away' && !document.hidden) retry();
  });

  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(tryAgain, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    const forgetNetwork = onNetworkBack(tryAgain);
    const forgetHealth = health?.onChange(tryAgain);
    return () => {
      clearTimeout(timer);
      forgetNetwork();
      forgetHealth?.();
    };
  }, [isPassing, tries, health]);
}
