import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ForAgencies_query$key } from '../../../relay/__generated__/ForAgencies_query.graphql.ts';
import { usePortalHref } from '../../../site/PortalLink.tsx';
import { useSite } from '../../../site/site.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/Button.tsx';
import styles from './ForAgencies.module.css';
import { SampleLeads } from './SampleLeads.tsx';

/** Next steps for agencies, beside a picture of their inbox. */
export function ForAgencies({ query }: { query: ForAgencies_query$key }) {
  const { t } = useTranslation(['landing', 'site']);
  const { isSignedIn } = useSite();
  const [home, signUp] = [usePortalHref('/profile/dashboard'), usePortalHref('/signup')];
  const { filters } = useFragment(
    graphql`
      fragment ForAgencies_query on Query @throwOnFieldError {
        filters {
          ...SampleLeads_catalogue
        }
      }
    `,
    query,
  );
  const title = t(($) => $.cta.title);
  return (
    <section className={styles.band} aria-label={title}>
      <div className={styles.panel}>
        <div className={styles.text}>
          <h2>{title}</h2>
          {!isSignedIn && <p>{t(($) => $.cta.text)}</p>}
          <div className={styles.actions}>
            <ButtonAnchor look="primary" href={isSignedIn ? home : signUp}>
              {isSignedIn ? t(($) => $.header.openPortal, { ns: 'site' }) : t(($) => $.cta.signUp)}
            </ButtonAnchor>
            <ButtonLink to="/get-started">{t(($) => $.cta.plans)}</ButtonLink>
            <ButtonLink to="/agencies/lead-generation">{t(($) => $.cta.leads)}</ButtonLink>
          </div>
        </div>
        <SampleLeads catalogue={filters} />
      </div>
    </section>
  );
}
