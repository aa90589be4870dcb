import { graphql } from 'react-relay/hooks';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { FailureKind } from '../../../relay/errors.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import type {
  SaveEmailSettingsInput,
  useSaveEmailSettingsMutation,
} from '../../../relay/__generated__/useSaveEmailSettingsMutation.graphql.ts';

type Answer = useSaveEmailSettingsMutation['response']['saveEmailSettings'];

/** Saves the addresses; the response updates the form. Resolves to null if the request failed. */
export function useSaveEmailSettings(): [
  (input: SaveEmailSettingsInput, onFailure: (kind: FailureKind) => void) => Promise<Answer | null>,
  boolean,
] {
  const [commit, isPending] = useMutation<useSaveEmailSettingsMutation>(graphql`
    mutation useSaveEmailSettingsMutation($input: SaveEmailSettingsInput!) {
      saveEmailSettings(input: $input) {
        viewer {
          ...EmailCard_viewer
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
      (await commit({ variables: { input }, onFailure, updater: dropProfile }))?.saveEmailSettings ?? null,
    isPending,
  ];
}

/** The profile contains the addresses too, and its revision depends on them, so it is read again when it is next shown. */
function dropProfile(store: RecordSourceSelectorProxy): void {
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('profile')?.invalidateRecord();
}
