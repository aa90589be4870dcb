import type { Disposable } from 'relay-runtime';
import { retryDelay } from './retryDelay.ts';

/**
 * Keeps a subscription alive: restarts it with increasing delays if the gateway ends or rejects its stream; an event
 * resets the delay. The connection itself resumes lost sockets. Returns a function that ends the subscription.
 */
export function keepSubscribed(
  subscribe: (stream: { readonly onEvent: () => void; readonly onEnd: () => void }) => Disposable,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Disposable | undefined;
  const start = (): void => {
    running = subscribe({
      onEvent: () => {
        failures = 0;
      },
      onEnd: () => {
        timer = setTimeout(start, retryDelay(failures));
        failures += 1;
      },
    });
  };
  start();
  return () => {
    clearTimeout(timer);
    running?.dispose();
  };
}
