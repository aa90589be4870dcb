import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { durationName } from '../../features/durationName.ts';
import { useFormat } from '../../i18n/format.ts';
import type { LeadFacts_lead$key } from '../../relay/__generated__/LeadFacts_lead.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import { LeadBudget } from '../leads/LeadBudget.tsx';
import { Facts } from './Facts.tsx';

/** The facts of the request: budget, duration, services, country, language, dates and the reason for a decline. */
export function LeadFacts({ lead }: { lead: LeadFacts_lead$key }) {
  const { t } = useTranslation('lead');
  const { t: tLeads } = useTranslation('leads');
  const format = useFormat();
  const data = useFragment(
    graphql`
      fragment LeadFacts_lead on Lead @throwOnFieldError {
        services {
          name
        }
        projectDuration {
          from
          to
        }
        country
        language
        receivedAt
        answeredAt
        declineReason
        ...LeadBudget_lead
      }
    `,
    lead,
  );
  const { services, projectDuration, country, language, receivedAt, answeredAt, declineReason } = data;
  return (
    <Card title={t(($) => $.facts.title)}>
      <Facts
        facts={[
          [t(($) => $.facts.budget), <LeadBudget key="budget" lead={data} />],
          [
            t(($) => $.facts.duration),
            projectDuration &&
              tLeads(($) => $.duration[durationName(projectDuration.from ?? null, projectDuration.to ?? null)]),
          ],
          [t(($) => $.facts.services), services.length > 0 && format.list(services.map(({ name }) => name))],
          [t(($) => $.facts.country), country && format.country(country)],
          [t(($) => $.facts.language), language && format.language(language)],
          [t(($) => $.facts.received), format.dateTime(receivedAt)],
          [t(($) => $.facts.answered), answeredAt && format.dateTime(answeredAt)],
          [t(($) => $.facts.declineReason), declineReason && t(($) => $.declineReason[declineReason])],
        ]}
      />
    </Card>
  );
}
