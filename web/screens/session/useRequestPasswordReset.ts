import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  RequestPasswordResetInput,
  useRequestPasswordResetMutation,
} from '../../relay/__generated__/useRequestPasswordResetMutation.graphql.ts';

type Answer = useRequestPasswordResetMutation['response']['requestPasswordReset'];

/** Requests a password reset link. Resolves to null if the request failed; `onFailure` gets the reason. */
export function useRequestPasswordReset(): (
  input: RequestPasswordResetInput,
  onFailure: (kind: FailureKind) => void,
) => Promise<Answer | null> {
  const [commit] = useMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        isRequested
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.requestPasswordReset ?? null;
}
