import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { paths } from '../../app/routing/paths.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { useAcceptLeadMutation } from '../../relay/__generated__/useAcceptLeadMutation.graphql.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';
import { useRefetchLeads } from './useRefetchLeads.ts';

/**
 * Accepts a lead (STA-02): accepted on screen at once, taken back when it fails (ERR-04).
 * The list's numbers are read again after it.
 */
export function useAcceptLead(): [(leadId: string) => Promise<void>, boolean] {
  const { t } = useTranslation('leads');
  const notices = useNotices();
  const refetchLeads = useRefetchLeads();
  const [commit, isPending] = useMutation<useAcceptLeadMutation>(graphql`
    mutation useAcceptLeadMutation($input: AcceptLeadInput!) {
      acceptLead(input: $input) {
        lead {
          chat @catch(to: NULL) {
            uuid
          }
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
    else {
      const chat = answer.lead?.chat;
      notices.show({
        kind: 'success',
        text: t(($) => (chat ? $.accepted : $.acceptedWithoutChat)),
        // The lead may drop out of the filtered list, so the notice links to its chat.
        ...(chat && { link: { label: t(($) => $.openChat), to: paths.chat(chat.uuid) } }),
      });
    }
    void refetchLeads();
  };
  return [accept, isPending];
}
