import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../relay/useMutation.ts';
import { usePage } from '../page/page.ts';
import { forgetKept } from './keptOfAccount.ts';
import type { useSignOutMutation } from '../../relay/__generated__/useSignOutMutation.graphql.ts';

/**
 * Signs out and loads the sign-in page from scratch, so that no account data stays in memory or browser storage. Input
 * that was not saved or sent is deleted, so send and ask first.
 * Resolves to false, after a notice, when signing out failed.
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
    // From here on, forms no longer ask about unsaved changes.
    session.end();
    if (session.viewerId !== null) forgetKept(session.viewerId);
    window.location.assign(`${basePath}/login`);
    return true;
  };
  return [signOut, isPending];
}
