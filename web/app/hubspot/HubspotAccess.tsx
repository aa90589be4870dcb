import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HubspotAccess_viewer$key } from '../../relay/__generated__/HubspotAccess_viewer.graphql.ts';
import { usePage } from '../page/page.ts';
import { hubspotHref } from './handOver.ts';

const HubspotContext = createContext(false);

/** Lets the pages inside it offer HubSpot to accounts that may use it (O-22). */
export function HubspotAccess({ viewer, children }: { viewer: HubspotAccess_viewer$key; children: ReactNode }) {
  const { account } = useFragment(
    graphql`
      fragment HubspotAccess_viewer on Viewer @throwOnFieldError {
        account {
          user {
            hasHubspotAccess
          }
        }
      }
    `,
    viewer,
  );
  return <HubspotContext value={account.user.hasHubspotAccess}>{children}</HubspotContext>;
}

/** URL of the consent page for a lead; null if HubSpot is not offered. */
export function useHubspotHref(leadUuid: string): string | null {
  const isAllowed = use(HubspotContext);
  const { settings, basePath } = usePage();
  if (!isAllowed || settings.hubspotUrl === null) return null;
  return hubspotHref(settings.hubspotUrl, window.location.origin + basePath, leadUuid);
}
