import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate, useNavigation } from 'react-router-dom';
import { endHandOver, isStarted } from '../../app/hubspot/handOver.ts';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import type { FailureKind } from '../../relay/errors.ts';
import type { HubspotErrorCode, useHandOverMutation } from '../../relay/__generated__/useHandOverMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useNotices } from '../../ui/notices/Notices.tsx';

/**
 * Why a lead was not added; `denied`: the user denied access at HubSpot, `notStarted`: this browser did not start it.
 */
export type Refusal = HubspotErrorCode | 'denied' | 'notStarted';

export type HandOver =
  | { readonly state: 'pending' }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'failed'; readonly kind: FailureKind };

/** Adds the lead named in the callback URL to HubSpot, once, and opens its page unless the user has left (RST-68). */
export function useHandOver(
  search: URLSearchParams,
): HandOver & { readonly isSending: boolean; readonly retry: () => void } {
  const { t } = useTranslation('hubspot');
  const { viewerId } = usePage().session;
  const navigate = useNavigate();
  const notices = useNotices();
  const { state: navigation } = useNavigation();
  const isStaying = useRef(true);
  useEffect(() => {
    isStaying.current = navigation === 'idle';
    return () => {
      isStaying.current = false;
    };
  }, [navigation]);
  const code = search.get('code');
  const state = search.get('state') ?? '';
  const [outcome, setOutcome] = useState<HandOver>(() => {
    if (code === null) return { state: 'refused', refusal: 'denied' };
    const isOurs = viewerId !== null && isStarted(viewerId, state);
    return isOurs ? { state: 'pending' } : { state: 'refused', refusal: 'notStarted' };
  });
  const [commit, isSending] = useMutation<useHandOverMutation>(graphql`
    mutation useHandOverMutation($input: AddLeadToHubspotInput!) {
      addLeadToHubspot(input: $input) {
        lead {
          uuid
          ...LeadRow_lead
          ...LeadDetail_lead
        }
        errors {
          code
        }
      }
    }
  `);
  const send = async () => {
    const answer = await commit({
      variables: { input: { code: code ?? '', state } },
      onFailure: (kind) => setOutcome({ state: 'failed', kind }),
    });
    if (!answer) return;
    const { lead, errors } = answer.addLeadToHubspot;
    const [error] = errors;
    if (error) {
      setOutcome({ state: 'refused', refusal: error.code });
      return;
    }
    endHandOver();
    notices.show({ kind: 'success', text: t(($) => $.added) });
    if (isStaying.current) void navigate(paths.lead(lead?.uuid ?? state), { replace: true });
  };
  const isSent = useRef(false);
  const start = useEffectEvent(() => {
    if (isSent.current || outcome.state !== 'pending') return;
    isSent.current = true;
    void send();
  });
  useEffect(() => start(), []);
  return { ...outcome, isSending, retry: () => void send() };
}
