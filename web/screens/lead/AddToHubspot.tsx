import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { startHandOver } from '../../app/hubspot/handOver.ts';
import { useHubspotHref } from '../../app/hubspot/HubspotAccess.tsx';
import { usePage } from '../../app/page/page.ts';
import type { AddToHubspot_lead$key } from '../../relay/__generated__/AddToHubspot_lead.graphql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';

/** Opens HubSpot's consent page for an accepted lead without a stage; every stage is later than "In CRM" (O-22). */
export function AddToHubspot({ lead }: { lead: AddToHubspot_lead$key }) {
  const { t } = useTranslation('lead');
  const { viewerId } = usePage().session;
  const { uuid, status, stage } = useFragment(
    graphql`
      fragment AddToHubspot_lead on Lead @throwOnFieldError {
        uuid
        status
        stage
      }
    `,
    lead,
  );
  const href = useHubspotHref(uuid);
  if (href === null || viewerId === null || status !== 'ACCEPTED' || stage) return null;
  const start = () => startHandOver(viewerId, uuid);
  return (
    <ButtonAnchor icon="external" href={href} onClick={start} onAuxClick={start}>
      {t(($) => $.addToHubspot)}
    </ButtonAnchor>
  );
}
