import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { useAnswerLead } from './useAnswerLead.ts';
import { useLeadAnswers } from './useLeadAnswers.ts';

/** Registers U, which takes back the answer that is held, whichever lead is open (EXT-09). */
export function useUndoKey(): void {
  const { t } = useTranslation('inbox');
  const { undo } = useAnswerLead();
  const answers = useLeadAnswers();
  const run = () => {
    const held = answers.heldLead();
    if (held !== null) undo(held);
  };
  useShortcuts([{ keys: 'u', label: t(($) => $.keys.undo), run }]);
}
