import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyHeader_agency$key } from '../../../../relay/__generated__/AgencyHeader_agency.graphql.ts';
import { ButtonAnchor } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { AgencyFacts } from './AgencyFacts.tsx';
import { AgencyLogo } from './AgencyLogo.tsx';
import { AgencyRating } from '../rating/AgencyRating.tsx';
import { AgencyWebsite } from '../links/AgencyWebsite.tsx';
import { AgencyBreadcrumbs } from './AgencyBreadcrumbs.tsx';
import { useReplyTime } from '../useReplyTime.ts';
import styles from './AgencyHeader.module.css';

/** The agency's key facts and the two main actions: send a brief, visit its website (DIR-11). */
export function AgencyHeader({
  agency,
  match,
  takesBriefs,
}: {
  agency: AgencyHeader_agency$key;
  match: ReactNode;
  takesBriefs: boolean;
}) {
  const { t } = useTranslation('agency');
  const { t: tSite } = useTranslation('site');
  const format = useFormat();
  const replyTime = useReplyTime();
  const data = useFragment(
    graphql`
      fragment AgencyHeader_agency on Agency @throwOnFieldError {
        name
        tagline
        textLanguage
        semrushExpert
        replyHours
        cities {
          name
          country
        }
        ...AgencyBreadcrumbs_agency
        ...AgencyLogo_agency
        ...AgencyRating_agency
        ...AgencyFacts_agency
        ...AgencyWebsite_agency
      }
    `,
    agency,
  );
  const { name, tagline, textLanguage, semrushExpert, replyHours, cities } = data;
  const [head] = cities;
  return (
    <div className={styles.band}>
      <div className={styles.column}>
        <AgencyBreadcrumbs agency={data} />
        <div className={styles.row}>
          <AgencyLogo agency={data} />
          <div className={styles.names}>
            <h1 tabIndex={-1}>{name}</h1>
            {tagline && (
              <p className={styles.tagline} lang={textLanguage}>
                {tagline}
              </p>
            )}
            <div className={styles.marks}>
              <AgencyRating agency={data} />
              {head && (
                <FormattedValue
                  className={styles.place}
                >{`${head.name}, ${format.country(head.country)}`}</FormattedValue>
              )}
              {typeof replyHours === 'number' && (
                <span className={styles.place}>{tSite(($) => $.reply.usually, { time: replyTime(replyHours) })}</span>
              )}
              {semrushExpert && (
                <Chip tone="info" icon="success">
                  {t(($) => $.expert)}
                </Chip>
              )}
            </div>
          </div>
          <div className={styles.actions}>
            {takesBriefs && (
              <ButtonAnchor look="primary" icon="send" href="#brief">
                {t(($) => $.sendBrief)}
              </ButtonAnchor>
            )}
            <AgencyWebsite agency={data} />
          </div>
        </div>
        {match}
        <AgencyFacts agency={data} />
      </div>
    </div>
  );
}
