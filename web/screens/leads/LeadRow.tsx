import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import type { LeadRow_lead$key } from '../../relay/__generated__/LeadRow_lead.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { answerText } from './answers/answerText.ts';
import { usePendingAnswer } from './answers/useLeadAnswers.ts';
import { LeadAge } from './LeadAge.tsx';
import { LeadAnswer } from './LeadAnswer.tsx';
import { LeadBudget } from './LeadBudget.tsx';
import { LeadReview } from './LeadReview.tsx';
import { LeadStageMenu } from './stage/LeadStageMenu.tsx';
import { leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadRow.module.css';
import texts from './LeadRowText.module.css';

/** A lead in the list (SCR-17). The name is the link; clicking anywhere in the row follows it. */
export function LeadRow({ lead, search }: { lead: LeadRow_lead$key; search: LeadsSearch }) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const data = useFragment(
    graphql`
      fragment LeadRow_lead on Lead @throwOnFieldError {
        id
        uuid
        slug
        status
        name
        company
        domain
        title
        type
        language
        services {
          name
        }
        chat @catch(to: NULL) {
          uuid
        }
        ...LeadAge_lead
        ...LeadAnswer_lead
        ...LeadBudget_lead
        ...LeadReview_lead
        ...LeadStageMenu_lead
      }
    `,
    lead,
  );
  const { id, uuid, slug, status, name, company, domain, title, type, language, services, chat } = data;
  const origin = [company, domain].filter(Boolean).join(' · ');
  const names = services.map((service) => service.name);
  const pending = usePendingAnswer(id);
  const isHeld = pending?.state === 'held';
  const isOpen = search.lead === slug || search.lead === uuid;
  const answerLook = pending?.state === 'held' ? texts.done : texts.muted;
  const kind = (type ? [t(($) => $.type[type]), ...names] : names).join(' · ');
  return (
    <tr
      className={styles.row}
      data-lead={slug}
      data-active={status === 'ACTIVE' ? '' : undefined}
      data-pending={pending && pending.state !== 'sending' ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <th scope="row" className={styles.lead}>
        <div className={styles.who}>
          <Avatar name={name} size={32} />
          <span className={styles.names}>
            <Link
              to={paths.leads + leadsQuery({ ...search, lead: slug })}
              replace={search.lead !== null}
              preventScrollReset
              aria-current={isOpen ? 'true' : undefined}
              className={texts.name}
              dir="auto"
            >
              {name}
            </Link>
            <span className={texts.muted} title={origin}>
              {origin}
            </span>
          </span>
        </div>
      </th>
      <td className={styles.request}>
        <span className={texts.title} dir="auto" lang={language ?? undefined} title={title}>
          {title}
        </span>
        {pending && (pending.state !== 'sending' || status === 'ACTIVE') ? (
          <span className={pending.state === 'failed' ? texts.failed : answerLook}>
            {answerText(tInbox, pending, status)}
          </span>
        ) : (
          <span className={texts.muted} title={kind}>
            {kind}
          </span>
        )}
      </td>
      <td className={styles.budget}>
        <LeadBudget lead={data} />
      </td>
      <td className={styles.age}>
        <LeadAge lead={data} />
      </td>
      <td className={styles.status}>
        <LeadStageMenu lead={data} />
        <LeadReview lead={data} />
      </td>
      <td className={styles.actions}>
        <LeadAnswer lead={data} size="small" />
        {chat && !isHeld && (
          <ButtonLink
            size="small"
            icon="messages"
            to={paths.chat(chat.uuid)}
            aria-label={t(($) => $.openChatName, { name })}
          >
            <span className={styles.word}>{t(($) => $.openChat)}</span>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}
