import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { useMutation } from '../../relay/useMutation.ts';
import type { useAcceptLeadMutation } from '../../relay/__generated__/useAcceptLeadMutation.graphql.ts';
import { useNotices } from '../../ui/Notices.tsx';

/**
 * Accepts a lead (STA-02): accepted on screen at once, taken back when it fails (ERR-04).
 * The page's numbers are read again after it.
 */
export function useAcceptLead(): [(leadId: string) => Promise<void>, boolean] {
  const { t } = useTranslation('leads');
  const notices = useNotices();
  const { revalidate } = useRevalidator();
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
    await revalidate();
  };
  return [accept, isPending];
}
