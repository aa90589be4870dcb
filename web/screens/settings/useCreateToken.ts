import { useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { FailureKind } from '../../relay/errors.ts';
import { randomUuid } from '../../relay/randomUuid.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  CreateAccessTokenInput,
  useCreateTokenMutation,
} from '../../relay/__generated__/useCreateTokenMutation.graphql.ts';
import { useReadSettings } from './useReadSettings.ts';

type Answer = useCreateTokenMutation['response']['createAccessToken'];

/**
 * Creates a token and adds it to the list. Resolves to null if the request failed; the list is then read again, because
 * the token may exist although nobody has its secret, and the same input replaces that secret. After a success, it is
 * not: if that failed, an error would replace the dialog with the secret, which is shown only once.
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
  const readAgain = useReadSettings();
  const attempt = useRef({ content: '', idempotencyKey: '' });
  const create = async (typed: CreateAccessTokenInput, onFailure: (kind: FailureKind) => void) => {
    const content = JSON.stringify(typed);
    if (attempt.current.content !== content) attempt.current = { content, idempotencyKey: randomUuid() };
    const input = { ...typed, idempotencyKey: attempt.current.idempotencyKey };
    const response = await commit({ variables: { input }, onFailure, updater: addToList });
    if (!response) readAgain();
    return response?.createAccessToken ?? null;
  };
  return [create, isPending];
}

function addToList(store: RecordSourceSelectorProxy): void {
  const created = store.getRootField('createAccessToken')?.getLinkedRecord('accessToken');
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const listed = viewer?.getLinkedRecords('accessTokens');
  // It is already listed if the list was read again in the meantime.
  if (!created || !listed || listed.includes(created)) return;
  // Newest first, like the server's list.
  viewer?.setLinkedRecords([created, ...listed], 'accessTokens');
}
