import { useRef } from 'react';
import { useMutation as useRelayMutation } from 'react-relay/hooks';
import type { UseMutationConfig } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useNotices } from '../ui/notices/Notices.tsx';
import { failureKind } from './errors.ts';
import type { FailureKind } from './errors.ts';

export type MutationSettings<T extends MutationParameters> = Omit<
  UseMutationConfig<T>,
  'onCompleted' | 'onError' | 'onUnsubscribe'
> & {
  /** Replaces the general notice (NTC-04), for screens that show failures in place. */
  onFailure?: (kind: FailureKind) => void;
};

/**
 * An awaitable mutation: resolves to its response, or to null after a failure, which the user has then been told about.
 * User errors (`errors` in the payload) are part of the response, and the caller must handle them.
 */
export function useMutation<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [(settings: MutationSettings<T>) => Promise<T['response'] | null>, boolean] {
  const [commit, isPending] = useRelayMutation<T>(mutation);
  const notices = useNotices();
  const withdrawFailure = useRef<(() => void) | null>(null);
  const run = ({ onFailure, ...config }: MutationSettings<T>) =>
    new Promise<T['response'] | null>((resolve) => {
      // After another attempt, it would contradict what the screen shows.
      withdrawFailure.current?.();
      commit({
        ...config,
        onCompleted: (response) => resolve(response),
        onError: (error) => {
          const kind = failureKind(error);
          if (onFailure) {
            notices.closeSuccess();
            onFailure(kind);
          } else withdrawFailure.current = notices.showFailure(kind);
          resolve(null);
        },
      });
    });
  return [run, isPending];
}
