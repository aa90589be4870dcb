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
 * Keeps a complete answer on the screen when its refresh fails, and only records the failure. Without an answer, or
 * after the user retried, the failure is reported.
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

/** The document is known once its screen is loaded; until then the store has no answer. */
function isWholeInStore(
  { id }: RequestParameters,
  variables: Variables,
  check: (operation: OperationDescriptor) => Availability,
): boolean {
  const document = id === null ? null : PreloadableQueryRegistry.get(id);
  return document != null && check(createOperationDescriptor(document, variables)).status === 'available';
}
