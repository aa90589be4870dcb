import { graphql } from 'react-relay/hooks';
import type { ErrorCode } from '../../../domain/errorCodes.ts';
import { hasWords } from '../../../domain/search/nameSearch.ts';
import type { usePeopleQuery } from '../../relay/__generated__/usePeopleQuery.graphql.ts';
import { fieldErrorCode } from '../../relay/errors.ts';
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
  /** Whether the name or company of one has the text, rather than only the request of a lead. */
  readonly areNamed: boolean;
  readonly isLoading: boolean;
  /** Why the search for this text failed, or which part of it, else null. */
  readonly failure: FailureKind | 'leads' | 'chats' | null;
}

const LEAST_LENGTH = 2;
/** Chinese and Korean family names are often a single character. */
const FAMILY_NAME = /^\s*[\p{sc=Han}\p{sc=Hangul}]/u;
/** Codes of an account or an upstream that never finds any: for those, there is nothing to find. */
const NOT_OFFERED: ReadonlySet<unknown> = new Set<ErrorCode>(['SUBSCRIPTION_REQUIRED', 'FORBIDDEN', 'BAD_USER_INPUT']);
/** Maximum number of leads shown, and of chats. */
const MOST_SHOWN = 6;

/**
 * Leads that match the text, those with it in their name or company first, and chats whose lead matches it. Empty for
 * fewer than two characters, unless they are a family name. If the search fails, leads, chats or both are empty. While
 * it loads, earlier results stay only if the text is part of their name or company, because Enter opens the first one.
 */
export function usePeople(text: string): People {
  const leastLength = FAMILY_NAME.test(text) ? 1 : LEAST_LENGTH;
  const answer = useSearchAnswer<usePeopleQuery>(
    graphql`
      query usePeopleQuery($pattern: String!) {
        viewer {
          leads(first: 20, query: $pattern) @catch(to: RESULT) {
            nodes {
              uuid
              name
              company
              domain
            }
          }
          messageSearch(query: $pattern, first: 1) @catch(to: RESULT) {
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
  const { leads, messageSearch } = answer?.response?.viewer ?? {};
  const isNamed = ({ name, company }: Person): boolean => hasWords([name, company], text);
  const isShown = (person: Person): boolean => answer?.isCurrent === true || isNamed(person);
  // The search also finds words within a request, and the parts of words.
  const foundLeads = (leads?.ok ? leads.value.nodes : [])
    .map(toPerson)
    .filter(isShown)
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .slice(0, MOST_SHOWN);
  const foundChats = ((messageSearch?.ok && messageSearch.value?.chats) || [])
    .slice(0, MOST_SHOWN)
    .map(({ uuid, lead }) => toPerson({ ...lead, uuid }))
    .filter(isShown);
  return {
    leads: foundLeads,
    chats: foundChats,
    areNamed: [...foundLeads, ...foundChats].some(isNamed),
    isLoading: text.trim().length >= leastLength && !answer?.isCurrent,
    failure: answer?.isCurrent ? (answer.failure ?? failureIn(leads, messageSearch)) : null,
  };
}

type Part = { readonly ok: boolean; readonly errors?: readonly unknown[] } | undefined;

function failureIn(leads: Part, chats: Part): People['failure'] {
  if (hasFailed(leads)) return hasFailed(chats) ? 'general' : 'leads';
  return hasFailed(chats) ? 'chats' : null;
}

function hasFailed(part: Part): boolean {
  return part?.errors?.some((error) => !NOT_OFFERED.has(fieldErrorCode(error))) ?? false;
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
