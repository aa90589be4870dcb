import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { preloadQuery } from './routeQuery.ts';
import type { QueryPlan } from './routes.ts';

/** Starts a plan's query with what the address says; the screen reads it by useRouteQuery. Null when the address asks for none. */
export const queryLoader =
  <T extends OperationType>(environment: IEnvironment, plan: QueryPlan<T>): LoaderFunction =>
  ({ params, request }) => {
    const variables = plan.variables(params, new URL(request.url).searchParams);
    return variables && preloadQuery(environment, plan.parameters, variables);
  };
