import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import { paths } from '../../app/routing/paths.ts';
import type { LeadState_lead$key } from '../../relay/__generated__/LeadState_lead.graphql.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Panels.tsx';
import { answerText } from '../leads/answers/answerText.ts';
import { usePendingAnswer } from '../leads/answers/useLeadAnswers.ts';

const CLOSED = {
  EXPIRED: { key: 'expired', tone: 'warning' },
  DECLINED: { key: 'declined', tone: 'info' },
  BLOCKED: { key: 'blocked', tone: 'danger' },
} as const;

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
  const answer = pending ? answerText(t, pending, status) : '';
  if (pending?.state === 'failed') {
    return (
      <Banner tone="danger" title={answer}>
        {t(($) => (pending.isReasonMissing ? $.state.reasonMissing.text : $.state.notSent.text))}
      </Banner>
    );
  }
  if (pending && status === 'ACTIVE') return <Banner tone="info">{answer}</Banner>;
  if (!status || status === 'ACTIVE' || status === 'ACCEPTED' || (status === 'DECLINED' && pending)) return null;
  const { key, tone } = CLOSED[status];
  const title =
    key === 'declined' && declineReason
      ? t(($) => $.state.declined.titleReason, { reason: tLead(($) => $.declineReason[declineReason]) })
      : t(($) => $.state[key].title);
  const action =
    key === 'expired' ? (
      <ButtonLink size="small" to={paths.settings}>
        {t(($) => $.state.expired.action)}
      </ButtonLink>
    ) : (
      key === 'blocked' &&
      contactEmail && (
        <ButtonAnchor size="small" href={`mailto:${contactEmail}`}>
          {t(($) => $.state.blocked.action)}
        </ButtonAnchor>
      )
    );
  return (
    <Banner tone={tone} title={title} action={action}>
      {t(($) => $.state[key].text)}
    </Banner>
  );
}
