import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { LeadStage, useSetStageMutation } from '../../../relay/__generated__/useSetStageMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { useRefetchLeads } from '../useRefetchLeads.ts';

/** The last change of each lead's stage that is on its way from this page. */
const sending = new WeakMap<IEnvironment, Map<string, Promise<void>>>();

/**
 * Sets the stage of an accepted lead, or clears it with null. Optimistic; reverted on failure (ERR-04). Changes of the
 * same lead are sent one after the other, so that the last one stays.
 */
export function useSetStage(): (leadId: string, stage: LeadStage | null) => Promise<void> {
  const { t } = useTranslation('inbox');
  const notices = useNotices();
  const refetchLeads = useRefetchLeads();
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useSetStageMutation>(graphql`
    mutation useSetStageMutation($input: SetLeadStageInput!) {
      setLeadStage(input: $input) {
        lead {
          ...LeadStageMenu_lead
        }
        errors {
          code
        }
      }
    }
  `);
  const send = async (leadId: string, stage: LeadStage | null) => {
    const response = await commit({ variables: { input: { leadId, stage } } });
    if (!response) return;
    if (response.setLeadStage.errors.length > 0) notices.show({ kind: 'error', text: t(($) => $.stage.refused) });
    // The counts of the stages have changed.
    void refetchLeads();
  };
  return async (leadId, stage) => {
    const preview = environment.applyUpdate({ storeUpdater: (store) => store.get(leadId)?.setValue(stage, 'stage') });
    const ofPage = sending.get(environment) ?? new Map<string, Promise<void>>();
    sending.set(environment, ofPage);
    const before = ofPage.get(leadId);
    const sent = before ? before.then(() => send(leadId, stage)) : send(leadId, stage);
    ofPage.set(leadId, sent);
    await sent;
    preview.dispose();
  };
}
