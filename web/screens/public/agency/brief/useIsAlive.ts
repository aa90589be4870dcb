import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
