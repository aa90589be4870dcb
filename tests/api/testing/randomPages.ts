import { LOCALES } from '../../../domain/locales.ts';
import { random as seeded } from '../../../upstream/db/demo/random.ts';
import type { Random } from '../../../upstream/db/demo/random.ts';
import { routes } from '../../../web/routing/routes.ts';
import type { KnownObjects } from './knownObjects.ts';
import { ODD_ADDRESSES, ODD_PARTS, PARAMETERS, WORDS } from './oddAddresses.ts';
import { randomHeaders } from './randomHeaders.ts';
import { ODD_TEXTS } from './randomValues.ts';

export interface RandomPage {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Path relative to the base path, and query, as sent: characters U+0021 to U+00FF. */
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What the gateway serves in addition to the route table. */
const OTHERS = [
  ...'/language/:locale /theme/:theme /media/:file /assets/:file /ide /ide/ /ide/:file /docs /docs/ /docs/:file /graphql /schema.graphql'.split(
    ' ',
  ),
  ...'/robots.txt /sitemap.xml /sitemap-:number.xml /favicon.svg /share.png /healthz /readyz /metrics'.split(' '),
  ...'/:any /:any/:any'.split(' '),
];
const PATTERNS = [...routes.map(({ path }) => path.replaceAll('?', '').replace('*', '/:any')), ...OTHERS];
/** The HTTP parser rejects request heads over 16 kB. */
const LONGEST_ADDRESS = 9_000;
const CONTENT_TYPES = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', ';', ''];
const FORM_FIELDS = 'name email company website phone text services budget key nickname x __proto__'.split(' ');

/** A random page request; the same seed and objects give the same one. */
export function randomPage(seed: number, known: KnownObjects): RandomPage {
  const random = seeded(`page ${seed}`);
  const isForm = random.chance(0.06);
  const address = randomAddress(random, known, isForm);
  // The HTTP parser rejects these itself, with a body even for HEAD.
  const isRefused = /^[^/]|[^!-~]/.test(address);
  return {
    method: isForm ? 'POST' : random.chance(0.12) && !isRefused ? 'HEAD' : 'GET',
    address,
    isSignedIn: random.chance(0.35),
    headers: { ...randomHeaders(random), ...(isForm ? formHeaders(random) : {}) },
    body: isForm ? formOf(random) : null,
  };
}

function randomAddress(random: Random, known: KnownObjects, isForm: boolean): string {
  if (random.chance(0.02)) return random.pick(ODD_ADDRESSES);
  const pattern = isForm && random.chance(0.7) ? '/agencies/:alias/brief' : random.pick(PATTERNS);
  const path = mangled(random, prefixed(random, filled(random, pattern, known)));
  return sendable(path + searchOf(random, known)).slice(0, LONGEST_ADDRESS);
}

function filled(random: Random, pattern: string, known: KnownObjects): string {
  const likely: Readonly<Record<string, readonly string[]>> = {
    alias: known.aliases,
    service: ['all', 'seo', 'web-design', ...known.aliases.slice(0, 2)],
    location: ['berlin', 'germany', ...known.aliases.slice(0, 2)],
    slugOrUuid: [...known.slugs, ...known.uuids],
    uuid: known.uuids,
    locale: [...LOCALES, 'xx'],
    theme: ['light', 'dark', 'system', 'x'],
    file: ['x.png', '00000000000000000000000000000000.png', 'main.js', '../schema.graphql', 'a/b.webp'],
    number: ['1', '2', '0', '01', '99999', ''],
  };
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const values = random.chance(0.7) ? likely[name] : undefined;
    return values ? random.pick(values) : oddPart(random);
  });
}

function oddPart(random: Random): string {
  return random.chance(0.5) ? random.pick(ODD_PARTS) : encodeURIComponent(random.pick(ODD_TEXTS).toWellFormed());
}

function prefixed(random: Random, path: string): string {
  if (random.chance(0.6)) return path;
  return `/${random.pick([...LOCALES, 'DE', 'xx', 'en-US', 'de/fr', '%64e'])}${path}`;
}

function mangled(random: Random, path: string): string {
  if (random.chance(0.7)) return path;
  const at = random.int(0, path.length);
  return random.pick<() => string>([
    () => `${path}/`,
    () => `${path}${'/'.repeat(random.int(2, 40))}`,
    () => `/${path}`,
    () => path.replaceAll('/', random.pick(['//', '%2F', '\\', '/./'])),
    () => `${path}/../${oddPart(random)}`,
    () => `/x/..${path}`,
    () => path.toUpperCase(),
    () => path.slice(0, at) + oddPart(random) + path.slice(at),
    () => `${path}/${oddPart(random)}`,
    () => `/${oddPart(random)}${path}`,
    () => path.slice(0, Math.max(1, at)),
    () => `${path}/${'a/'.repeat(random.int(10, 1_500))}`,
    () => `http://evil.example${path}`,
    () => `${path}#${oddPart(random)}`,
  ])();
}

function searchOf(random: Random, known: KnownObjects): string {
  if (random.chance(0.4)) return '';
  const value = (): string => {
    if (random.chance(0.5)) return encodeURIComponent(random.pick(WORDS));
    return random.chance(0.3) ? random.pick([...known.uuids, ...known.aliases]) : oddPart(random);
  };
  const length = random.chance(0.02) ? 400 : random.int(0, 6);
  const pairs = Array.from({ length }, () => {
    const name = random.pick(PARAMETERS);
    return random.chance(0.9) ? `${name}=${value()}` : random.pick([name, `${name}==`, `=${value()}`]);
  });
  return `?${pairs.join(random.chance(0.95) ? '&' : random.pick([';', '&&', '?', '#']))}`;
}

function formHeaders(random: Random): Record<string, string> {
  return {
    'content-type': random.chance(0.8) ? 'application/x-www-form-urlencoded' : random.pick(CONTENT_TYPES),
    ...(random.chance(0.7) ? { 'sec-fetch-site': 'same-origin' } : {}),
  };
}

function formOf(random: Random): string {
  if (random.chance(0.1)) return random.pick(['', '&', '=', '%', '{', 'x'.repeat(200_000), '\u0000', '{"a":1}']);
  return random
    .shuffle(FORM_FIELDS)
    .slice(0, random.int(0, FORM_FIELDS.length))
    .map((name) => `${name}=${random.chance(0.5) ? random.pick(WORDS) : oddPart(random)}`)
    .join('&');
}

/** Makes a URL sendable for HTTP clients: turns other characters into UTF-8 bytes and escapes control characters. */
function sendable(address: string): string {
  const bytes = Buffer.from(address.toWellFormed()).toString('latin1');
  return bytes.replaceAll(/[\s\p{Cc}]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
