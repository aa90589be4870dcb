import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import type { SummariesPaneQuery } from '../../relay/__generated__/SummariesPaneQuery.graphql.ts';
import { LeadsSummary } from './LeadsSummary.tsx';
import { PageSummary } from './PageSummary.tsx';
import styles from './DashboardScreen.module.css';

/** The two summaries that depend on the date range; selecting another range refetches only these (STA-53). */
export function SummariesPane() {
  const { viewer } = useRouteQuery<SummariesPaneQuery>(graphql`
    query SummariesPaneQuery($range: String) @preloadable @throwOnFieldError {
      viewer {
        dashboard {
          pageSummary(range: $range) {
            ...PageSummary_summary
          }
          leadsSummary(range: $range) {
            ...LeadsSummary_summary
          }
        }
      }
    }
  `);
  const dashboard = viewer?.dashboard;
  // If they are missing, the surrounding page explains why.
  if (!dashboard) return null;
  return (
    <div className={styles.columns}>
      <PageSummary summary={dashboard.pageSummary} />
      <LeadsSummary summary={dashboard.leadsSummary} />
    </div>
  );
}
