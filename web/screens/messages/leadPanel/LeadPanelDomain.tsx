import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadPanelDomain_overview$key } from '../../../relay/__generated__/LeadPanelDomain_overview.graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { CardField, CardFields } from '../cards/CardFrame.tsx';
import styles from './LeadPanel.module.css';

/** Metrics of the lead's website. */
export function LeadPanelDomain({ overview: overviewKey }: { overview: LeadPanelDomain_overview$key }) {
  const { t } = useTranslation('messages');
  const { compact, number, country } = useFormat();
  const { domain, authorityScore, organicTraffic, keywords, backlinks, topCountry } = useFragment(
    graphql`
      fragment LeadPanelDomain_overview on DomainOverview {
        domain
        authorityScore
        organicTraffic
        keywords
        backlinks
        topCountry
      }
    `,
    overviewKey,
  );
  const short = (value: number | null | undefined) =>
    value == null ? null : <span title={number(value)}>{compact(value)}</span>;
  return (
    <section className={styles.section} aria-label={t(($) => $.lead.domain)}>
      <h4>{t(($) => $.lead.domain)}</h4>
      <p className={styles.domain}>{domain}</p>
      <CardFields>
        <CardField name={t(($) => $.lead.authorityScore)}>
          {authorityScore == null ? null : number(authorityScore)}
        </CardField>
        <CardField name={t(($) => $.lead.organicTraffic)}>{short(organicTraffic)}</CardField>
        <CardField name={t(($) => $.lead.keywords)}>{short(keywords)}</CardField>
        <CardField name={t(($) => $.lead.backlinks)}>{short(backlinks)}</CardField>
        <CardField name={t(($) => $.lead.topCountry)}>{topCountry == null ? null : country(topCountry)}</CardField>
      </CardFields>
    </section>
  );
}
