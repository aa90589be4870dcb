import { useEffect, useEffectEvent } from 'react';
import { useAnswerReport } from './useAnswerLead.ts';
import { useLeadAnswers } from './useLeadAnswers.ts';

/** Sends answers left behind by a closed tab. */
export function ResumeAnswers() {
  const answers = useLeadAnswers();
  const report = useAnswerReport();
  const resume = useEffectEvent(() => void answers.resume(report));
  useEffect(() => resume(), []);
  return null;
}
