import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker, BlockerFunction } from 'react-router-dom';

/** Guards unsaved changes: our own dialog inside the portal, the browser's when the tab closes (EXT-05). */
export function useUnsavedGuard(isEdited: boolean, isLeaving: BlockerFunction = isOtherPage): Blocker {
  const blocker = useBlocker((navigation) => isEdited && isLeaving(navigation));
  useEffect(() => {
    if (!isEdited) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEdited]);
  return blocker;
}

/**
 * The same for a dialog opened by the URL, whose Back button asks too. `leave` closes it without asking. It does nothing
 * after the dialog has left the screen: `close` would change the URL of another page.
 */
export function useDialogGuard(isEdited: boolean): { blocker: Blocker; leave: (close: () => void) => void } {
  const isClosing = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const blocker = useUnsavedGuard(isEdited, () => !isClosing.current);
  const leave = (close: () => void) => {
    if (!isMounted.current) return;
    isClosing.current = true;
    close();
  };
  return { blocker, leave };
}

function isOtherPage({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  return currentLocation.pathname !== nextLocation.pathname;
}
