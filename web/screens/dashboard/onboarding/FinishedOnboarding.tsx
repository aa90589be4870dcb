import { useEffect } from 'react';
import { useCloseOnboarding } from './useCloseOnboarding.ts';

/** Closes the checklist for good once all steps are done. Renders nothing. */
export function FinishedOnboarding() {
  const [close] = useCloseOnboarding();
  useEffect(() => {
    void close({ isQuiet: true });
    // Once on mount: a failure is retried on the next visit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
