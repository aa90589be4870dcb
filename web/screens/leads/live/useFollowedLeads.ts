import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

/** Keeps the leads on screen up to date while it is shown. Loaded after the screen, which does not wait for it. */
export function useFollowedLeads(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followLeads } = await import('./followLeads.ts');
      if (!isLeft) stop = followLeads(environment);
    };
    // Without it, the screen shows the leads as they were.
    follow().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [environment]);
}
