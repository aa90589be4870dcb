import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { LeadPanelQuery } from '../../../relay/__generated__/LeadPanelQuery.graphql.ts';
import { durationName } from '../../../features/durationName.ts';
import { RequestReview } from '../../../features/originalReview/RequestReview.tsx';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import { useIsAnswered } from '../../../relay/useIsAnswered.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { LeadReview } from '../../leads/LeadReview.tsx';
import { LeadStageMenu } from '../../leads/stage/LeadStageMenu.tsx';
import { CardField, CardFields } from '../cards/CardFrame.tsx';
import { LeadPanelContacts } from './LeadPanelContacts.tsx';
import { LeadPanelDomain } from './LeadPanelDomain.tsx';
import { LeadPanelSkeleton } from './LeadPanelSkeleton.tsx';
import { useBudgetText, useDurationText } from '../cards/useRequestTexts.ts';
import { Website } from '../links/Website.tsx';
import styles from './LeadPanel.module.css';

/** A query of its own, so that the thread never waits for the panel. */
const leadPanelQuery = graphql`
  query LeadPanelQuery($leadId: ID!) @throwOnFieldError {
    viewer {
      lead(id: $leadId) {
        slug
        name
        company
        website
        country
        language
        title
        services {
          id
          name
        }
        budget {
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        projectDuration {
          from
          to
        }
        receivedAt
        domainOverview {
          ...LeadPanelDomain_overview
        }
        contactMethods {
          ...LeadPanelContacts_methods
        }
        ...LeadReview_lead
        ...LeadStageMenu_lead
        ...RequestReview_lead
      }
    }
  }
`;

/** The lead next to the chat: stage, contact details, request and website, and its review. */
export function LeadPanel({ query }: { query: PreloadedQuery<LeadPanelQuery> }) {
  return useIsAnswered(leadPanelQuery, query) ? <AnsweredPanel query={query} /> : <LeadPanelSkeleton />;
}

function AnsweredPanel({ query }: { query: PreloadedQuery<LeadPanelQuery> }) {
  // With the texts of its parts, which would otherwise load one after the other.
  const { t } = useTranslation(['messages', 'inbox', 'leads', 'reviews']);
  const format = useFormat();
  const budget = useBudgetText();
  const duration = useDurationText();
  const lead = usePreloadedQuery<LeadPanelQuery>(leadPanelQuery, query).viewer?.lead;
  if (!lead) return <p className={styles.unavailable}>{t(($) => $.lead.unavailable)}</p>;
  const { language } = lead;
  return (
    <div className={styles.panel}>
      <header className={styles.who} lang={language ?? undefined}>
        <Avatar name={lead.name} size={44} />
        <h3 className={styles.name}>{lead.name}</h3>
        {lead.company != null && <p className={styles.company}>{lead.company}</p>}
        <div className={styles.states}>
          <LeadStageMenu lead={lead} />
          <LeadReview lead={lead} />
        </div>
      </header>
      <section className={styles.section} aria-label={t(($) => $.lead.contacts)}>
        <h4>{t(($) => $.lead.contacts)}</h4>
        <LeadPanelContacts methods={lead.contactMethods} />
      </section>
      <section className={styles.section} aria-label={t(($) => $.lead.request)}>
        <h4>{t(($) => $.lead.request)}</h4>
        <p lang={language ?? undefined} dir="auto" className={styles.subject}>
          {lead.title}
        </p>
        <ul role="list" className={styles.services} aria-label={t(($) => $.field.services)}>
          {lead.services.map(({ id, name }) => (
            <li key={id}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
        <CardFields>
          <CardField name={t(($) => $.field.budget)}>
            {lead.budget && budget(readMoney(lead.budget.from), lead.budget.to ? readMoney(lead.budget.to) : null)}
          </CardField>
          <CardField name={t(($) => $.field.duration)}>
            {lead.projectDuration &&
              duration(DURATIONS[durationName(lead.projectDuration.from ?? null, lead.projectDuration.to ?? null)])}
          </CardField>
          <CardField name={t(($) => $.lead.received)}>{format.date(lead.receivedAt)}</CardField>
          <CardField name={t(($) => $.lead.country)}>{lead.country && format.country(lead.country)}</CardField>
          <CardField name={t(($) => $.lead.language)}>{language && format.language(language)}</CardField>
          <CardField wide name={t(($) => $.field.website)}>
            {lead.website && <Website value={lead.website} />}
          </CardField>
        </CardFields>
      </section>
      {lead.domainOverview && <LeadPanelDomain overview={lead.domainOverview} />}
      <div className={styles.section}>
        <ButtonLink to={paths.lead(lead.slug)} wide>
          {t(($) => $.lead.open)}
        </ButtonLink>
        <RequestReview lead={lead} />
      </div>
    </div>
  );
}

const DURATIONS = {
  LESS_THAN_MONTH: 'lessThanMonth',
  ONE_TO_THREE_MONTHS: 'oneToThreeMonths',
  THREE_TO_SIX_MONTHS: 'threeToSixMonths',
  MORE_THAN_SIX_MONTHS: 'moreThanSixMonths',
} as const;
