import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Banner } from '../../ui/Panels.tsx';
import type { BlockedBanner_viewer$key } from '../../relay/__generated__/BlockedBanner_viewer.graphql.ts';

/** Shows on every page that the agency is blocked, and why (ACC-16). */
export function BlockedBanner({ viewer }: { viewer: BlockedBanner_viewer$key }) {
  const { t } = useTranslation('shell');
  const { account } = useFragment(
    graphql`
      fragment BlockedBanner_viewer on Viewer @throwOnFieldError {
        account {
          user {
            agencyStatus
            blockReason
          }
        }
      }
    `,
    viewer,
  );
  const { agencyStatus, blockReason } = account.user;
  if (agencyStatus !== 'BLOCKED') return null;
  return (
    <Banner tone="danger" title={t(($) => $.blocked.title)}>
      {blockReason ?? t(($) => $.blocked.noReason)}
    </Banner>
  );
}
