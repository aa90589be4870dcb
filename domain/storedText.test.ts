import { expect, test } from 'vitest';
import { checkBriefField } from './brief.ts';
import { dealAnswerErrors } from './dealAnswer.ts';
import { checkNoteText } from './leadNote.ts';
import { checkReply } from './messages/savedReplies.ts';
import { checkText } from './profile/profileTexts.ts';
import { checkTokenName } from './signIn/credentials.ts';
import { storedLine, storedText } from './storedText.ts';
import { storyErrors } from './successStory.ts';

test.each([
  ['  a b\n', 'a b'],
  ['a\u0000b\ud83d', 'ab\ufffd'],
  ['👩‍💻', '👩‍💻'],
  ['\u200ba', '\u200ba'],
  ['', ''],
  [' \u200b\u2060 \ufe0f\u3164', ''],
])('%j is stored as %j', (raw, stored) => {
  expect(storedText(raw)).toBe(stored);
  expect(storedText(stored)).toBe(stored);
});

test.each([
  ['Ada\r\nLovelace\n', 'Ada Lovelace'],
  ['Harbor\u2028&\tPine\u0085', 'Harbor & Pine'],
  ['Em\u0000ma', 'Emma'],
  ['👩‍💻', '👩‍💻'],
  ['\n\u200b\n', ''],
])('%j is stored in one line as %j', (raw, stored) => {
  expect(storedLine(raw)).toBe(stored);
  expect(storedLine(stored)).toBe(stored);
});

const STORY = { name: '', budget: null, year: null, duration: null, challenge: '', solution: '', result: '' };
const DEAL = {
  answer: 'other',
  budget: null,
  budgetOther: '',
  duration: null,
  durationOther: '',
  noTextarea: '',
} as const;

test('a form refuses a text without a visible character like an empty one', () => {
  const refusals = (text: string) => [
    checkBriefField('name', text),
    checkNoteText(text),
    checkReply({ title: text, text }),
    checkText('name', text),
    checkTokenName(text),
    storyErrors({ ...STORY, name: text }, false),
    dealAnswerErrors({ ...DEAL, otherTextarea: text }),
  ];
  expect(refusals('\u200b\u2060')).toEqual(refusals(''));
});
