import { useEffect, useEffectEvent } from 'react';
import { useAnswerReport } from './useAnswerLead.ts';
import { useLeadAnswers } from './useLeadAnswers.ts';

/** Sends answers left behind by a closed tab, or by this one while it was hidden. */
export function ResumeAnswers() {
  const answers = useLeadAnswers();
  const report = useAnswerReport();
  const resume = useEffectEvent(() => void answers.resume(report));
  useEffect(() => {
    resume();
    const onShown = () => {
      if (document.visibilityState === 'visible') resume();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return null;
}
