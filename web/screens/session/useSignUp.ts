import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { SignUpInput, useSignUpMutation } from '../../relay/__generated__/useSignUpMutation.graphql.ts';

type Answer = useSignUpMutation['response']['signUp'];

/** Creates an account and signs in. Resolves to null if the request failed; `onFailure` gets the reason. */
export function useSignUp(): (input: SignUpInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null> {
  const [commit] = useMutation<useSignUpMutation>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        viewer {
          id
        }
        errors {
          code
          path
          retryAfterSeconds
        }
      }
    }
  `);
  return async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.signUp ?? null;
}
