import { useEffect } from 'react';
import { useCloseOnboarding } from './useCloseOnboarding.ts';

/** All steps are done: closes the checklist for good, without a word. */
export function FinishedOnboarding() {
  const [close] = useCloseOnboarding();
  useEffect(() => {
    void close({ isQuiet: true });
    // Once, when it appears: a failure is tried again with the next visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
