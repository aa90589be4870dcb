import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { SignUpInput, useSignUpMutation } from '../../relay/__generated__/useSignUpMutation.graphql.ts';
import { useSignIn } from './useSignIn.ts';

type Answer = useSignUpMutation['response']['signUp'];

/**
 * Creates an account and signs in. If an attempt whose response was lost has created it, the next one only signs in.
 * Resolves to null if the request failed; `onFailure` gets the reason.
 */
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
  const signIn = useSignIn();
  const unansweredEmail = useRef<string | null>(null);
  return async (input, onFailure) => {
    const answer = (await commit({ variables: { input }, onFailure }))?.signUp ?? null;
    const { email, password } = input;
    if (answer === null) unansweredEmail.current = email;
    const isTaken = answer?.errors.some(({ code }) => code === 'EMAIL_TAKEN');
    if (!isTaken || unansweredEmail.current !== email) return answer;
    const signedIn = await signIn({ email, password }, onFailure);
    return signedIn && !signedIn.viewer ? answer : signedIn;
  };
}
