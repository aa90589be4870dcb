import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Whether a query can be read without suspending, because it is in the store or got a response or an error. Parts of a
 * page that may wait at the same time show their skeleton until then: while two boundaries wait for data, React 19.3 can
 * render without a pause (react/react#37556).
 */
export function useIsAnswered<T extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<T> | null | undefined,
): boolean {
  const [answered, setAnswered] = useState<PreloadedQuery<T> | null>(null);
  useEffect(() => {
    if (!reference) return undefined;
    const settle = (): void => setAnswered(reference);
    const reading = reference.source?.subscribe({ next: settle, error: settle });
    return () => reading?.unsubscribe();
  }, [reference]);
  return reference != null && (reference === answered || isInStore(query, reference));
}

function isInStore<T extends OperationType>(query: GraphQLTaggedNode, reference: PreloadedQuery<T>): boolean {
  const { environment, fetchPolicy, variables } = reference;
  if (fetchPolicy === 'network-only') return false;
  return environment.check(createOperationDescriptor(getRequest(query), variables)).status === 'available';
}
