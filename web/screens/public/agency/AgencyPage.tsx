import { graphql, useFragment } from 'react-relay/hooks';
import { isRefusedBrief } from '../../../../domain/briefForm.ts';
import type { AgencyMatch_query$key } from '../../../relay/__generated__/AgencyMatch_query.graphql.ts';
import type { AgencyPage_agency$key } from '../../../relay/__generated__/AgencyPage_agency.graphql.ts';
import type { AgencyPage_catalogue$key } from '../../../relay/__generated__/AgencyPage_catalogue.graphql.ts';
import { usePosted } from '../../../site/posted.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { usePageView } from '../../../site/usePageEvents.ts';
import { AgencyBody } from './AgencyBody.tsx';
import { BriefSection } from './brief/BriefSection.tsx';
import { AgencyMatch } from './header/AgencyMatch.tsx';
import { useAgencyHead } from './useAgencyHead.ts';

/**
 * An agency's public page. Counts a view once it is visible. Accepts no briefs until moderation has approved the agency
 * (DIR-11, DIR-13).
 */
export function AgencyPage({
  agency,
  catalogue,
  query,
}: {
  agency: AgencyPage_agency$key;
  catalogue: AgencyPage_catalogue$key;
  query: AgencyMatch_query$key;
}) {
  const posted = usePosted();
  const data = useFragment(
    graphql`
      fragment AgencyPage_agency on Agency @throwOnFieldError {
        alias
        isListed
        ...AgencyBody_agency
        ...AgencyMatch_agency
        ...BriefSection_agency
        ...useAgencyHead_agency
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment AgencyPage_catalogue on FilterCatalogue @throwOnFieldError {
        ...AgencyBody_catalogue
        ...BriefSection_catalogue
      }
    `,
    catalogue,
  );
  const { alias, isListed } = data;
  usePageHead(useAgencyHead(data));
  usePageView(alias);
  const refused = isRefusedBrief(posted, alias) ? posted : null;
  return (
    <AgencyBody
      agency={data}
      catalogue={choices}
      match={<AgencyMatch agency={data} query={query} />}
      brief={isListed ? <BriefSection agency={data} catalogue={choices} refused={refused} /> : null}
    />
  );
}
