import { createOperationDescriptor, Observable, PreloadableQueryRegistry } from 'relay-runtime';
import type {
  FetchFunction,
  GraphQLResponse,
  IEnvironment,
  OperationDescriptor,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import { UnauthenticatedError } from './errors.ts';
import type { Freshness } from './freshness.ts';

/**
 * Keeps complete data on the screen if refreshing it fails, and only records the failure. If there is no complete data,
 * or the user has retried, the failure is reported.
 */
export function keepShown(
  fetch: FetchFunction,
  check: (operation: OperationDescriptor) => Availability,
  freshness: Freshness,
): FetchFunction {
  return (request, variables, ...rest) => {
    const answers = Observable.from(fetch(request, variables, ...rest));
    if (request.operationKind !== 'query') return answers;
    const isShown = isWholeInStore(request, variables, check);
    const failed = (): void => freshness.failed(request.name, variables);
    return Observable.create((sink) => {
      const subscription = answers.subscribe({
        next(answer) {
          if (isWhole(answer)) freshness.answered(request.name, variables);
          else if (isShown) return failed();
          return sink.next(answer);
        },
        error(error: Error) {
          if (!isShown || error instanceof UnauthenticatedError) return sink.error(error);
          failed();
          return sink.complete();
        },
        complete: () => sink.complete(),
      });
      return () => subscription.unsubscribe();
    });
  };
}

type Availability = ReturnType<IEnvironment['check']>;

function isWhole(answer: GraphQLResponse): boolean {
  return [answer].flat().every((part) => !('errors' in part && part.errors !== undefined));
}

/** Whether the store has all data of the query. The query's document is unknown until the screen's code is loaded. */
function isWholeInStore(
  { id }: RequestParameters,
  variables: Variables,
  check: (operation: OperationDescriptor) => Availability,
): boolean {
  const document = id === null ? null : PreloadableQueryRegistry.get(id);
  return document != null && check(createOperationDescriptor(document, variables)).status === 'available';
}
