import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import type { LeadState_lead$key } from '../../relay/__generated__/LeadState_lead.graphql.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { usePendingAnswer } from '../leads/answers/useLeadAnswers.ts';

/**
 * Says why a lead can no longer be answered, or that the answer was not sent, and what to do (STA-04, STA-05, STA-06).
 */
export function LeadState({ lead }: { lead: LeadState_lead$key }) {
  const { t } = useTranslation('inbox');
  const { t: tLead } = useTranslation('lead');
  const { contactEmail } = usePage().settings;
  const { id, status, declineReason } = useFragment(
    graphql`
      fragment LeadState_lead on Lead @throwOnFieldError {
        id
        status
        declineReason
      }
    `,
    lead,
  );
  const pending = usePendingAnswer(id);
  if (pending?.state === 'failed') {
    return (
      <Banner
        tone="danger"
        title={t(($) => (pending.isReasonMissing ? $.state.reasonMissing.title : $.state.notSent.title))}
      >
        {t(($) => (pending.isReasonMissing ? $.state.reasonMissing.text : $.state.notSent.text))}
      </Banner>
    );
  }
  if (status === 'EXPIRED') {
    return (
      <Banner
        tone="warning"
        title={t(($) => $.state.expired.title)}
        action={
          <ButtonLink size="small" to={paths.settings}>
            {t(($) => $.state.expired.action)}
          </ButtonLink>
        }
      >
        {t(($) => $.state.expired.text)}
      </Banner>
    );
  }
  if (status === 'DECLINED' && !pending) {
    return (
      <Banner
        tone="info"
        title={
          declineReason
            ? t(($) => $.state.declined.titleReason, { reason: tLead(($) => $.declineReason[declineReason]) })
            : t(($) => $.state.declined.title)
        }
      >
        {t(($) => $.state.declined.text)}
      </Banner>
    );
  }
  if (status === 'BLOCKED') {
    return (
      <Banner
        tone="danger"
        title={t(($) => $.state.blocked.title)}
        action={
          contactEmail !== '' && (
            <ButtonAnchor size="small" href={`mailto:${contactEmail}`}>
              {t(($) => $.state.blocked.action)}
            </ButtonAnchor>
          )
        }
      >
        {t(($) => $.state.blocked.text)}
      </Banner>
    );
  }
  return null;
}
