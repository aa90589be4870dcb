import type { Random } from '../../../upstream/db/demo/random.ts';

const COOKIES = [
  ...'locale=de locale=xx locale=% theme=dark theme= known=1 sid= sid sid=x.y.z __Host-sid=x = ; __proto__=1'.split(
    ' ',
  ),
  `sid=${'A'.repeat(3_000)}`,
  'sid=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..x.y.z',
  '\u00ff=\u00ff',
];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'accept-language': [
    ...'* xx ;q= ,,, en;q=abc pt;q=1.001 zh-Hant-TW de,en;q=0.8 \u00e9'.split(' '),
    'a'.repeat(3_000),
  ],
  'if-none-match': [...'* W/"x" "x" W/" W/"" , "'.split(' '), 'x'.repeat(4_000)],
  'accept-encoding': ['', 'zstd;q=0, br', ...'gzip br zstd identity * gzip;q=x br;q=0'.split(' ')],
  accept: ['', ...'text/html */* image/* application/json ;'.split(' ')],
  range: 'bytes=0-10 bytes=-1 bytes=9-1 bytes=x items=1'.split(' '),
  'if-modified-since': ['Sun, 22 Nov 2026 00:00:00 GMT', 'x'],
  'sec-fetch-site': 'same-origin cross-site none x'.split(' '),
  'sec-fetch-dest': 'document empty image'.split(' '),
  'user-agent': ['', 'Googlebot/2.1', '\u00e9', 'x'.repeat(2_000)],
  'x-request-id': ['a', '\u00e9', '{"a":1}', '../..', 'x'.repeat(500)],
  'x-forwarded-for': ['', '1.2.3.4, 5.6.7.8', ...'x ::1 ::ffff:1.2.3.4 1.2.3.4:80 ,'.split(' ')],
  'x-forwarded-proto': ['https', 'x'],
  'x-forwarded-host': ['evil.example', ''],
  referer: ['https://evil.example/', 'x'],
  origin: 'null https://evil.example http://localhost x'.split(' '),
  authorization: ['Bearer x', 'Basic eDp4', 'x'],
};

/** Up to four headers and some cookies, valid or not. Each request has a new client address. */
export function randomHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': randomClientAddress(random) };
  for (const name of random.shuffle(Object.keys(HEADERS)).slice(0, random.int(0, 4))) {
    headers[name] = random.pick(HEADERS[name] ?? []);
  }
  if (random.chance(0.3)) headers['cookie'] = random.shuffle(COOKIES).slice(0, random.int(1, 3)).join('; ');
  return headers;
}

/** A random client address, to avoid the limits per address, which are not under test. */
export function randomClientAddress(random: Random): string {
  return `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
}
