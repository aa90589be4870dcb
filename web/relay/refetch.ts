import { createOperationDescriptor } from 'relay-runtime';
import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';

/**
 * Refetches a query that is on the screen because something it counts has changed. When that fails, or answers with errors,
 * what is shown stays as it is: the store is not touched.
 */
export async function refetch<T extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: T['variables'],
): Promise<void> {
  const operation = createOperationDescriptor(query, variables, { force: true });
  const { node, cacheConfig } = operation.request;
  try {
    const answer = await environment
      .getNetwork()
      .execute(node.params, variables, cacheConfig ?? {})
      .toPromise();
    if (!answer || Array.isArray(answer) || !('data' in answer) || !answer.data) return;
    if ('errors' in answer && answer.errors && answer.errors.length > 0) return;
    environment.commitPayload(operation, answer.data);
  } catch {
    // The reader asked for nothing here: there is nothing to tell.
  }
}
