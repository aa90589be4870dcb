import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { LeadStage, useSetStageMutation } from '../../../relay/__generated__/useSetStageMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { useRefetchLeads } from '../useRefetchLeads.ts';

/** Sets the stage of an accepted lead, or clears it with null. Optimistic; reverted on failure (ERR-04). */
export function useSetStage(): (leadId: string, stage: LeadStage | null) => Promise<void> {
  const { t } = useTranslation('inbox');
  const notices = useNotices();
  const refetchLeads = useRefetchLeads();
  const [commit] = useMutation<useSetStageMutation>(graphql`
    mutation useSetStageMutation($input: SetLeadStageInput!) {
      setLeadStage(input: $input) {
        lead {
          ...LeadRow_lead
          ...LeadDetail_lead
        }
        errors {
          code
        }
      }
    }
  `);
  return async (leadId, stage) => {
    const response = await commit({
      variables: { input: { leadId, stage } },
      optimisticUpdater: (store) => store.get(leadId)?.setValue(stage, 'stage'),
    });
    if (!response) return;
    if (response.setLeadStage.errors.length > 0) notices.show({ kind: 'error', text: t(($) => $.stage.refused) });
    // The counts of the stages have changed.
    void refetchLeads();
  };
}
