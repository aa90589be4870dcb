import { graphql } from 'react-relay/hooks';
import type { usePeopleQuery } from '../../relay/__generated__/usePeopleQuery.graphql.ts';
import { useSearchAnswer } from '../../relay/useSearchAnswer.ts';

/** A lead, or the chat with one. */
interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly company: string | null;
}

interface People {
  readonly leads: readonly Person[];
  readonly chats: readonly Person[];
  readonly isLoading: boolean;
}

const LEAST_LENGTH = 2;
/** Maximum number of chats shown. */
const MOST_CHATS = 6;

/**
 * Leads that match the text, and chats whose lead matches it; empty for fewer than two characters, and if the search
 * fails.
 */
export function usePeople(text: string): People {
  const answer = useSearchAnswer<usePeopleQuery>(
    graphql`
      query usePeopleQuery($pattern: String!) {
        viewer {
          leads(first: 6, query: $pattern) {
            nodes {
              uuid
              name
              company
              domain
            }
          }
          messageSearch(query: $pattern, first: 1) {
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
    text,
    LEAST_LENGTH,
    'network-only',
  );
  const viewer = answer?.response?.viewer;
  return {
    leads: (viewer?.leads?.nodes ?? []).map(toPerson),
    chats: (viewer?.messageSearch?.chats ?? [])
      .slice(0, MOST_CHATS)
      .map(({ uuid, lead }) => toPerson({ ...lead, uuid })),
    isLoading: text.trim().length >= LEAST_LENGTH && !answer?.isCurrent,
  };
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
