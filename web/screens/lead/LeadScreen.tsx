import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PageBody } from '../../app/content/PageBody.tsx';
import { usePageTitle } from '../../app/content/pageTitle.tsx';
import { useRouteQuery } from '../../routing/routeQuery.ts';
import { UnauthenticatedError } from '../../relay/errors.ts';
import type { LeadScreenQuery } from '../../relay/__generated__/LeadScreenQuery.graphql.ts';
import { useUndoKey } from '../leads/answers/useUndoKey.ts';
import { useFollowedLeads } from '../leads/live/useFollowedLeads.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LeadNotFound } from './LeadNotFound.tsx';

/** One lead by its slug or uuid (RTE-05). */
export function LeadScreen() {
  const { t } = useTranslation('lead');
  const { viewer } = useRouteQuery<LeadScreenQuery>(graphql`
    query LeadScreenQuery($id: ID, $slug: String, $uuid: String) @preloadable @throwOnFieldError {
      viewer {
        lead(id: $id, slug: $slug, uuid: $uuid) {
          id
          name
          ...LeadDetail_lead
        }
      }
    }
  `);
  const lead = viewer?.lead;
  usePageTitle(lead ? lead.name : t(($) => $.notFound.title));
  useUndoKey();
  useFollowedLeads();
  if (!viewer) throw new UnauthenticatedError('No session');
  return <PageBody>{lead ? <LeadDetail key={lead.id} lead={lead} /> : <LeadNotFound />}</PageBody>;
}
