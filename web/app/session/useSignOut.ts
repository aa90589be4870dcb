import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../relay/useMutation.ts';
import { usePage } from '../page/page.ts';
import { forgetKept } from './keptOfAccount.ts';
import type { useSignOutMutation } from '../../relay/__generated__/useSignOutMutation.graphql.ts';

/**
 * Ends the session and leaves for the sign-in page with a fresh page, so that nothing of the account stays in memory;
 * and nothing in the browser's storage. False, after a notice, when the session could not be ended.
 */
export function useSignOut(): [signOut: () => Promise<boolean>, isPending: boolean] {
  const { basePath, session } = usePage();
  const [commit, isPending] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        signedOut
      }
    }
  `);
  const signOut = async () => {
    const response = await commit({ variables: {} });
    if (!response?.signOut) return false;
    // From here on forms do not ask about unsaved changes.
    session.end();
    if (session.viewerId !== null) forgetKept(session.viewerId);
    window.location.assign(`${basePath}/login`);
    return true;
  };
  return [signOut, isPending];
}
