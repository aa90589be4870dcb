import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePeopleQuery } from '../../relay/__generated__/usePeopleQuery.graphql.ts';
import type { usePeopleLeadsQuery } from '../../relay/__generated__/usePeopleLeadsQuery.graphql.ts';

/** A lead, or the chat with one. */
interface Person {
  readonly uuid: string;
  readonly name: string;
  readonly company: string | null;
}

const LEAST_LENGTH = 2;
const PAUSE_MS = 150;
/** Leads of each list that are shown. */
const MOST = 6;

/**
 * Leads and chats whose name, company or domain contains the text, from two characters. Waiting leads are read once, as
 * the first page of the list; chats, and the leads behind them, are searched.
 */
export function usePeople(text: string): {
  readonly leads: readonly Person[];
  readonly chats: readonly Person[];
  readonly isLoading: boolean;
} {
  const environment = useRelayEnvironment();
  const [waiting, setWaiting] = useState<readonly Person[]>([]);
  const [found, setFound] = useState<{
    readonly query: string;
    readonly chats: readonly (Person & { lead: string })[];
  }>({
    query: '',
    chats: [],
  });
  const query = text.trim().slice(0, 100);
  const isLong = query.length >= LEAST_LENGTH;

  useEffect(() => {
    const read = fetchQuery<usePeopleLeadsQuery>(
      environment,
      graphql`
        query usePeopleLeadsQuery {
          viewer {
            leads(first: 50, status: PENDING) {
              nodes {
                uuid
                name
                company
                domain
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => setWaiting((viewer?.leads?.nodes ?? []).map(toPerson)),
      error: () => undefined,
    });
    return () => read.unsubscribe();
  }, [environment]);

  useEffect(() => {
    if (!isLong) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const read = fetchQuery<usePeopleQuery>(
        environment,
        graphql`
          query usePeopleQuery($query: String!) {
            viewer {
              messageSearch(query: $query, first: 1) {
                chats {
                  uuid
                  lead {
                    name
                    company
                    domain
                  }
                  fullLead {
                    uuid
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
            chats: (viewer?.messageSearch?.chats ?? []).map((chat) => ({
              ...toPerson({ ...chat.lead, uuid: chat.uuid }),
              lead: chat.fullLead?.uuid ?? '',
            })),
          }),
        error: () => setFound({ query, chats: [] }),
      });
      stop = () => read.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, query, isLong]);

  if (!isLong) return { leads: [], chats: [], isLoading: false };
  const wanted = query.toLowerCase();
  const fits = ({ name, company }: Person) => `${name}\n${company ?? ''}`.toLowerCase().includes(wanted);
  const chats = found.chats.filter(fits).slice(0, MOST);
  const behind = chats.filter(({ lead }) => lead !== '').map((chat) => ({ ...chat, uuid: chat.lead }));
  return { leads: [...waiting.filter(fits), ...behind].slice(0, MOST), chats, isLoading: found.query !== query };
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
