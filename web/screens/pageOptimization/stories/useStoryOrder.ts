import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useStoryOrderQuery } from '../../../relay/__generated__/useStoryOrderQuery.graphql.ts';
import type { useStoryOrderMutation } from '../../../relay/__generated__/useStoryOrderMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { inNewOrder } from '../../../ui/sorting/inNewOrder.ts';

interface Ordered {
  readonly id: string;
}

/**
 * Optimistic order of the stories: a new order is shown immediately, and `store` sends it, one request at a time. A
 * failure restores the saved order.
 */
export function useStoryOrder<T extends Ordered>(saved: readonly T[], onNoOrder: () => void) {
  const { t } = useTranslation('pageOptimization');
  const notices = useNotices();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const [commit] = useMutation<useStoryOrderMutation>(graphql`
    mutation useStoryOrderMutation($input: OrderStoriesInput!) {
      orderStories(input: $input) {
        viewer {
          pageOptimization {
            ...StoriesCard_pageOptimization
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const stories = order ? inOrder(saved, order) : saved;
  const environment = useRelayEnvironment();

  /** Those of `ids` that still exist. Refetches the list, so that the others disappear; all if it cannot be read. */
  const withoutRemoved = async (ids: readonly string[]): Promise<readonly string[]> => {
    const answer = await fetchQuery<useStoryOrderQuery>(
      environment,
      graphql`
        query useStoryOrderQuery {
          viewer {
            pageOptimization {
              stories {
                id
              }
              ...StoriesCard_pageOptimization
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { whole: true } } },
    )
      .toPromise()
      .catch(() => null);
    const listed = answer?.viewer?.pageOptimization?.stories;
    return listed ? ids.filter((id) => listed.some((story) => story.id === id)) : ids;
  };
  const send = async (ids: readonly string[]): Promise<void> => {
    const answer = await commit({ variables: { input: { storyIds: ids } } });
    if (answer && !answer.orderStories) {
      onNoOrder();
      notices.show({ kind: 'info', text: t(($) => $.notice.noOrder) });
    } else if (answer?.orderStories && answer.orderStories.errors.length > 0) {
      // Some may have been removed elsewhere.
      const left = await withoutRemoved(ids);
      if (left.length === ids.length) notices.showFailure('general');
      else if (left.length > 1) await send(left);
    }
    // A later move is still pending.
    if (latest.current === ids) setOrder(null);
  };
  return {
    stories,
    move: (from: number, to: number) => {
      const ids = inNewOrder(
        stories.map(({ id }) => id),
        from,
        to,
      );
      latest.current = ids;
      setOrder(ids);
    },
    store: () => {
      const ids = latest.current;
      if (ids) sending.current = sending.current.then(() => send(ids));
    },
  };
}

/** Stories in the order of `ids`; unlisted ones come last. */
function inOrder<T extends Ordered>(stories: readonly T[], ids: readonly string[]): readonly T[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return stories.toSorted((one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length));
}
