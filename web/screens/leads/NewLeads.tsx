import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NewLeads_viewer$key } from '../../relay/__generated__/NewLeads_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useLeadAnswers } from './answers/useLeadAnswers.ts';
import { useRefetchLeads } from './useRefetchLeads.ts';
import { isUnderPointer } from './walk/isUnderPointer.ts';
import styles from './NewLeads.module.css';

/**
 * Offers leads that arrived while the list is open, detected by the pushed counter (ACC-18) and by the leads pushed,
 * because as many others may have been answered or have expired. They are not inserted automatically, so that nothing
 * moves under the pointer. Pass the list's URL as `key`, so that each list starts fresh.
 */
export function NewLeads({
  viewer,
  list,
  listed,
  hasClosed,
  arrived,
  isAppended,
}: {
  viewer: NewLeads_viewer$key;
  /** Contains the list. */
  list: RefObject<HTMLElement | null>;
  /** Global ids of the leads of the list. */
  listed: readonly string[];
  /** Whether some of them can no longer be answered. */
  hasClosed: boolean;
  /** Global ids of the leads that were pushed as new. */
  arrived: ReadonlySet<string>;
  /** Whether new leads are added at the end of the list of leads to answer. */
  isAppended: boolean;
}) {
  const { t } = useTranslation('leads');
  const refetchLeads = useRefetchLeads();
  const answers = useLeadAnswers();
  const isAnswering = useSyncExternalStore(answers.subscribe, answers.isBusy, answers.isBusy);
  const [isPending, setIsPending] = useState(false);
  const { account } = useFragment(
    graphql`
      fragment NewLeads_viewer on Viewer @throwOnFieldError {
        account @catch(to: NULL) {
          counters {
            activeLeads
          }
        }
      }
    `,
    viewer,
  );
  const active = account?.counters.activeLeads ?? 0;
  const [shown, setShown] = useState(active);
  const [seen, setSeen] = useState(arrived);
  const first = listed[0];
  const [firstBefore, setFirstBefore] = useState(first);
  const settle = () => {
    // While the list was refetched, more may have arrived, which it has as well.
    setShown((before) => Math.max(before, active));
    setSeen(arrived);
  };
  // Any refetch of the list, as after an answer, may have brought the new leads.
  if (first !== firstBefore) {
    setFirstBefore(first);
    settle();
  }
  // Answered and expired leads lower the count, but new ones must still raise it above the number shown.
  if (active < shown) setShown(active);
  const pushed = [...arrived].filter((id) => !seen.has(id) && !listed.includes(id));
  // While answers are being sent, a number pushed before the last of them may arrive after it: nothing is new then.
  const count = Math.max(isAnswering ? 0 : active - shown, pushed.length);
  const show = async () => {
    setIsPending(true);
    if (await refetchLeads()) settle();
    setIsPending(false);
  };
  const append = useEffectEvent(() => {
    // Refetching removes closed leads, and the others move up: not those just answered, and not under the pointer.
    const isHeldBack = isAnswering || (hasClosed && isUnderPointer(list.current));
    if (isAppended && count > 0 && !isHeldBack) void show();
  });
  useEffect(() => {
    const element = list.current;
    const appendNow = () => append();
    appendNow();
    element?.addEventListener('pointerleave', appendNow);
    return () => element?.removeEventListener('pointerleave', appendNow);
  }, [list, active, count, isAnswering]);
  return (
    <div role="status" className={styles.place}>
      {count > 0 && !isAppended && (
        <Button size="small" icon="arrowUp" className={styles.show} pending={isPending} onClick={() => void show()}>
          {t(($) => $.newLeads, { count })}
        </Button>
      )}
    </div>
  );
}
