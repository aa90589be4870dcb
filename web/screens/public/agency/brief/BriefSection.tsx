import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { RefusedBrief } from '../../../../../domain/briefForm.ts';
import type { BriefSection_agency$key } from '../../../../relay/__generated__/BriefSection_agency.graphql.ts';
import type { BriefSection_catalogue$key } from '../../../../relay/__generated__/BriefSection_catalogue.graphql.ts';
import { parseDirectorySearch } from '../../directory/address/directorySearch.ts';
import { clearDraft } from './briefDraft.ts';
import { BriefForm } from './BriefForm.tsx';
import type { WantedProject } from './BriefForm.tsx';
import { BriefFrame } from './BriefFrame.tsx';
import { BriefSent } from './BriefSent.tsx';
import { useBriefForm } from './useBriefForm.ts';

/** The brief form (DIR-13). `refused`: the server's errors for a form posted without JavaScript. */
export function BriefSection({
  agency,
  catalogue,
  refused,
}: {
  agency: BriefSection_agency$key;
  catalogue: BriefSection_catalogue$key;
  refused: RefusedBrief | null;
}) {
  const [search] = useSearchParams();
  const data = useFragment(
    graphql`
      fragment BriefSection_agency on Agency @throwOnFieldError {
        alias
        name
        services {
          id
          alias
        }
        ...BriefForm_agency
      }
    `,
    agency,
  );
  const choices = useFragment(
    graphql`
      fragment BriefSection_catalogue on FilterCatalogue @throwOnFieldError {
        budgets {
          key
          id
        }
        ...BriefForm_catalogue
      }
    `,
    catalogue,
  );
  const { alias, name, services } = data;
  const searched = parseDirectorySearch({}, search);
  const wanted: WantedProject = {
    services: services.filter((service) => searched.services.includes(service.alias)).map(({ id }) => id),
    budgetId: choices.budgets.find(({ key }) => searched.budget.includes(key))?.id ?? '',
  };
  const state = useBriefForm(alias, refused);
  // After a post without JavaScript, the server redirects here, to a URL that can be reloaded without sending again.
  const isPosted = search.get('brief') === 'sent' && !refused;
  useEffect(() => {
    // What was posted before the scripts had loaded may have been typed after they had, on an earlier visit.
    if (isPosted) clearDraft(alias);
  }, [isPosted, alias]);
  if (state.sentTo !== null) return <BriefSent name={name} email={state.sentTo} />;
  if (isPosted) return <BriefSent name={name} email={null} />;
  return (
    <BriefFrame name={name}>
      <BriefForm agency={data} catalogue={choices} state={state} refused={refused} wanted={wanted} />
    </BriefFrame>
  );
}
