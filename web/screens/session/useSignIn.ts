import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { SignInInput, useSignInMutation } from '../../relay/__generated__/useSignInMutation.graphql.ts';

type Answer = useSignInMutation['response']['signIn'];

/** Signs in. Resolves to null if the request failed; `onFailure` gets the reason. */
export function useSignIn(): (input: SignInInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null> {
  const [commit] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
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
  return async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.signIn ?? null;
}
