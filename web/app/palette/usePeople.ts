import { graphql } from 'react-relay/hooks';
import { foldText } from '../../../domain/foldText.ts';
import type { usePeopleQuery } from '../../relay/__generated__/usePeopleQuery.graphql.ts';
import type { FailureKind } from '../../relay/errors.ts';
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
  /** Why the search for this text failed, else null. */
  readonly failure: FailureKind | null;
}

const LEAST_LENGTH = 2;
/** Chinese and Korean family names are often a single character. */
const FAMILY_NAME = /^\s*[\p{sc=Han}\p{sc=Hangul}]/u;
/** Maximum number of chats shown. */
const MOST_CHATS = 6;

/**
 * Leads that match the text, and chats whose lead matches it; empty for fewer than two characters that are no family
 * name, and if the search fails. While it loads, those found before stay only if the text is part of their name or
 * company, because Enter opens the first one.
 */
export function usePeople(text: string): People {
  const leastLength = FAMILY_NAME.test(text) ? 1 : LEAST_LENGTH;
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
    leastLength,
    'network-only',
  );
  const viewer = answer?.response?.viewer;
  const wanted = foldText(text.trim());
  const isShown = ({ name, company }: Person): boolean =>
    answer?.isCurrent === true || [name, company ?? ''].some((part) => foldText(part).includes(wanted));
  return {
    leads: (viewer?.leads?.nodes ?? []).map(toPerson).filter(isShown),
    chats: (viewer?.messageSearch?.chats ?? [])
      .slice(0, MOST_CHATS)
      .map(({ uuid, lead }) => toPerson({ ...lead, uuid }))
      .filter(isShown),
    isLoading: text.trim().length >= leastLength && !answer?.isCurrent,
    failure: answer?.isCurrent ? answer.failure : null,
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
