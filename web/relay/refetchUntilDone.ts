import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';
import { refetch } from './refetch.ts';
import { retryDelay } from './retryDelay.ts';

/** Refetches until it succeeds, with increasing delays. Returns a function that gives up. */
export function refetchUntilDone<T extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: T['variables'],
): () => void {
  let failures = 0;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    if ((await refetch<T>(environment, query, variables)) || hasEnded) return;
    timer = setTimeout(() => void attempt(), retryDelay(failures));
    failures += 1;
  };
  void attempt();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}
