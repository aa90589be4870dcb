import { use, useEffect, useEffectEvent, useState } from 'react';
import type { FailureKind } from '../../relay/errors.ts';
import { ServiceHealthContext } from '../../relay/serviceHealthContext.ts';

/** First wait before retrying a failure whose cause nobody reported, and the longest one, ms. */
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;

const PASSING: ReadonlySet<FailureKind> = new Set(['timeout', 'network', 'general']);

/**
 * Retries a failure that may pass by itself: as soon as a reported outage is over, else after 10 s, then less and less
 * often (EXT-04). Does nothing while the service is away or the page is hidden.
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
    return health?.onChange(tryAgain);
  }, [isPassing, health]);

  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setTimeout(tryAgain, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    return () => clearTimeout(timer);
  }, [isPassing, tries]);
}
