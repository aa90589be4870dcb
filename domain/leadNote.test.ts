import { expect, test } from 'vitest';
import { checkNoteText, NOTE_MAX_LENGTH } from './leadNote.ts';

test.each([
  ['  Called twice.\n', { ok: true, text: 'Called twice.' }],
  ['🙂'.repeat(NOTE_MAX_LENGTH), { ok: true, text: '🙂'.repeat(NOTE_MAX_LENGTH) }],
  [' \n ', { ok: false, code: 'textRequired' }],
  ['🙂'.repeat(NOTE_MAX_LENGTH + 1), { ok: false, code: 'textMaxLength' }],
])('a note has 1 to 2,000 characters after trimming (%#)', (raw, verdict) => {
  expect(checkNoteText(raw)).toEqual(verdict);
});
