import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { FailureKind } from '../../relay/errors.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type {
  DeclineReason,
  useDeclineLeadMutation,
} from '../../relay/__generated__/useDeclineLeadMutation.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { useRefetchLeads } from './useRefetchLeads.ts';

type Decline = (leadId: string, reason: DeclineReason, onFailure: (kind: FailureKind) => void) => Promise<boolean>;

/**
 * Declines a lead (STA-03): declined on screen at once, taken back when it fails (ERR-04).
 * True when the dialog has done its part, also when the lead was answered meanwhile (STA-06).
 */
export function useDeclineLead(): [Decline, boolean] {
  const { t } = useTranslation('leads');
  const notices = useNotices();
  const refetchLeads = useRefetchLeads();
  const [commit, isPending] = useMutation<useDeclineLeadMutation>(graphql`
    mutation useDeclineLeadMutation($input: DeclineLeadInput!) {
      declineLead(input: $input) {
        lead {
          ...LeadRow_lead
          ...LeadDetail_lead
        }
        account {
          counters {
            activeLeads
          }
        }
        errors {
          code
        }
      }
    }
  `);
  const decline: Decline = async (leadId, reason, onFailure) => {
    const answer = (
      await commit({
        variables: { input: { leadId, reason } },
        optimisticUpdater: (store) => store.get(leadId)?.setValue('DECLINED', 'status'),
        onFailure,
      })
    )?.declineLead;
    if (!answer) return false;
    const code = answer.errors[0]?.code;
    if (code) notices.show({ kind: 'error', text: t(($) => $.refused[code]) });
    else notices.show({ kind: 'success', text: t(($) => $.declined) });
    void refetchLeads();
    return true;
  };
  return [decline, isPending];
}
