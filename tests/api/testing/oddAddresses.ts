import { DIRECTORY_PARAMETERS } from '../../../web/screens/public/directory/address/directorySearch.ts';

/** Complete URLs known to break parsers. */
export const ODD_ADDRESSES: readonly string[] =
  '/ // //? //?a=b /// /? /?? /# /?# /% /. /.. /../.. //x /\\ /%2f /%5c /; /: /* //agencies// /de// /de/? //de /de/de /?to=//'.split(
    ' ',
  );

/** Path segments and query values known to break something. */
export const ODD_PARTS: readonly string[] = [
  ...'% %z %00 a%00b %2F %252F %5C %E0%A4%A %C0%AF %ED%A0%80 %FF %F0%9F%92%A9 %20 %0d%0aX-Evil:1'.split(' '),
  ...'. .. %2e%2e ... ~ + ;a=b * \\ ^ | {} [] <x> " \' ` :x @ = & $& ${x} \u00e9\u00ff'.split(' '),
  ...'constructor __proto__ null undefined NaN -0 0 1 -1 1e9 2147483648 99999999999999999999'.split(' '),
  'x'.repeat(300),
];

/** Names of query parameters: all that pages read, and names of built-in object properties. */
export const PARAMETERS: readonly string[] = [
  ...DIRECTORY_PARAMETERS,
  ...'all brief to redirect_to range period type status query selectedChat review lead documentId variables'.split(' '),
  ...'a[] a[b][c] __proto__ constructor hasOwnProperty toString %00 % x'.split(' '),
  '',
];

/** Values that have a meaning for some page, and redirect targets that must be rejected. */
export const WORDS: readonly string[] = [
  ...'seo berlin germany score rating newest sent last_7_days brief pending accepted unread archived deadline'.split(
    ' ',
  ),
  ...'1 2 3,4 light dark /profile /agencies?page=2 //evil.example https://evil.example/ /\\evil.example'.split(' '),
  'javascript:alert(1)',
];
