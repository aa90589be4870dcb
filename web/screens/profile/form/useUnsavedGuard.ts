import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker } from 'react-router-dom';

/** Asks before unsaved changes are left: by a question of our own inside the portal, by the browser's when the tab is closed (EXT-05). */
export function useUnsavedGuard(isEdited: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEdited && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isEdited) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEdited]);
  return blocker;
}
