import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyWebsite_agency$key } from '../../../../relay/__generated__/AgencyWebsite_agency.graphql.ts';
import { useCountedLink } from '../../../../site/usePageEvents.ts';
import { ButtonAnchor } from '../../../../ui/Button.tsx';
import { externalHref } from './externalHref.ts';
import { NewTab } from './NewTab.tsx';

/** Button to the agency's website; clicks are counted (DIR-12). */
export function AgencyWebsite({ agency }: { agency: AgencyWebsite_agency$key }) {
  const { t } = useTranslation('agency');
  const { alias, website } = useFragment(
    graphql`
      fragment AgencyWebsite_agency on Agency @throwOnFieldError {
        alias
        website
      }
    `,
    agency,
  );
  const counted = useCountedLink(alias, 'WEBSITE_CLICK');
  const href = externalHref(website);
  if (href === null) return null;
  return (
    <ButtonAnchor {...counted} href={href} icon="external" target="_blank" rel="nofollow noopener noreferrer">
      {t(($) => $.visitWebsite)}
      <NewTab />
    </ButtonAnchor>
  );
}
