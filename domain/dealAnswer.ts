import type { DealState } from './chats.ts';
import { storedLine, storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** Answers to a deal reported by a lead (ENT-52); only `yes` confirms it (STA-57, STA-58). */
export const DEAL_ANSWERS = ['yes', 'no', 'still_negotiating', 'other'] as const;
export type DealAnswerValue = (typeof DEAL_ANSWERS)[number];

/** The option for a budget or duration that is entered as text (O-27). */
export const OTHER_OPTION = 100;

/** Maximum code points of each text after trimming (VAL-51, O-26). */
export const DEAL_TEXT_MAX = { budgetOther: 100, durationOther: 100, noTextarea: 500, otherTextarea: 500 } as const;

/** Minimum code points of the two long texts if filled in (VAL-51, O-26). */
export const DEAL_TEXTAREA_MIN = 50;

/** The form as filled in (ENT-52); options are catalogue ids, or 100 for "other". */
export interface DealAnswerForm {
  readonly answer: DealAnswerValue | null;
  readonly budget: number | null;
  readonly budgetOther: string;
  readonly duration: number | null;
  readonly durationOther: string;
  readonly noTextarea: string;
  readonly otherTextarea: string;
}

export type DealAnswerField = keyof DealAnswerForm;

/** Why a field is rejected. */
export type DealAnswerCode = 'required' | 'minLength' | 'maxLength';

/** The text fields shown for an answer; hidden ones are neither checked nor sent. */
export function dealTextsShown(form: DealAnswerForm): readonly (keyof typeof DEAL_TEXT_MAX)[] {
  if (form.answer === 'no') return ['noTextarea'];
  if (form.answer === 'other') return ['otherTextarea'];
  if (form.answer !== 'yes') return [];
  return [
    ...(form.budget === OTHER_OPTION ? (['budgetOther'] as const) : []),
    ...(form.duration === OTHER_OPTION ? (['durationOther'] as const) : []),
  ];
}

/** The answer as it is sent: without what was entered in fields that it hides. */
export function dealAnswerSent(form: DealAnswerForm): DealAnswerForm {
  const shown = dealTextsShown(form);
  const text = (field: keyof typeof DEAL_TEXT_MAX) => (shown.includes(field) ? form[field] : '');
  return {
    answer: form.answer,
    budget: form.answer === 'yes' ? form.budget : null,
    budgetOther: text('budgetOther'),
    duration: form.answer === 'yes' ? form.duration : null,
    durationOther: text('durationOther'),
    noTextarea: text('noTextarea'),
    otherTextarea: text('otherTextarea'),
  };
}

/** Validates an answer for form, gateway and upstream; errors in the order of the form (VAL-46 to VAL-51). */
export function dealAnswerErrors(form: DealAnswerForm): ReadonlyMap<DealAnswerField, DealAnswerCode> {
  const errors = new Map<DealAnswerField, DealAnswerCode>();
  if (form.answer === null) errors.set('answer', 'required');
  for (const field of dealTextsShown(form)) {
    const code = textError(field, form[field]);
    if (code !== null) errors.set(field, code);
  }
  return errors;
}

function textError(field: keyof typeof DEAL_TEXT_MAX, raw: string): DealAnswerCode | null {
  const isLong = field === 'noTextarea' || field === 'otherTextarea';
  const length = codePointLength(isLong ? storedText(raw) : storedLine(raw));
  if (length === 0) return field === 'noTextarea' ? null : 'required';
  if (length > DEAL_TEXT_MAX[field]) return 'maxLength';
  return isLong && length < DEAL_TEXTAREA_MIN ? 'minLength' : null;
}

/** Whether a deal can be answered: it is pending, or its last answer was "still negotiating" (STA-58). */
export function mayAnswerDeal(status: DealState, answer: DealAnswerValue | null): boolean {
  return status === 'pending' || answer === 'still_negotiating';
}
