import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { isUnderPointer } from './isUnderPointer.ts';
import { useLeadAnswers } from '../answers/useLeadAnswers.ts';

/**
 * Refetches the list once all answers are sent. Answered rows stay in place until then and until the pointer leaves the
 * list, so that no row moves under it; until it leaves, `readCounts` refetches only the counts. If the user waits for the
 * next leads (`isAwaited`), the pointer does not matter. Leaving the screen sends a held answer. Returns a function that
 * refetches the list as after an answer, for another reason.
 */
export function useRefetchAfterAnswers(
  list: RefObject<HTMLElement | null>,
  refetch: () => Promise<unknown>,
  { isAwaited = false, readCounts }: { readonly isAwaited?: boolean; readonly readCounts?: () => void } = {},
): () => void {
  const answers = useLeadAnswers();
  const run = useEffectEvent(refetch);
  const count = useEffectEvent(() => readCounts?.());
  const isHeldBack = useEffectEvent(() => !isAwaited && isUnderPointer(list.current));
  const demand = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = list.current;
    // The list may have been read before an answer that is being sent.
    let isDue = answers.isBusy();
    let isCountDue = isDue;
    let isRunning = false;
    const runOnce = async () => {
      isDue = false;
      isRunning = true;
      try {
        await run();
      } finally {
        isRunning = false;
      }
      // Due again meanwhile.
      if (isDue) settle();
    };
    const settle = () => {
      if (answers.isBusy()) {
        isDue = true;
        isCountDue = true;
      } else if (isRunning || !isDue) {
        return;
      } else if (!isHeldBack()) {
        void runOnce();
      } else if (isCountDue) {
        isCountDue = false;
        count();
      }
    };
    demand.current = () => {
      isDue = true;
      isCountDue = true;
      settle();
    };
    const unsubscribe = answers.subscribe(settle);
    element?.addEventListener('pointerleave', settle);
    return () => {
      isDue = false;
      unsubscribe();
      element?.removeEventListener('pointerleave', settle);
    };
  }, [answers, list]);
  useEffect(() => () => void answers.flush(), [answers]);
  return () => demand.current();
}
