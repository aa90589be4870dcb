import { useEffect } from 'react';
import { loadQuery, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery, PreloadFetchPolicy } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type {
  GraphQLTaggedNode,
  IEnvironment,
  OperationType,
  PreloadableConcreteRequest,
  VariablesOf,
} from 'relay-runtime';

/** How long a query may wait for its screen to appear before it is dropped: a screen that was left while it loaded never claims it. */
const CLAIM_MS = 60_000;
const unclaimed = new WeakMap<object, ReturnType<typeof setTimeout>>();

/**
 * Starts a screen's query from its route's loader: returns at once, the answer arrives later.
 * What the store holds is shown at once and refreshed behind; with `store-or-network` a retry would show the same error again.
 */
export function preloadQuery<T extends OperationType>(
  environment: IEnvironment,
  parameters: PreloadableConcreteRequest<T>,
  variables: VariablesOf<T>,
  fetchPolicy: PreloadFetchPolicy = 'store-and-network',
): PreloadedQuery<T> {
  const reference = loadQuery<T>(environment, parameters, variables, { fetchPolicy });
  unclaimed.set(
    reference,
    setTimeout(() => reference.dispose(), CLAIM_MS),
  );
  return reference;
}

/** Reads the query its route's loader started, and releases it when the screen is gone. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  return useStartedQuery<T>(query, useLoaderData<PreloadedQuery<T>>());
}

/** The same for a query that `preloadQuery` started elsewhere. */
export function useStartedQuery<T extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<T>,
): T['response'] {
  useEffect(() => clearTimeout(unclaimed.get(loaded)), [loaded]);
  // Adopts the loader's reference: released when the next one takes its place or the screen unmounts.
  const [reference] = useQueryLoader<T>(query, loaded);
  return usePreloadedQuery<T>(query, reference ?? loaded);
}

/**
 * A route's loader runs again only when one of these search parameters or the path changes, or when asked to (retry).
 * Without names: only for another path.
 */
export function whenChanged(names: readonly string[] = []): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href === nextUrl.href
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        names.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}
