import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../relay/useMutation.ts';
import { forgetKept } from '../../screens/messages/outbox/keptRecords.ts';
import { usePage } from '../page/page.ts';
import type { useSignOutMutation } from '../../relay/__generated__/useSignOutMutation.graphql.ts';

/** Signs out and loads the sign-in page from scratch, so that no account data stays in memory or browser storage. */
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
