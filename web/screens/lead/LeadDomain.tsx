import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import type { LeadDomain_lead$key } from '../../relay/__generated__/LeadDomain_lead.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Card } from '../../ui/Panels.tsx';
import styles from './LeadDomain.module.css';

/** Metrics of the lead's website (ENT-43). */
export function LeadDomain({ lead }: { lead: LeadDomain_lead$key }) {
  const { t } = useTranslation('lead');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const { domainOverview } = useFragment(
    graphql`
      fragment LeadDomain_lead on Lead @throwOnFieldError {
        domainOverview {
          domain
          authorityScore
          organicTraffic
          keywords
          backlinks
          topCountry
        }
      }
    `,
    lead,
  );
  if (!domainOverview) return null;
  const { domain, authorityScore, organicTraffic, keywords, backlinks, topCountry } = domainOverview;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? tCommon(($) => $.unknown) : format.number(value);
  const figures = [
    [t(($) => $.domain.authorityScore), number(authorityScore)],
    [t(($) => $.domain.organicTraffic), number(organicTraffic)],
    [t(($) => $.domain.keywords), number(keywords)],
    [t(($) => $.domain.backlinks), number(backlinks)],
    [t(($) => $.domain.topCountry), topCountry ? format.country(topCountry) : tCommon(($) => $.unknown)],
  ] as const;
  return (
    <Card
      title={t(($) => $.domain.title)}
      action={
        <a href={`https://${domain}`} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {domain}
          <Icon name="external" size={16} />
        </a>
      }
    >
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
