import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LandingHero_query$key } from '../../../relay/__generated__/LandingHero_query.graphql.ts';
import { Hero } from '../../../ui/Section.tsx';
import { LandingSearch } from './LandingSearch.tsx';
import { Proof } from './Proof.tsx';
import { Suggestions } from './Suggestions.tsx';
import styles from './LandingHero.module.css';

/** Headline, search, and one agency's work. */
export function LandingHero({ query }: { query: LandingHero_query$key }) {
  const { t } = useTranslation('landing');
  const { filters, agencies, directorySummary } = useFragment(
    graphql`
      fragment LandingHero_query on Query @throwOnFieldError {
        filters {
          ...LandingSearch_catalogue
        }
        agencies(first: 6) @catch(to: NULL) {
          budgetFacets: facets(filters: [MAX_BUDGET]) {
            __typename
          }
          nodes {
            highlight {
              pictureUrl
            }
            ...Proof_agency
          }
        }
        directorySummary @catch(to: NULL) {
          reviews {
            ...Proof_review
          }
          ...Suggestions_summary
        }
      }
    `,
    query,
  );
  const proof = agencies?.nodes.find(({ highlight }) => highlight?.pictureUrl);
  return (
    <Hero
      title={t(($) => $.hero.title)}
      intro={t(($) => $.hero.intro)}
      aside={proof && <Proof agency={proof} review={directorySummary?.reviews[0] ?? null} />}
      below={
        <div className={styles.search}>
          <LandingSearch catalogue={filters} hasBudgets={agencies?.budgetFacets.length !== 0} />
          {directorySummary && <Suggestions summary={directorySummary} />}
        </div>
      }
    />
  );
}
