import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadHeader_lead$key } from '../../relay/__generated__/LeadHeader_lead.graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { LeadAge } from '../leads/LeadAge.tsx';
import { LeadReview } from '../leads/LeadReview.tsx';
import { LeadStageMenu } from '../leads/stage/LeadStageMenu.tsx';
import { CopyLeadLink } from './CopyLeadLink.tsx';
import styles from './LeadHeader.module.css';

/** The lead's name and state. In a pane, the pane's bar has the buttons that this header otherwise shows. */
export function LeadHeader({ lead, isPane }: { lead: LeadHeader_lead$key; isPane: boolean }) {
  const { t } = useTranslation('lead');
  const { t: tLeads } = useTranslation('leads');
  const data = useFragment(
    graphql`
      fragment LeadHeader_lead on Lead @throwOnFieldError {
        slug
        name
        company
        type
        ...LeadAge_lead
        ...LeadReview_lead
        ...LeadStageMenu_lead
      }
    `,
    lead,
  );
  const { slug, name, company, type } = data;
  const Heading = isPane ? 'h2' : 'h1';
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Avatar name={name} size={44} />
        <div className={styles.names}>
          <Heading tabIndex={-1}>{name}</Heading>
          {company && <p className={styles.company}>{company}</p>}
        </div>
        {!isPane && (
          <span className={styles.tools}>
            <CopyLeadLink slug={slug} />
            <IconButton
              icon="print"
              label={t(($) => $.print)}
              className={styles.print}
              onClick={() => window.print()}
            />
          </span>
        )}
      </div>
      <div className={styles.states}>
        <LeadStageMenu lead={data} />
        {type && <Chip>{tLeads(($) => $.type[type])}</Chip>}
        <LeadReview lead={data} />
        <LeadAge lead={data} />
      </div>
    </header>
  );
}
