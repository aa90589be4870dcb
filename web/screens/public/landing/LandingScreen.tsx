import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { LandingScreenQuery } from '../../../relay/__generated__/LandingScreenQuery.graphql.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { AgencyTile } from './AgencyTile.tsx';
import { ForAgencies } from './ForAgencies.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { landingHead } from './landingHead.ts';
import { LandingHero } from './LandingHero.tsx';
import { Numbers } from './Numbers.tsx';
import { Places } from './Places.tsx';
import { Quotes } from './Quotes.tsx';
import { Services } from './Services.tsx';
import styles from './LandingScreen.module.css';

/** Introduces the directory to clients and agencies (RTE-01). */
export function LandingScreen() {
  const { t } = useTranslation('landing');
  const { t: tCommon } = useTranslation('common');
  const data = useRouteQuery<LandingScreenQuery>(graphql`
    query LandingScreenQuery @preloadable @throwOnFieldError {
      ...LandingHero_query
      ...Numbers_query
      ...Services_query
      ...ForAgencies_query
      directorySummary @catch(to: NULL) {
        ...Places_summary
        ...Quotes_summary
      }
      # The page does without agencies when the directory cannot be read.
      agencies(first: 6) @catch(to: NULL) {
        nodes {
          id
          ...AgencyTile_agency
        }
        ...Places_connection
      }
    }
  `);
  usePageHead(
    landingHead(
      t,
      tCommon(($) => $.productName),
    ),
  );
  const agencies = data.agencies?.nodes ?? [];
  return (
    <>
      <LandingHero query={data} />
      <Numbers query={data} />
      {data.directorySummary && <Quotes summary={data.directorySummary} />}
      <Services query={data} />
      {data.agencies && <Places connection={data.agencies} summary={data.directorySummary ?? null} />}
      {agencies.length > 0 && (
        <Section
          title={t(($) => $.best.title)}
          intro={t(($) => $.best.intro)}
          action={<ButtonLink to="/agencies">{t(($) => $.best.all)}</ButtonLink>}
        >
          <ul role="list" className={styles.agencies}>
            {agencies.map((agency, index) => (
              <AgencyTile key={agency.id} agency={agency} isFirst={index === 0} />
            ))}
          </ul>
        </Section>
      )}
      <HowItWorks />
      <ForAgencies query={data} />
    </>
  );
}
