import { expect, it, test } from 'vitest';
import { snippetOf } from './snippet.ts';

/** A snippet as text, with its matches in brackets. */
function shown(text: string, query: string): string {
  const { isCut, parts } = snippetOf(text, query);
  return (isCut ? '…' : '') + parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('');
}

it('shows a match with the words before it (EXT-10)', () => {
  expect(shown('We also need\nsamples of the new Packaging by Thursday', 'packaging')).toBe(
    '…samples of the new [Packaging] by Thursday',
  );
});

it('starts at the beginning if the match is near it, or if no word is found as typed', () => {
  expect(shown('The budget', 'budget')).toBe('The [budget]');
  expect(shown('The budget', 'plan')).toBe('The budget');
  expect(shown('The budget', '!?')).toBe('The budget');
});

it('keeps a match visible in a text without spaces', () => {
  expect(shown(`${'来週の打ち合わせの件承知しました'.repeat(3)}包装`, '包装')).toBe(
    '…の件承知しました来週の打ち合わせの件承知しました[包装]',
  );
});

test.each([
  ['all words of the search, in any order', 'bud plan', 'The [plan] has a [bud]get'],
  ['the longer of two words', 'pack packaging', 'New [packaging], [pack]ed'],
  ['only beginnings of words', 'art', '[Art] starts the cart-[art]'],
  ['words without their accents', 'BUHNE strasse', 'Auf der [Bühne], [Straße] 3'],
  ['half of a letter', 'gros', '[Groß]e'],
  ['words typed with accents that are written without', 'Đà Nẵng', '[DA] [NANG]'],
  ['accents of their own', 'cafe', '[Cafe\u0301] au lait'.normalize('NFC')],
  ['half-width letters', 'パッケージ', '新[ﾊﾟｯｹｰｼﾞ]'],
  ['the domain of a web address', 'https://www.kiln-works.example/team', 'See [kiln-works.example]/about'],
  ['signs in a word', '(it’s) e-mail', "[it's] by [e-mail]"],
  ['letters that count as two', '100 km', '½ [㎞] or [100] [km]'],
])('marks %s', (_, query, expected) => {
  expect(shown(expected.replaceAll(/[[\]]/g, ''), query)).toBe(expected);
});
