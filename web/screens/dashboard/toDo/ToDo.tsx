import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { ToDo_viewer$key } from '../../../relay/__generated__/ToDo_viewer.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { useRefetchAfterAnswers } from '../../leads/walk/useRefetchAfterAnswers.ts';
import { LeadsToAnswer } from './LeadsToAnswer.tsx';
import { PendingDeals } from './PendingDeals.tsx';
import { UnreadChats } from './UnreadChats.tsx';
import { useFreshToDo } from './useFreshToDo.ts';
import styles from './ToDo.module.css';

/** What needs attention now: leads to answer, unread chats, deals to confirm. A single line if there is nothing. */
export function ToDo({ viewer }: { viewer: ToDo_viewer$key }) {
  const { t } = useTranslation('overview');
  const { t: tHome } = useTranslation('home');
  const lists = useRef<HTMLDivElement>(null);
  const data = useFragment(
    graphql`
      fragment ToDo_viewer on Viewer {
        dashboard {
          pendingLeads(first: 4) @catch(to: RESULT) {
            nodes {
              __typename
            }
          }
          unreadChats(first: 3) @catch(to: RESULT) {
            nodes {
              __typename
            }
          }
          ...LeadsToAnswer_dashboard
          ...UnreadChats_dashboard
        }
        pendingDeals @catch(to: RESULT) {
          __typename
        }
        ...PendingDeals_viewer
        ...useFreshToDo_viewer
      }
    `,
    viewer,
  );
  const refresh = useFreshToDo(data, lists);
  useRefetchAfterAnswers(lists, refresh);
  useKeptFocus(lists, { row: 'li', control: 'a', fallback: 'a' });
  const { dashboard, pendingDeals } = data;
  if (!dashboard) return null;
  const { pendingLeads: leads, unreadChats: chats } = dashboard;
  const hasChats = !chats.ok || chats.value.nodes.length > 0;
  const hasDeals = !pendingDeals.ok || (pendingDeals.value?.length ?? 0) > 0;
  const hasLeads = !leads.ok || leads.value.nodes.length > 0;
  return (
    <div ref={lists}>
      {hasLeads || hasChats || hasDeals ? (
        <div className={styles.toDo} data-single={hasChats || hasDeals ? undefined : ''}>
          <SectionBoundary title={tHome(($) => $.leads.title)} waitsForAnswer resetOn={leads}>
            <LeadsToAnswer dashboard={dashboard} />
          </SectionBoundary>
          {(hasChats || hasDeals) && (
            <div className={styles.column}>
              {hasChats && (
                <SectionBoundary title={tHome(($) => $.chats.title)} waitsForAnswer resetOn={chats}>
                  <UnreadChats dashboard={dashboard} />
                </SectionBoundary>
              )}
              {hasDeals && (
                <SectionBoundary title={tHome(($) => $.deals.title)} waitsForAnswer resetOn={pendingDeals}>
                  <PendingDeals viewer={data} />
                </SectionBoundary>
              )}
            </div>
          )}
        </div>
      ) : (
        <p className={styles.done}>
          <Icon name="success" />
          {t(($) => $.next.allDone)}
        </p>
      )}
    </div>
  );
}
