import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { refetch } from '../../relay/refetch.ts';
import type { useFreshFiguresQuery } from '../../relay/__generated__/useFreshFiguresQuery.graphql.ts';
import { parseRange } from './dashboardSearch.ts';

void graphql`
  query useFreshFiguresQuery($range: String) {
    viewer {
      ...Onboarding_viewer
      ...DashboardFigures_viewer @arguments(range: $range)
    }
  }
`;

/** Returns a function that refetches everything but the to-do lists, for the selected range. It never rejects. */
export function useFreshFigures(): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  const [search] = useSearchParams();
  return async () => {
    // As large as the screen's own query, and rarely needed.
    const loaded = await import('../../relay/__generated__/useFreshFiguresQuery.graphql.ts').catch(() => null);
    if (!loaded) return false;
    return await refetch<useFreshFiguresQuery>(environment, loaded.default, { range: parseRange(search) });
  };
}
