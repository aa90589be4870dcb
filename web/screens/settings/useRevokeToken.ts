import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useRevokeTokenMutation } from '../../relay/__generated__/useRevokeTokenMutation.graphql.ts';

/** Revokes a token; the response updates the list. Resolves to true if the token is gone, even if it was already. */
export function useRevokeToken(): [(id: string, onFailure: (kind: FailureKind) => void) => Promise<boolean>, boolean] {
  const [commit, isPending] = useMutation<useRevokeTokenMutation>(graphql`
    mutation useRevokeTokenMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        viewer {
          ...AccessTokens_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const revoke = async (id: string, onFailure: (kind: FailureKind) => void) => {
    const answer = (await commit({ variables: { input: { id } }, onFailure }))?.revokeAccessToken;
    if (!answer) return false;
    const isRefused = answer.errors.some(({ code }) => code !== 'TOKEN_NOT_FOUND');
    if (isRefused) onFailure('general');
    return !isRefused;
  };
  return [revoke, isPending];
}
