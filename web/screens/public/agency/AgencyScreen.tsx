import { graphql } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { AgencyScreenQuery } from '../../../relay/__generated__/AgencyScreenQuery.graphql.ts';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { AgencyPage } from './AgencyPage.tsx';

/** An agency's public page; draft, blocked and unknown agencies are not found (RTE-17, DIR-08, DIR-11). */
export function AgencyScreen() {
  const { alias = '' } = useParams();
  const data = useRouteQuery<AgencyScreenQuery>(graphql`
    query AgencyScreenQuery($alias: String!, $places: [String!]!, $hasPlaces: Boolean!)
    @preloadable
    @throwOnFieldError {
      agency(alias: $alias) {
        id
        ...AgencyPage_agency
      }
      filters {
        ...AgencyPage_catalogue
      }
      ...AgencyMatch_query
    }
  `);
  const { agency, filters } = data;
  if (!agency) return <AgencyNotFound alias={alias} />;
  // Remounts for another agency, so that no form state carries over.
  return <AgencyPage key={agency.id} agency={agency} catalogue={filters} query={data} />;
}
