import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { DirectoryScreenQuery } from '../../../relay/__generated__/DirectoryScreenQuery.graphql.ts';
import { DirectoryPage } from './DirectoryPage.tsx';

/**
 * The public agency list; filters, sorting and page are in the URL (RTE-09, DIR-01..10). Reads its query in a component
 * of its own, because hydration can pause between the query and the page.
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
