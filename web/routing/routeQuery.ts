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

/**
 * How long an answered query waits for its screen before it is released. A screen left while loading never claims it.
 * Not counted from the request, which waits for minutes while the user signs in again.
 */
const CLAIM_MS = 60_000;
const claimed = new WeakSet<object>();

/**
 * Starts a screen's query from its route loader without waiting. Cached data shows at once and refreshes in the
 * background. `store-or-network` would show a cached error again on retry.
 */
export function preloadQuery<T extends OperationType>(
  environment: IEnvironment,
  parameters: PreloadableConcreteRequest<T>,
  variables: VariablesOf<T>,
  fetchPolicy: PreloadFetchPolicy = 'store-and-network',
): PreloadedQuery<T> {
  const reference = loadQuery<T>(environment, parameters, variables, { fetchPolicy });
  const expire = (): void => {
    setTimeout(() => claimed.has(reference) || reference.dispose(), CLAIM_MS);
  };
  if (reference.source) reference.source.subscribe({ complete: expire, error: expire });
  else expire();
  return reference;
}

/** Reads the query started by the route loader, and releases it on unmount. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  return useStartedQuery<T>(query, useLoaderData<PreloadedQuery<T>>());
}

/** The same for a query started elsewhere by `preloadQuery`. */
export function useStartedQuery<T extends OperationType>(
  query: GraphQLTaggedNode,
  loaded: PreloadedQuery<T>,
): T['response'] {
  useEffect(() => void claimed.add(loaded), [loaded]);
  // Takes over the loader's reference and releases it on replacement or unmount.
  const [reference] = useQueryLoader<T>(query, loaded);
  return usePreloadedQuery<T>(query, reference ?? loaded);
}

/**
 * Reruns a route's loader only when the path or one of these search parameters changes, or on retry. Without names:
 * only for another path.
 */
export function whenChanged(names: readonly string[] = []): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href === nextUrl.href
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        names.some((name) => valuesOf(currentUrl, name) !== valuesOf(nextUrl, name));
}

/** All values of a parameter, which forms may repeat, as one comparable text. */
function valuesOf({ searchParams }: URL, name: string): string {
  return JSON.stringify(searchParams.getAll(name));
}
