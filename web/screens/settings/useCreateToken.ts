import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  CreateAccessTokenInput,
  useCreateTokenMutation,
} from '../../relay/__generated__/useCreateTokenMutation.graphql.ts';

type Answer = useCreateTokenMutation['response']['createAccessToken'];

/** Creates a token; the response updates the list. Resolves to null if the request failed. */
export function useCreateToken(): [
  (input: CreateAccessTokenInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useCreateTokenMutation>(graphql`
    mutation useCreateTokenMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        token
        viewer {
          ...AccessTokens_viewer
        }
        errors {
          code
          path
        }
      }
    }
  `);
  return [
    async (input, onFailure) => (await commit({ variables: { input }, onFailure }))?.createAccessToken ?? null,
    isPending,
  ];
}
