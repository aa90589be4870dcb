import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { QueryPlan } from './route.ts';
import { preloadQuery } from './routeQuery.ts';

/** Starts a plan's query with what the address says; the screen reads it by useRouteQuery. Null when the address asks for none. */
export function queryLoader(environment: IEnvironment, plan: QueryPlan): LoaderFunction {
  return ({ params, request }) => {
    const variables = plan.variables(params, new URL(request.url).searchParams);
    return variables && preloadQuery(environment, plan.parameters, variables);
  };
}
