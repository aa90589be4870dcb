import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePeopleQuery } from '../../relay/__generated__/usePeopleQuery.graphql.ts';

/** A lead, or the chat with one. */
interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly company: string | null;
}

interface People {
  readonly leads: readonly Person[];
  readonly chats: readonly Person[];
}

const LEAST_LENGTH = 2;
const PAUSE_MS = 150;
/** The contract's maximum length of a search text. */
const LONGEST_QUERY = 100;
/** Maximum number of chats shown. */
const MOST_CHATS = 6;
const NOBODY: People = { leads: [], chats: [] };

/**
 * Leads that match the text, and chats whose lead matches it; empty for fewer than two characters, and if the search
 * fails.
 */
export function usePeople(text: string): People & { readonly isLoading: boolean } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<People & { readonly query: string }>({ ...NOBODY, query: '' });
  const query = text.trim().slice(0, LONGEST_QUERY);
  const isLong = query.length >= LEAST_LENGTH;

  useEffect(() => {
    if (!isLong) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const read = fetchQuery<usePeopleQuery>(
        environment,
        graphql`
          query usePeopleQuery($query: String!) {
            viewer {
              leads(first: 6, query: $query) {
                nodes {
                  uuid
                  name
                  company
                  domain
                }
              }
              messageSearch(query: $query, first: 1) {
                chats {
                  uuid
                  lead {
                    name
                    company
                    domain
                  }
                }
              }
            }
          }
        `,
        { query },
      ).subscribe({
        next: ({ viewer }) =>
          setFound({
            query,
            leads: (viewer?.leads?.nodes ?? []).map(toPerson),
            chats: (viewer?.messageSearch?.chats ?? [])
              .slice(0, MOST_CHATS)
              .map(({ uuid, lead }) => toPerson({ ...lead, uuid })),
          }),
        error: () => setFound({ ...NOBODY, query }),
      });
      stop = () => read.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, query, isLong]);

  if (!isLong) return { ...NOBODY, isLoading: false };
  return { ...found, isLoading: found.query !== query };
}

function toPerson({
  uuid,
  name,
  company,
  domain,
}: {
  readonly uuid: string;
  readonly name: string;
  readonly company?: string | null | undefined;
  readonly domain?: string | null | undefined;
}): Person {
  return { uuid, name, company: company ?? domain ?? null };
}
