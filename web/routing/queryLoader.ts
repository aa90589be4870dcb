import type { PreloadFetchPolicy } from 'react-relay/hooks';
import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { QueryPlan } from './route.ts';
import { preloadQuery } from './routeQuery.ts';

/** Starts a plan's query with variables from the URL, for useRouteQuery. Null when the URL requires none. */
export function queryLoader(
  environment: IEnvironment,
  plan: QueryPlan,
  fetchPolicy?: PreloadFetchPolicy,
): LoaderFunction {
  return ({ params, request }) => {
    const variables = plan.variables(params, new URL(request.url).searchParams);
    return variables && preloadQuery(environment, plan.parameters, variables, fetchPolicy);
  };
}
