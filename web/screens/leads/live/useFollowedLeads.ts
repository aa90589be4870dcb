import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { ChangedLead } from './followLeads.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Keeps the leads on screen up to date while it is shown. Loaded after the screen, which does not wait for it. Returns
 * the global ids of the leads that have arrived since and can still be answered. `onChange` is called after every change.
 * `after`: cursor of the leads on screen, so that changes until the first event are not missed.
 */
export function useFollowedLeads(
  onChange: (lead: ChangedLead) => void = () => undefined,
  after: string | null = null,
): ReadonlySet<string> {
  const environment = useRelayEnvironment();
  const [news, setNews] = useState(NONE);
  const changed = useEffectEvent(onChange);
  const cursor = useEffectEvent(() => after);
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followLeads } = await import('./followLeads.ts');
      if (!isLeft)
        stop = followLeads(environment, { after: cursor(), onNews: setNews, onChange: (lead) => changed(lead) });
    };
    // Without it, the screen shows the leads as they were.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [environment]);
  return news;
}
