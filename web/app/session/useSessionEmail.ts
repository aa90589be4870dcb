import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../page/page.ts';
import type { useSessionEmail_viewer$key } from '../../relay/__generated__/useSessionEmail_viewer.graphql.ts';

/** Remembers the account's email address to prefill the sign-in dialog (ERR-22). */
export function useSessionEmail(viewer: useSessionEmail_viewer$key): void {
  const { account } = useFragment(
    graphql`
      fragment useSessionEmail_viewer on Viewer @throwOnFieldError {
        account {
          user {
            email
          }
        }
      }
    `,
    viewer,
  );
  const { session } = usePage();
  const email = account.user.email ?? null;
  useEffect(() => {
    if (email !== null) session.knownBy(email);
  }, [session, email]);
}
