import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useMatches, useRevalidator } from 'react-router-dom';
import appShellQuery from '../../relay/__generated__/AppShellQuery.graphql.ts';
import type { AppShellQuery } from '../../relay/__generated__/AppShellQuery.graphql.ts';

/**
 * True between the moment a subscription begins to include the portal and the end of reading its pages anew: what they read before
 * was refused (STA-35).
 */
export function useReadAnew(isIncluded: boolean): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  // What the page has loaded. It changes in the very rendering that shows what was read anew, not when reading has ended. A part of
  // the page may have nothing to load, such as the messenger's without a chat.
  const loaded: unknown = useMatches().findLast(({ loaderData }) => loaderData)?.loaderData;
  const [refused, setRefused] = useState<unknown>(isIncluded ? undefined : loaded);
  if (!isIncluded && refused !== loaded) setRefused(loaded);
  const isStale = isIncluded && refused !== undefined && refused === loaded;
  useEffect(() => {
    if (!isStale) return undefined;
    let isLeft = false;
    const readAnew = async () => {
      // A refusal marks the account's data stale. Fresh first, the frame waits for nothing while it is read again with its page, and
      // what is open in it stays open.
      await fetchQuery<AppShellQuery>(environment, appShellQuery, {}, { fetchPolicy: 'network-only' })
        .toPromise()
        .catch(() => undefined);
      if (!isLeft) await revalidate();
    };
    void readAnew();
    return () => {
      isLeft = true;
    };
  }, [isStale, environment, revalidate]);
  return isStale;
}
