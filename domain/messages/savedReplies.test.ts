import { expect, it } from 'vitest';
import { missingVariables } from './placeholders.ts';
import { checkReply, filledReply, replyParts, REPLY_TEXT_MAX, REPLY_TITLE_MAX, storedReply } from './savedReplies.ts';

const VALUES = { lead: 'Oscar', agency: 'Kestrel Vale', link: null };

it('fills in variables, and leaves missing ones and unknown braces as they are (EXT-11)', () => {
  expect(filledReply('Hi {lead}, {agency} here: {link} {other}', VALUES)).toBe(
    'Hi Oscar, Kestrel Vale here: {link} {other}',
  );
  expect(missingVariables('See {link}, {link} and {other}')).toEqual(['link']);
  expect(missingVariables('Nothing is missing here')).toEqual([]);
});

it('knows variables by any case, and with spaces in the braces', () => {
  expect(filledReply('Hi {Lead}, { agency } here: {LINK} {leads}', VALUES)).toBe(
    'Hi Oscar, Kestrel Vale here: {link} {leads}',
  );
  expect(missingVariables('See { Link }')).toEqual(['link']);
});

it('splits a text at its variables', () => {
  expect(replyParts('{lead}: {link}!', VALUES)).toEqual([
    { variable: 'lead', value: 'Oscar' },
    { text: ': ' },
    { variable: 'link', value: null },
    { text: '!' },
  ]);
});

it('does not treat a filled-in value that looks like a variable as one', () => {
  expect(filledReply('{lead} {agency}', { ...VALUES, lead: '{agency}' })).toBe('{agency} Kestrel Vale');
});

it('limits title and text after trimming', () => {
  expect(checkReply({ title: ` ${'x'.repeat(REPLY_TITLE_MAX)} `, text: 'y'.repeat(REPLY_TEXT_MAX) })).toEqual([]);
  expect(checkReply({ title: 'x'.repeat(REPLY_TITLE_MAX + 1), text: '  ' })).toEqual([
    { path: 'title', code: 'maxLength' },
    { path: 'text', code: 'required' },
  ]);
});

it('keeps the lines of its text, but not of its title', () => {
  const reply = { title: ' Thanks\r\n for writing ', text: 'Hi,\n\nthank you.\n' };
  expect(storedReply(reply)).toEqual({ title: 'Thanks  for writing', text: 'Hi,\n\nthank you.' });
  expect(checkReply({ title: `${'x'.repeat(REPLY_TITLE_MAX - 1)}\r\n`, text: 'y' })).toEqual([]);
});
