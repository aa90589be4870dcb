import { createContext, use } from 'react';
import type { Context } from 'react';
import {
  useFragment as useStoredFragment,
  usePreloadedQuery as useStoredQuery,
  useQueryLoader as useStoredQueryLoader,
} from 'react-relay/hooks.js';
import type { GraphQLTaggedNode } from 'relay-runtime';

// What `react-relay/hooks` is in the server's build (vite.server.config.ts). A page there is rendered once: from answers that hold
// all it asks for, parts are read as they stand, without a store. Relay's own hooks read answers with errors.

export { fetchQuery, graphql, loadQuery, RelayEnvironmentProvider, requestSubscription } from 'react-relay/hooks.js';
export {
  commitLocalUpdate,
  commitMutation,
  useMutation,
  usePaginationFragment,
  useRelayEnvironment,
} from 'react-relay/hooks.js';

type Part = Parameters<typeof useStoredFragment>[1];
type Started = Parameters<typeof useStoredQuery>[1];

/** How the parts of a page come to their data. */
interface Reading {
  readonly fragment: (fragment: GraphQLTaggedNode, part: Part) => unknown;
  readonly query: (query: GraphQLTaggedNode, started: Started) => unknown;
  /** Begins with the reference to a started query, if there is one. */
  readonly loader: (query: GraphQLTaggedNode, started: Started | null | undefined) => readonly unknown[];
}

const fromStore: Reading = { fragment: useStoredFragment, query: useStoredQuery, loader: useStoredQueryLoader };

/** What a fragment asks for stands in its part of the answer under the same names, beside what other fragments ask for. */
export const asTheyStand: Reading = {
  fragment: (_fragment, part) => part,
  query: (_query, data) => data,
  loader: (_query, data = null) => [data],
};

export const ReadingContext: Context<Reading> = createContext(fromStore);

export const useFragment: Reading['fragment'] = (fragment, part) => use(ReadingContext).fragment(fragment, part);
export const usePreloadedQuery: Reading['query'] = (query, started) => use(ReadingContext).query(query, started);
export const useQueryLoader: Reading['loader'] = (query, started) => use(ReadingContext).loader(query, started);
