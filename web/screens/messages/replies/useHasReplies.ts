import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useHasRepliesQuery } from '../../../relay/__generated__/useHasRepliesQuery.graphql.ts';

/**
 * Whether the upstream keeps saved replies (EXT-11). Read once in a page; a failure hides the control, and the next chat
 * asks again.
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
