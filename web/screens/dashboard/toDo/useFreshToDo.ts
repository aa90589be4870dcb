import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { DEAL_PARAMETER } from '../../../features/dealConfirmation/dealAddress.ts';
import { REVIEWABLE_PARAMETER } from '../../../features/originalReview/reviewAddress.ts';
import { refetch } from '../../../relay/refetch.ts';
import query from '../../../relay/__generated__/useFreshToDoQuery.graphql.ts';
import type { useFreshToDoQuery } from '../../../relay/__generated__/useFreshToDoQuery.graphql.ts';
import type { useFreshToDo_viewer$key } from '../../../relay/__generated__/useFreshToDo_viewer.graphql.ts';
import { isUnderPointer } from '../../leads/walk/isUnderPointer.ts';
import { useLeadAnswers } from '../../leads/answers/useLeadAnswers.ts';
import { useFreshFigures } from '../useFreshFigures.ts';

void graphql`
  query useFreshToDoQuery {
    viewer {
      ...ToDo_viewer
    }
  }
`;

/**
 * Refetches the to-do lists when a pushed count changes or a deal's dialog is closed. Waits while an answer is held or
 * the pointer is over the lists, because no row may move under the pointer. Returns the refetch function. The rest of
 * the dashboard is refetched at once when a lead arrives or is answered, and when the dialog for reviews is closed.
 */
export function useFreshToDo(
  viewer: useFreshToDo_viewer$key,
  lists: RefObject<HTMLElement | null>,
): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  const answers = useLeadAnswers();
  const [search] = useSearchParams();
  const { account, messenger } = useFragment(
    graphql`
      fragment useFreshToDo_viewer on Viewer {
        account @catch(to: NULL) {
          counters {
            activeLeads
          }
        }
        messenger @catch(to: NULL) {
          unreadMessages
        }
      }
    `,
    viewer,
  );
  const activeLeads = account?.counters?.activeLeads;
  const state = [activeLeads, messenger?.unreadMessages, search.has(DEAL_PARAMETER)].join(' ');
  const shown = useRef(state);
  const refresh = () => refetch<useFreshToDoQuery>(environment, query, {});
  const isDue = useRef(false);
  /** While an answer is held, `useRefetchAfterAnswers` does it. */
  const refreshUnlessBusy = useEffectEvent(() => {
    isDue.current = !answers.isBusy() && isUnderPointer(lists.current);
    if (!answers.isBusy() && !isDue.current) void refresh();
  });
  const refreshIfDue = useEffectEvent(() => {
    if (isDue.current) refreshUnlessBusy();
  });
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    refreshUnlessBusy();
  }, [state]);
  const refreshFigures = useFreshFigures();
  const isAskingForReview = search.has(REVIEWABLE_PARAMETER);
  const counted = [activeLeads, isAskingForReview].join(' ');
  const shownCounted = useRef(counted);
  const followCounted = useEffectEvent(() => {
    if (!isAskingForReview) void refreshFigures();
  });
  useEffect(() => {
    if (shownCounted.current === counted) return;
    shownCounted.current = counted;
    followCounted();
  }, [counted]);
  useEffect(() => {
    const element = lists.current;
    const leave = () => refreshIfDue();
    element?.addEventListener('pointerleave', leave);
    return () => element?.removeEventListener('pointerleave', leave);
  }, [lists]);
  return refresh;
}
