import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  ResetPasswordInput,
  useResetPasswordMutation,
} from '../../relay/__generated__/useResetPasswordMutation.graphql.ts';

type Answer = useResetPasswordMutation['response']['resetPassword'];

/** Sets a new password using a link. Resolves to null if the request failed; `onFailure` gets the reason. */
export function useResetPassword(): (
  input: ResetPasswordInput,
  onFailure: (kind: FailureKind) => void,
) => Promise<Answer | null> {
  const [commit] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        isReset
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.resetPassword ?? null;
}
