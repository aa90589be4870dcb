import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useCloseOnboardingMutation } from '../../../relay/__generated__/useCloseOnboardingMutation.graphql.ts';

/** Closes the onboarding for good (RST-67). With `isQuiet`, a failure shows no notice. */
export function useCloseOnboarding(): [(how?: { readonly isQuiet: boolean }) => Promise<boolean>, boolean] {
  const [commit, isPending] = useMutation<useCloseOnboardingMutation>(graphql`
    mutation useCloseOnboardingMutation {
      completeGetStarted {
        account {
          user {
            getStarted
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const close = async (how?: { readonly isQuiet: boolean }) => {
    const answer = await commit({ variables: {}, ...(how?.isQuiet && { onFailure: () => undefined }) });
    return answer?.completeGetStarted.errors.length === 0;
  };
  return [close, isPending];
}
