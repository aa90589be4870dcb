import type { LoaderFunction } from 'react-router-dom';
import type { IEnvironment, OperationType, VariablesOf } from 'relay-runtime';
import { preloadQuery } from './routeQuery.ts';
import type { QueryPlan } from './routes.ts';

/**
 * Starts a plan's query with what the address says; the screen reads it by useRouteQuery. Null when the address asks for none.
 * `known` may put in place of the address's words what the store calls the same thing, so that it is found there.
 */
export const queryLoader =
  <T extends OperationType>(
    environment: IEnvironment,
    plan: QueryPlan<T>,
    known: (variables: VariablesOf<T>) => VariablesOf<T> = (variables) => variables,
  ): LoaderFunction =>
  ({ params, request }) => {
    const variables = plan.variables(params, new URL(request.url).searchParams);
    return variables && preloadQuery(environment, plan.parameters, known(variables));
  };
