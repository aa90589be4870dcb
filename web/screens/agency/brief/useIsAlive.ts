import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether our code runs in the browser: false on the server and while its markup is taken over. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
