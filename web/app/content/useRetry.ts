import { commitLocalUpdate, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';

/**
 * Reads the page's queries again without a reload. What the store holds counts as stale first: it holds the error as well,
 * and would show it again before the new answer arrives.
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
