import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useMatches, useRevalidator } from 'react-router-dom';
import appShellQuery from '../../relay/__generated__/AppShellQuery.graphql.ts';
import type { AppShellQuery } from '../../relay/__generated__/AppShellQuery.graphql.ts';

/**
 * Refetches the page once a subscription begins to include the portal: what the page read before was refused (STA-35). True until
 * the new answers are shown.
 */
export function useRefetchOnceIncluded(isIncluded: boolean): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  // What the page has loaded. It changes in the render that shows the refetched answers, not when refetching ends. A part of
  // the page may have nothing to load, such as the messenger's without a chat.
  const loaded: unknown = useMatches().findLast(({ loaderData }) => loaderData)?.loaderData;
  const [refused, setRefused] = useState<unknown>(isIncluded ? undefined : loaded);
  if (!isIncluded && refused !== loaded) setRefused(loaded);
  const isStale = isIncluded && refused !== undefined && refused === loaded;
  useEffect(() => {
    if (!isStale) return undefined;
    let isLeft = false;
    const refetch = async () => {
      // A refusal marks the account's data stale. Fresh first, the frame waits for nothing while it is refetched with its page, and
      // what is open in it stays open.
      await fetchQuery<AppShellQuery>(environment, appShellQuery, {}, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined);
      if (!isLeft) await revalidate();
    };
    void refetch();
    return () => {
      isLeft = true;
    };
  }, [isStale, environment, revalidate]);
  return isStale;
}
