import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { DirectoryScreenQuery } from '../../../relay/__generated__/DirectoryScreenQuery.graphql.ts';
import { DirectoryPage } from './DirectoryPage.tsx';

/**
 * The public list of agencies; filters, order and page stand in the address (RTE-09, DIR-01..10). The query is read by itself: a slice
 * of hydration can end between it and the page.
 */
export function DirectoryScreen() {
  const data = useRouteQuery<DirectoryScreenQuery>(graphql`
    query DirectoryScreenQuery(
      $first: Int!
      $page: Int!
      $sort: AgencySort!
      $filter: AgencyFilterInput
      $place: String!
      $hasPlace: Boolean!
    ) @preloadable @throwOnFieldError {
      ...DirectoryPage_query
    }
  `);
  return <DirectoryPage query={data} />;
}
