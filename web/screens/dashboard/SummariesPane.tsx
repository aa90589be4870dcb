import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import type { SummariesPaneQuery } from '../../relay/__generated__/SummariesPaneQuery.graphql.ts';
import { LeadsSummary } from './LeadsSummary.tsx';
import { PageSummary } from './PageSummary.tsx';
import styles from './DashboardScreen.module.css';

/** What depends on the range of days: choosing another one reads these two again and nothing else (STA-53). */
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
  // Without them the frame says why.
  if (!dashboard) return null;
  return (
    <div className={styles.columns}>
      <PageSummary summary={dashboard.pageSummary} />
      <LeadsSummary summary={dashboard.leadsSummary} />
    </div>
  );
}
