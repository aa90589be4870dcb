import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { RequestReview } from '../../features/originalReview/RequestReview.tsx';
import type { LeadHeader_lead$key } from '../../relay/__generated__/LeadHeader_lead.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LeadAge } from '../leads/LeadAge.tsx';
import { LeadAnswer } from '../leads/LeadAnswer.tsx';
import { LeadReview } from '../leads/LeadReview.tsx';
import { LeadStatusChip } from '../leads/LeadStatusChip.tsx';
import { useKeptFocus } from '../leads/useKeptFocus.ts';
import { useLeadsHref } from './useLeadsHref.ts';
import styles from './LeadHeader.module.css';

/** The lead's name, status and the actions on it. */
export function LeadHeader({ lead }: { lead: LeadHeader_lead$key }) {
  const { t } = useTranslation('lead');
  const { t: tLeads } = useTranslation('leads');
  const leadsHref = useLeadsHref();
  const header = useRef<HTMLElement>(null);
  useKeptFocus(header, 'h1');
  const data = useFragment(
    graphql`
      fragment LeadHeader_lead on Lead @throwOnFieldError {
        name
        company
        type
        chat @catch(to: NULL) {
          uuid
        }
        ...LeadAge_lead
        ...LeadAnswer_lead
        ...LeadReview_lead
        ...RequestReview_lead
        ...LeadStatusChip_lead
      }
    `,
    lead,
  );
  const { name, company, type, chat } = data;
  return (
    <header ref={header} className={styles.header}>
      <Link to={leadsHref} className={styles.back}>
        <Icon name="chevronLeft" size={18} />
        {t(($) => $.backToLeads)}
      </Link>
      <div className={styles.row}>
        <Avatar name={name} size={48} />
        <div className={styles.names}>
          <h1 tabIndex={-1}>{name}</h1>
          {company && <p className={styles.company}>{company}</p>}
        </div>
        <div className={styles.actions}>
          <div className={styles.answer} data-answer-bar="">
            <LeadAnswer lead={data} />
          </div>
          {chat && (
            <ButtonLink look="primary" icon="messages" to={paths.chat(chat.uuid)}>
              {tLeads(($) => $.openChat)}
            </ButtonLink>
          )}
          <RequestReview lead={data} />
          <IconButton icon="print" label={t(($) => $.print)} className={styles.print} onClick={() => window.print()} />
        </div>
      </div>
      <div className={styles.states}>
        <LeadStatusChip lead={data} />
        {type && <Chip>{tLeads(($) => $.type[type])}</Chip>}
        <LeadReview lead={data} />
        <LeadAge lead={data} />
      </div>
    </header>
  );
}
