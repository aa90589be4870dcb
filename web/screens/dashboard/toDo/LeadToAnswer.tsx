import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import type { LeadToAnswer_lead$key } from '../../../relay/__generated__/LeadToAnswer_lead.graphql.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { answerText } from '../../leads/answers/answerText.ts';
import { usePendingAnswer } from '../../leads/answers/useLeadAnswers.ts';
import { LeadAge } from '../../leads/LeadAge.tsx';
import { LeadAnswer } from '../../leads/LeadAnswer.tsx';
import { LeadBudget } from '../../leads/LeadBudget.tsx';
import styles from './LeadToAnswer.module.css';

/** A lead with the time left and both answers; after an answer, Undo and the chat. */
export function LeadToAnswer({ lead }: { lead: LeadToAnswer_lead$key }) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const data = useFragment(
    graphql`
      fragment LeadToAnswer_lead on Lead @throwOnFieldError {
        id
        slug
        name
        company
        domain
        title
        language
        status
        services {
          name
        }
        chat @catch(to: NULL) {
          uuid
        }
        ...LeadAge_lead
        ...LeadAnswer_lead
        ...LeadBudget_lead
      }
    `,
    lead,
  );
  const { id, slug, name, company, domain, title, language, status, services, chat } = data;
  const pending = usePendingAnswer(id);
  const isAnswered = status !== 'ACTIVE';
  const shownAnswer = () => {
    if (pending) return answerText(tInbox, pending, status);
    return isAnswered && status ? t(($) => $.status[status]) : null;
  };
  const answer = shownAnswer();
  return (
    <article className={styles.lead} data-lead={slug}>
      <Avatar name={name} />
      <div className={styles.text}>
        <p className={styles.who}>
          <strong dir="auto">{name}</strong>
          <span>{company ?? domain}</span>
        </p>
        <Link to={paths.lead(slug)} className={styles.title} dir="auto" lang={language ?? undefined}>
          {title}
        </Link>
        <div className={styles.facts}>
          {answer === null ? <LeadAge lead={data} /> : <span className={styles.answered}>{answer}</span>}
          <span>
            <LeadBudget lead={data} />
            {services[0] && ` · ${services[0].name}`}
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        <LeadAnswer lead={data} size="small" />
        {chat && pending?.state !== 'held' && (
          <ButtonLink size="small" to={paths.chat(chat.uuid)} aria-label={t(($) => $.openChatName, { name })}>
            {t(($) => $.openChat)}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
