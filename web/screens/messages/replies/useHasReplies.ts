import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useHasRepliesQuery } from '../../../relay/__generated__/useHasRepliesQuery.graphql.ts';

/**
 * Whether the upstream supports saved replies (EXT-11). Read once per page; after a failure the control is hidden, and
 * the next chat tries again.
 */
export function useHasReplies(): boolean {
  const environment = useRelayEnvironment();
  const [has, setHas] = useState(false);
  useEffect(() => {
    const read = fetchQuery<useHasRepliesQuery>(
      environment,
      graphql`
        query useHasRepliesQuery {
          viewer {
            savedReplies {
              __typename
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => setHas(viewer?.savedReplies != null),
      error: () => setHas(false),
    });
    return () => read.unsubscribe();
  }, [environment]);
  return has;
}
