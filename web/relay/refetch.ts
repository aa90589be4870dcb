import { createOperationDescriptor } from 'relay-runtime';
import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';

/**
 * Refetches a visible query after a change it depends on. If that fails, or the response has errors, the store stays
 * unchanged, and the result is false.
 */
export async function refetch<T extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: T['variables'],
): Promise<boolean> {
  const operation = createOperationDescriptor(query, variables, { force: true });
  const { node, cacheConfig } = operation.request;
  try {
    const answer = await environment
      .getNetwork()
      .execute(node.params, variables, cacheConfig ?? {})
      .toPromise();
    if (!answer || Array.isArray(answer) || !('data' in answer) || !answer.data) return false;
    if ('errors' in answer && answer.errors && answer.errors.length > 0) return false;
    environment.commitPayload(operation, answer.data);
    return true;
  } catch {
    // A background refresh: its failure is not reported.
    return false;
  }
}
