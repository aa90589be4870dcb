import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => undefined;
}

/** Whether our code runs in the browser: false on the server and while its markup is taken over. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
