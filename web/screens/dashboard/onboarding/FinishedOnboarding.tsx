import { useEffect, useEffectEvent } from 'react';
import { useCloseOnboarding } from './useCloseOnboarding.ts';

/** Closes the checklist for good once all steps are done. Renders nothing. */
export function FinishedOnboarding() {
  const [close] = useCloseOnboarding();
  const closeQuietly = useEffectEvent(() => void close({ isQuiet: true }));
  // Once on mount: a failure is retried on the next visit.
  useEffect(() => closeQuietly(), []);
  return null;
}
