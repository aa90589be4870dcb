import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { usePage } from '../../app/page/page.ts';
import { useFormat } from '../../i18n/format.ts';
import { useNow } from '../../i18n/useNow.ts';
import type { HomeHeader_viewer$key } from '../../relay/__generated__/HomeHeader_viewer.graphql.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Panels.tsx';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The title, a sentence about what is most urgent, taken from the counts of the to-do lists, and a link to the public
 * page.
 */
export function HomeHeader({ viewer }: { viewer: HomeHeader_viewer$key }) {
  const { t } = useTranslation('home');
  const { t: tDashboard } = useTranslation('dashboard');
  const { t: tPage } = useTranslation('pageOptimization');
  const { basePath } = usePage();
  const now = useNow();
  const { account, dashboard } = useFragment(
    graphql`
      fragment HomeHeader_viewer on Viewer {
        account @catch(to: NULL) {
          user {
            agencyAlias
            agencyStatus
            moderationStatus
          }
        }
        dashboard {
          pendingLeads(first: 4) @catch(to: NULL) {
            totalCount
            isSearchable
            nodes {
              expiresAt
            }
          }
          unreadChats(first: 3) @catch(to: NULL) {
            totalCount
          }
        }
      }
    `,
    viewer,
  );
  const format = useFormat();
  const user = account?.user;
  const isPublic = user?.agencyStatus === 'PUBLISHED' && user.moderationStatus === 'APPROVED';
  const leads = dashboard?.pendingLeads;
  const waiting = leads?.totalCount ?? 0;
  const unread = dashboard?.unreadChats?.totalCount ?? 0;
  const nodes = leads?.nodes ?? [];
  const urgent = nodes.filter(({ expiresAt }) => expiresAt && Date.parse(expiresAt) - now < DAY_MS).length;
  // If all leads that were read expire soon, or they are not those that expire first, there may be more.
  const hasAll = waiting === nodes.length || (leads?.isSearchable === true && urgent < nodes.length);
  const isCounted = urgent > 0 && hasAll;
  const sentences = [
    isCounted && t(($) => $.summary.expiring, { count: urgent }),
    !isCounted && waiting > 0 && t(($) => $.summary.waiting, { count: waiting }),
    unread > 0 && t(($) => $.summary.unread, { count: unread }),
  ].filter((sentence) => sentence !== false);
  return (
    <PageHeader
      title={tDashboard(($) => $.title)}
      isWideOnly
      introduction={sentences.length > 0 ? format.sentences(sentences) : undefined}
    >
      {isPublic && user.agencyAlias && (
        <ButtonAnchor icon="external" href={`${basePath}/agencies/${encodeURIComponent(user.agencyAlias)}`}>
          {tPage(($) => $.publicPage)}
        </ButtonAnchor>
      )}
    </PageHeader>
  );
}
