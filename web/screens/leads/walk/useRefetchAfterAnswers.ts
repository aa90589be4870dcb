import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isUnderPointer } from './isUnderPointer.ts';
import { useLeadAnswers } from '../answers/useLeadAnswers.ts';

/**
 * Refetches the list once all answers are sent. Answered rows stay in place until then and until the pointer leaves the
 * list, so that no row moves under it; until it leaves, `readCounts` refetches only the counts. If the user waits for the
 * next leads (`isAwaited`), the pointer does not matter. Leaving the screen sends a held answer.
 */
export function useRefetchAfterAnswers(
  list: RefObject<HTMLElement | null>,
  refetch: () => Promise<unknown>,
  { isAwaited = false, readCounts }: { readonly isAwaited?: boolean; readonly readCounts?: () => void } = {},
): void {
  const answers = useLeadAnswers();
  const run = useEffectEvent(() => void refetch());
  const count = useEffectEvent(() => readCounts?.());
  const isHeldBack = useEffectEvent(() => !isAwaited && isUnderPointer(list.current));
  useEffect(() => {
    const element = list.current;
    // The list may have been read before an answer that is being sent.
    let isDue = answers.isBusy();
    let isCountDue = isDue;
    const settle = () => {
      if (answers.isBusy()) {
        isDue = true;
        isCountDue = true;
      } else if (isDue && !isHeldBack()) {
        isDue = false;
        run();
      } else if (isDue && isCountDue) {
        isCountDue = false;
        count();
      }
    };
    const unsubscribe = answers.subscribe(settle);
    element?.addEventListener('pointerleave', settle);
    return () => {
      unsubscribe();
      element?.removeEventListener('pointerleave', settle);
    };
  }, [answers, list]);
  useEffect(() => () => void answers.flush(), [answers]);
}
