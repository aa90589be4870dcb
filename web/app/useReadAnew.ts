import { startTransition, useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import appShellQuery from '../relay/__generated__/AppShellQuery.graphql.ts';
import type { AppShellQuery } from '../relay/__generated__/AppShellQuery.graphql.ts';

/**
 * True between the moment a subscription begins to include the portal and the end of reading its pages anew: what they read before
 * was refused (STA-35).
 */
export function useReadAnew(isIncluded: boolean): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [wasRefused, setRefused] = useState(!isIncluded);
  if (!isIncluded && !wasRefused) setRefused(true);
  const isStale = isIncluded && wasRefused;
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
      if (!isLeft) startTransition(() => setRefused(false));
    };
    void readAnew();
    return () => {
      isLeft = true;
    };
  }, [isStale, environment, revalidate]);
  return isStale;
}
