import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../../relay/useMutation.ts';
import type { useWhatsAppRemoveMutation } from '../../../relay/__generated__/useWhatsAppRemoveMutation.graphql.ts';
import type { useWhatsAppSwitchMutation } from '../../../relay/__generated__/useWhatsAppSwitchMutation.graphql.ts';

/**
 * Switches the notifications of a verified number on or off; switching them on restores a removed number. Resolves to
 * null after a failure, which is shown in a notice.
 */
export function useSwitchWhatsApp() {
  const [commit, isPending] = useMutation<useWhatsAppSwitchMutation>(graphql`
    mutation useWhatsAppSwitchMutation($input: SetWhatsAppNotificationsInput!) {
      setWhatsAppNotifications(input: $input) {
        viewer {
          ...WhatsAppCard_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const run = async (recipientId: string, isSubscribed: boolean) =>
    (await commit({ variables: { input: { recipientId, isSubscribed } } }))?.setWhatsAppNotifications ?? null;
  return [run, isPending] as const;
}

/** Removes a number, verified or not. Resolves to null after a failure, which is shown in a notice. */
export function useRemoveWhatsApp() {
  const [commit, isPending] = useMutation<useWhatsAppRemoveMutation>(graphql`
    mutation useWhatsAppRemoveMutation($input: RemoveWhatsAppNumberInput!) {
      removeWhatsAppNumber(input: $input) {
        viewer {
          ...WhatsAppCard_viewer
        }
        errors {
          code
        }
      }
    }
  `);
  const run = async (recipientId: string) =>
    (await commit({ variables: { input: { recipientId } } }))?.removeWhatsAppNumber ?? null;
  return [run, isPending] as const;
}
