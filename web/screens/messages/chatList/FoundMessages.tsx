import { useEffect } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { FoundMessagesQuery } from '../../../relay/__generated__/FoundMessagesQuery.graphql.ts';
import { useIsAnswered } from '../../../relay/useIsAnswered.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import { ChatListSkeleton } from './ChatListSkeleton.tsx';
import { FoundMessageList } from './FoundMessageList.tsx';

const query = graphql`
  query FoundMessagesQuery($query: String!) {
    viewer {
      ...FoundMessageList_viewer @arguments(query: $query)
    }
  }
`;

/** Search results beyond the view: chats of other views, and messages (EXT-10). A failure does not affect the list. */
export function FoundMessages({ search, listed }: { search: MessagesSearch; listed: ReadonlySet<string> }) {
  const [reference, load] = useQueryLoader<FoundMessagesQuery>(query);
  const isAnswered = useIsAnswered(query, reference);
  const text = search.query;
  useEffect(() => load({ query: text }, { fetchPolicy: 'store-and-network' }), [load, text]);
  return (
    <SectionBoundary resetOn={text} onRetry={() => load({ query: text }, { fetchPolicy: 'network-only' })}>
      {reference && isAnswered ? <Found reference={reference} search={search} listed={listed} /> : <ChatListSkeleton />}
    </SectionBoundary>
  );
}

function Found({
  reference,
  ...shown
}: {
  reference: PreloadedQuery<FoundMessagesQuery>;
  search: MessagesSearch;
  listed: ReadonlySet<string>;
}) {
  const { viewer } = usePreloadedQuery<FoundMessagesQuery>(query, reference);
  return viewer ? <FoundMessageList viewer={viewer} {...shown} /> : null;
}
