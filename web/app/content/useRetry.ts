import { commitLocalUpdate, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';

/**
 * Refetches the page's queries without a reload. Invalidates the store first, because otherwise its cached error would
 * show again before the new response arrives.
 */
export function useRetry(): { retry: () => Promise<void>; isRetrying: boolean } {
  const environment = useRelayEnvironment();
  const { revalidate, state } = useRevalidator();
  const retry = () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return revalidate();
  };
  return { retry, isRetrying: state === 'loading' };
}
