import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import { cutText, SEARCH_TEXT_MAX } from '../../../../domain/textLength.ts';
import type { useChatMatchesQuery } from '../../../relay/__generated__/useChatMatchesQuery.graphql.ts';
import { failureKind } from '../../../relay/errors.ts';
import type { FailureKind } from '../../../relay/errors.ts';
import type { FoundPlace } from '../chats/foundPlace.ts';

/** How long typing must pause before a search starts, in ms. */
const PAUSE_MS = 250;
const PAGE_SIZE = 100;

const query = graphql`
  query useChatMatchesQuery($query: String!, $chatId: ID!, $first: Int!, $after: String) {
    viewer {
      messageSearch(query: $query, chatId: $chatId, first: $first, after: $after) @catch(to: RESULT) {
        edges {
          node {
            id
            createdAt
            body {
              ... on TextBody {
                text
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** A message that matches. */
export interface ChatMatch extends FoundPlace {
  readonly text: string;
}

/** The matches for a text that was typed. */
export interface ChatMatches {
  /** Newest first. */
  readonly matches: readonly ChatMatch[];
  /** Cursor of the next page; null if all are loaded. */
  readonly next: string | null;
  /** Whether the upstream can search messages. */
  readonly isSupported: boolean;
}

/**
 * Searches a chat while the user types. `found` is null until the text has been searched; `onFound` is called with the
 * first page for each text. `loadMore` adds the next page, unless it is being loaded.
 */
export function useChatMatches(chatId: string, text: string, onFound: (found: ChatMatches) => void) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ readonly pattern: string; readonly found: ChatMatches } | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [tries, setTries] = useState(0);
  const reading = useRef<Subscription | null>(null);
  const pattern = cutText(text.trim(), SEARCH_TEXT_MAX);
  const tell = useEffectEvent(onFound);

  const read = (after: string | null, onRead: (found: ChatMatches) => void): void => {
    setFailure(null);
    const variables = { query: pattern, chatId, first: PAGE_SIZE, after };
    fetchQuery<useChatMatchesQuery>(environment, query, variables).subscribe({
      start: (subscription) => {
        reading.current = subscription;
      },
      next: ({ viewer }) => {
        if (!viewer?.messageSearch.ok) return setFailure('general');
        const page = viewer.messageSearch.value;
        const edges = page?.edges ?? [];
        onRead({
          matches: edges.map(({ node }) => ({ id: node.id, at: node.createdAt, text: node.body.text ?? '' })),
          next: page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null,
          isSupported: page != null,
        });
        return undefined;
      },
      error: (error: unknown) => {
        reading.current = null;
        setFailure(failureKind(error));
      },
      complete: () => {
        reading.current = null;
      },
    });
  };
  const search = useEffectEvent(() =>
    read(null, (found) => {
      setAnswer({ pattern, found });
      tell(found);
    }),
  );
  useEffect(() => {
    setFailure(null);
    if (pattern === '') return undefined;
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // Also a further page, which would replace what is found for the next text.
      reading.current?.unsubscribe();
      reading.current = null;
    };
  }, [pattern, chatId, tries]);

  const found = answer?.pattern === pattern ? answer.found : null;
  const loadMore = (onMore: (found: ChatMatches) => void) => {
    if (!found?.next || reading.current) return;
    read(found.next, (page) => {
      const more = { ...page, matches: [...found.matches, ...page.matches] };
      setAnswer({ pattern, found: more });
      onMore(more);
    });
  };
  const isLoading = pattern !== '' && found === null && failure === null;
  return { found, isLoading, failure, loadMore, retry: () => setTries(tries + 1) };
}
