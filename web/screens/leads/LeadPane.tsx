import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useOutletContext } from 'react-router-dom';
import { SectionBoundary } from '../../app/content/SectionBoundary.tsx';
import { usePaneTitle } from '../../app/content/pageTitle.tsx';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { LeadPaneQuery } from '../../relay/__generated__/LeadPaneQuery.graphql.ts';
import { useStartedQuery } from '../../routing/routeQuery.ts';
import { LeadDetail } from '../lead/LeadDetail.tsx';
import { LeadNotFound } from '../lead/LeadNotFound.tsx';
import { LeadPaneBar } from './walk/LeadPaneBar.tsx';
import type { LeadWalk } from './walk/useLeadWalk.ts';
import { WalkKeys } from './walk/WalkKeys.tsx';
import styles from './LeadPane.module.css';

/**
 * The open lead, beside the list on wide windows and instead of it on narrow ones. A failure does not affect the list.
 */
export function LeadPane() {
  const { t } = useTranslation('inbox');
  const loaded = useLoaderData<PreloadedQuery<LeadPaneQuery> | null>();
  const walk = useOutletContext<LeadWalk>();
  if (loaded === null) return null;
  return (
    <aside className={styles.pane} aria-label={t(($) => $.walk.selected)} data-open-lead="">
      <LeadPaneBar walk={walk} />
      <div className={styles.body}>
        <SectionBoundary resetOn={loaded}>
          <OpenLead loaded={loaded} />
        </SectionBoundary>
      </div>
      <WalkKeys />
    </aside>
  );
}

function OpenLead({ loaded }: { loaded: PreloadedQuery<LeadPaneQuery> }) {
  const { t } = useTranslation('lead');
  const { viewer } = useStartedQuery<LeadPaneQuery>(
    graphql`
      query LeadPaneQuery($id: ID, $slug: String, $uuid: String) @preloadable @throwOnFieldError {
        viewer {
          lead(id: $id, slug: $slug, uuid: $uuid) {
            id
            name
            ...LeadDetail_lead
          }
        }
      }
    `,
    loaded,
  );
  const lead = viewer?.lead;
  usePaneTitle(lead ? lead.name : t(($) => $.notFound.title));
  if (!viewer) throw new UnauthenticatedError('No session');
  return lead ? <LeadDetail key={lead.id} lead={lead} isPane /> : <LeadNotFound isPane />;
}
