import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useMutation } from '../../relay/useMutation.ts';
import type { useAcceptLeadMutation } from '../../relay/__generated__/useAcceptLeadMutation.graphql.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefreshList } from './useRefreshList.ts';

/**
 * Accepts a lead (STA-02): accepted on screen at once, taken back when it fails (ERR-04).
 * The list's numbers are read again after it.
 */
export function useAcceptLead(): [(leadId: string) => Promise<void>, boolean] {
  const { t } = useTranslation('leads');
  const notices = useNotices();
  const refreshList = useRefreshList();
  const [commit, isPending] = useMutation<useAcceptLeadMutation>(graphql`
    mutation useAcceptLeadMutation($input: AcceptLeadInput!) {
      acceptLead(input: $input) {
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
  const accept = async (leadId: string) => {
    const answer = (
      await commit({
        variables: { input: { leadId } },
        optimisticUpdater: (store) => store.get(leadId)?.setValue('ACCEPTED', 'status'),
      })
    )?.acceptLead;
    if (!answer) return;
    const code = answer.errors[0]?.code;
    if (code) notices.show({ kind: 'error', text: t(($) => $.refused[code]) });
    else notices.show({ kind: 'success', text: t(($) => $.accepted) });
    void refreshList();
  };
  return [accept, isPending];
}
