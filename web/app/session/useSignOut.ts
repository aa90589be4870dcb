import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../relay/useMutation.ts';
import { forgetKept } from '../../screens/messages/outbox/keptRecords.ts';
import { usePage } from '../page/page.ts';
import type { useSignOutMutation } from '../../relay/__generated__/useSignOutMutation.graphql.ts';

/**
 * Ends the session and leaves for the sign-in page with a fresh page, so that nothing of the account stays in memory;
 * and nothing in the browser's storage.
 */
export function useSignOut(): () => void {
  const { basePath, session } = usePage();
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        signedOut
      }
    }
  `);
  return () => {
    void commit({ variables: {} }).then((response) => {
      if (!response?.signOut) return;
      if (session.viewerId !== null) forgetKept(session.viewerId);
      session.end();
      window.location.assign(`${basePath}/login`);
    });
  };
}
