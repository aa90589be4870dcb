import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  CreateAccessTokenInput,
  useCreateTokenMutation,
} from '../../relay/__generated__/useCreateTokenMutation.graphql.ts';

type Answer = useCreateTokenMutation['response']['createAccessToken'];

/**
 * Creates a token and adds it to the list. Resolves to null if the request failed. The list is not read again: if that
 * failed, an error would replace the dialog with the secret, which is shown only once.
 */
export function useCreateToken(): [
  (input: CreateAccessTokenInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useCreateTokenMutation>(graphql`
    mutation useCreateTokenMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        token
        accessToken {
          id
          name
          ...AccessTokenRow_token
        }
        errors {
          code
          path
        }
      }
    }
  `);
  return [
    async (input, onFailure) =>
      (await commit({ variables: { input }, onFailure, updater: addToList }))?.createAccessToken ?? null,
    isPending,
  ];
}

function addToList(store: RecordSourceSelectorProxy): void {
  const created = store.getRootField('createAccessToken')?.getLinkedRecord('accessToken');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const listed = viewer?.getLinkedRecords('accessTokens');
  // Newest first, like the server's list.
  if (created && listed) viewer?.setLinkedRecords([created, ...listed], 'accessTokens');
}
