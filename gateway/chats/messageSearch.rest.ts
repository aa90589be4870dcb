import { MessageSearch, type WireMessageSearch } from '../../upstream/contract/messageSearch.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const search = { messaging: true, check: checkOf(MessageSearch) } as const;

/** The position right after a message in the results: its time (ISO 8601) and uuid. */
export interface SearchPosition {
  readonly before: string;
  readonly beforeId: string;
}

/**
 * EXT-10 (addition): messages after a position, newest first, of one chat if `chat` is its uuid. Otherwise the first
 * page also has the chats whose lead matches.
 */
export function getMessageSearch(
  rest: RestClient,
  {
    query,
    chat,
    limit,
    position,
  }: {
    readonly query: string;
    readonly chat: string | null;
    readonly limit: number;
    readonly position: SearchPosition | null;
  },
): Promise<WireMessageSearch> {
  return rest.get('/agency/messages/search', { query, ...(chat !== null && { chat }), limit, ...position }, search);
}
