import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import type { VisibilityCard_dashboard$key } from '../../../relay/__generated__/VisibilityCard_dashboard.graphql.ts';
import type { VisibilityCard_viewer$key } from '../../../relay/__generated__/VisibilityCard_viewer.graphql.ts';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { PageScore } from './PageScore.tsx';
import { DirectoryScore } from './DirectoryScore.tsx';
import { ResponseScore } from './ResponseScore.tsx';
import { ScoreBlock } from './ScoreBlock.tsx';
import styles from './VisibilityCard.module.css';

/** The agency's visibility scores, each with an explanation and a link to where it can be raised (SCR-16, P-34). */
export function VisibilityCard({
  dashboard,
  viewer,
}: {
  dashboard: VisibilityCard_dashboard$key;
  viewer: VisibilityCard_viewer$key;
}) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { visibilityDetails, series } = useFragment(
    graphql`
      fragment VisibilityCard_dashboard on Dashboard
      @argumentDefinitions(range: { type: "String" })
      @throwOnFieldError {
        visibilityDetails(range: $range) {
          response {
            ...ResponseScore_response
          }
          page {
            ...PageScore_page
          }
        }
        series(range: $range) @catch(to: NULL) {
          current {
            from
            to
          }
        }
      }
    `,
    dashboard,
  );
  const data = useFragment(
    graphql`
      fragment VisibilityCard_viewer on Viewer @throwOnFieldError {
        dashboard {
          visibility {
            responsiveScore
            pageOptimization
          }
        }
        score @catch(to: NULL) {
          ...DirectoryScore_score
        }
      }
    `,
    viewer,
  );
  const scores = data.dashboard?.visibility;
  // Twelve months begin on the day after today's date, a year ago.
  const firstDay = ({ from, to }: { readonly from: string; readonly to: string }) =>
    from.slice(0, 4) === to.slice(0, 4) ? format.shortDay(from) : format.days(from, from);
  return (
    <DashboardCard labelledBy="visibility">
      <CardHead id="visibility" title={t(($) => $.visibility.title)} />
      <div className={styles.scores}>
        {visibilityDetails ? (
          <ResponseScore response={visibilityDetails.response} since={series ? firstDay(series.current) : null} />
        ) : (
          <ScoreBlock name={t(($) => $.visibility.responsive)} score={scores?.responsiveScore ?? null}>
            {t(($) => $.visibility.responsiveText)}
          </ScoreBlock>
        )}
        {visibilityDetails?.page ? (
          <PageScore page={visibilityDetails.page} />
        ) : (
          <ScoreBlock name={t(($) => $.visibility.optimization)} score={scores?.pageOptimization ?? null}>
            {t(($) => $.visibility.optimizationText)}
          </ScoreBlock>
        )}
        {data.score && <DirectoryScore score={data.score} />}
      </div>
    </DashboardCard>
  );
}
