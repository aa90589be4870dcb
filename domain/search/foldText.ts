/** Letters that Unicode does not decompose into plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/**
 * Normalizes a text for search: drops case and accents ("Kraków" equals "krakow", "Straße" equals "STRASSE"), turns
 * full-width forms into plain ones, and collapses whitespace into single spaces. Japanese voicing marks are kept in
 * composed form, so that が differs from か.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
