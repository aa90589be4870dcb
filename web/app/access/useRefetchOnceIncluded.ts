import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useMatches, useRevalidator } from 'react-router-dom';
import appShellQuery from '../../relay/__generated__/AppShellQuery.graphql.ts';
import type { AppShellQuery } from '../../relay/__generated__/AppShellQuery.graphql.ts';

/**
 * Refetches the page once the subscription includes the portal, because the page's earlier queries were denied
 * (STA-35). Returns true until the new data is shown.
 */
export function useRefetchOnceIncluded(isIncluded: boolean): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  // The page's loaded data. It changes in the render that shows the refetched data, not when refetching ends. The page
  // or pane may have no query, for example the messenger without a selected chat.
  const loaded: unknown = useMatches().findLast(({ loaderData }) => loaderData)?.loaderData;
  const [refused, setRefused] = useState<unknown>(isIncluded ? undefined : loaded);
  if (!isIncluded && refused !== loaded) setRefused(loaded);
  const isStale = isIncluded && refused !== undefined && refused === loaded;
  useEffect(() => {
    if (!isStale) return undefined;
    let isLeft = false;
    const refetch = async () => {
      // The earlier errors marked the account's data stale. Refetch it first, so that the frame does not suspend while
      // the page refetches, and its open dialogs stay open.
      const settings = { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { whole: true } } } as const;
      await fetchQuery<AppShellQuery>(environment, appShellQuery, {}, settings)
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
