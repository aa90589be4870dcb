import { expect, test } from 'vitest';
import { dealAnswerErrors, dealAnswerSent, OTHER_OPTION } from './dealAnswer.ts';
import type { DealAnswerForm } from './dealAnswer.ts';

const empty: DealAnswerForm = {
  answer: null,
  budget: null,
  budgetOther: '',
  duration: null,
  durationOther: '',
  noTextarea: '',
  otherTextarea: '',
};

function long(length: number): string {
  return 'ä'.repeat(length);
}

test.each<[string, Partial<DealAnswerForm>, Record<string, string>]>([
  ['no answer (VAL-46)', {}, { answer: 'required' }],
  ['yes alone', { answer: 'yes' }, {}],
  ['yes with options', { answer: 'yes', budget: 3, duration: 2 }, {}],
  ['another budget without its text (VAL-47)', { answer: 'yes', budget: 100 }, { budgetOther: 'required' }],
  ['another budget, blank', { answer: 'yes', budget: 100, budgetOther: ' \n' }, { budgetOther: 'required' }],
  ['another budget, 100', { answer: 'yes', budget: 100, budgetOther: long(100) }, {}],
  ['another budget, 101', { answer: 'yes', budget: 100, budgetOther: long(101) }, { budgetOther: 'maxLength' }],
  ['another duration without its text (VAL-48)', { answer: 'yes', duration: 100 }, { durationOther: 'required' }],
  ['another duration, 101', { answer: 'yes', duration: 100, durationOther: long(101) }, { durationOther: 'maxLength' }],
  ['no, silent', { answer: 'no' }, {}],
  ['no, 49', { answer: 'no', noTextarea: long(49) }, { noTextarea: 'minLength' }],
  ['no, 50', { answer: 'no', noTextarea: `  ${long(50)}  ` }, {}],
  ['no, 500', { answer: 'no', noTextarea: long(500) }, {}],
  ['no, 501', { answer: 'no', noTextarea: long(501) }, { noTextarea: 'maxLength' }],
  ['other, silent (VAL-49)', { answer: 'other' }, { otherTextarea: 'required' }],
  ['other, 49', { answer: 'other', otherTextarea: long(49) }, { otherTextarea: 'minLength' }],
  ['other, 500', { answer: 'other', otherTextarea: long(500) }, {}],
  ['still talking', { answer: 'still_negotiating' }, {}],
  ['a hidden text is not checked', { answer: 'yes', otherTextarea: long(900), budgetOther: long(900) }, {}],
])('reports the errors of a deal answer: %s', (_name, filled, errors) => {
  expect(Object.fromEntries(dealAnswerErrors({ ...empty, ...filled }))).toEqual(errors);
});

const filled: DealAnswerForm = {
  answer: null,
  budget: OTHER_OPTION,
  budgetOther: 'budget',
  duration: OTHER_OPTION,
  durationOther: 'duration',
  noTextarea: 'no',
  otherTextarea: 'other',
};

test.each<Partial<DealAnswerForm> & Pick<DealAnswerForm, 'answer'>>([
  {
    answer: 'yes',
    budget: OTHER_OPTION,
    budgetOther: 'budget',
    duration: OTHER_OPTION,
    durationOther: 'duration',
  },
  { answer: 'no', noTextarea: 'no' },
  { answer: 'still_negotiating' },
  { answer: 'other', otherTextarea: 'other' },
])('sends only the fields shown for the answer $answer', (sent) => {
  expect(dealAnswerSent({ ...filled, answer: sent.answer })).toEqual({ ...empty, ...sent });
});

test('sends a chosen budget and duration without a text entered before', () => {
  const sent = dealAnswerSent({ ...filled, answer: 'yes', budget: 3, duration: 2 });
  expect(sent).toEqual({ ...empty, answer: 'yes', budget: 3, duration: 2 });
});
