import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { paths } from '../../app/routing/paths.ts';
import { RequestReview } from '../../features/originalReview/RequestReview.tsx';
import type { LeadActions_lead$key } from '../../relay/__generated__/LeadActions_lead.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { usePendingAnswer } from '../leads/answers/useLeadAnswers.ts';
import { LeadAnswer } from '../leads/LeadAnswer.tsx';
import { AddToHubspot } from './AddToHubspot.tsx';
import styles from './LeadActions.module.css';

/** Actions for a lead: answer it (at the bottom on phones), then open the chat and request a review. */
export function LeadActions({ lead }: { lead: LeadActions_lead$key }) {
  const { t } = useTranslation('leads');
  const data = useFragment(
    graphql`
      fragment LeadActions_lead on Lead @throwOnFieldError {
        id
        chat @catch(to: NULL) {
          uuid
        }
        ...AddToHubspot_lead
        ...LeadAnswer_lead
        ...RequestReview_lead
      }
    `,
    lead,
  );
  const { id, chat } = data;
  // Only a confirmed acceptance can be built on.
  const isConfirmed = usePendingAnswer(id) === null;
  return (
    <div className={styles.actions}>
      <div className={styles.answer} data-answer-bar="">
        <LeadAnswer lead={data} hasKeys />
      </div>
      {chat && (
        <ButtonLink look="primary" icon="messages" to={paths.chat(chat.uuid)}>
          {t(($) => $.openChat)}
        </ButtonLink>
      )}
      {isConfirmed && (
        <>
          <RequestReview lead={data} />
          <AddToHubspot lead={data} />
        </>
      )}
    </div>
  );
}
