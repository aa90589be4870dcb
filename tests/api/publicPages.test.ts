import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, languageTag } from '../../domain/locales.ts';
import type { Gateway } from '../harness/gateway.ts';
import { sharedPair } from './testing/pair.ts';

let gateway: Gateway;
beforeAll(async () => {
  ({ gateway } = await sharedPair());
}, 120_000);

interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly html: string;
}

/** Does not use fetch, because it would normalize the URL. */
function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Page> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    httpRequest({ hostname, port, path, method, headers: { 'accept-language': 'de', ...headers } }, (response) => {
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        html += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, html }));
    })
      .on('error', reject)
      .end();
  });
}
function langOf(html: string): string | undefined {
  return /<html lang="([^"]*)"/.exec(html)?.[1];
}

const LONG = 'x'.repeat(10_000);
const FILTERS = ['services', 'locations', 'industries', 'budgets', 'languages', 'employees', 'sizes', 'durations'];
const PATHS: readonly (readonly [path: string, status: number])[] = [
  // Filter values that no agency has.
  ...FILTERS.flatMap((name): [string, number][] => [
    [`/agencies?${name}=nothing`, 200],
    [`/agencies?${name}=999999999,__proto__`, 200],
  ]),
  ...['-1', '1.5', '1e9', 'NaN', 'constructor', '%00', '%F0%9F%92%A9', 'x'.repeat(1_000)].map(
    (value): [string, number] => [`/agencies?${FILTERS.map((name) => `${name}=${value}`).join('&')}`, 200],
  ),
  [`/agencies?services=${LONG}`, 200],
  ...['-1', '0', '1.5', '1e9', '99999999999999999999', '2147483648', 'NaN', '', '__proto__', '%00', LONG].map(
    (page): [string, number] => [`/agencies?page=${page}`, 200],
  ),
  [`/agencies?q=${LONG}`, 200],
  [`/agencies?place=${LONG}`, 200],
  [`/agencies?${FILTERS.map((name) => `${name}=1&${name}=2,,x&${name}=`).join('&')}&q=a&q=b&sort=x&sort=rating`, 200],
  ['/agencies?__proto__=1&constructor=2&__proto__[x]=3&q[]=4&q[a]=5', 200],
  // Invalid percent encoding.
  ['/agencies?q=%', 200],
  ['/agencies?q=%E0%A4%A&services=%ZZ', 200],
  ['/agencies?%E0%A4%A=1', 200],
  ['/agencies?q=a%00b%ED%A0%80%EF%BF%BF', 200],
  ['/agencies?????&&&===', 200],
  ['/agencies?q=a#b', 200],
  ['/agencies/%E0%A4%A', 404],
  ['/agencies/%', 404],
  ['/agencies/%00', 404],
  ['/agencies/a%2Fb', 404],
  ['/agencies/..%2f..%2fetc%2fpasswd', 404],
  ['/agencies/list/%ZZ/%00', 404],
  ['/agencies/list/%ED%A0%80', 404],
  ['/%E0%A4%A', 404],
  ['/de/%', 404],
  // Names that do not exist.
  ['/agencies/__proto__', 404],
  ['/agencies/constructor', 404],
  ['/agencies/list/__proto__/constructor', 404],
  ['/agencies/list/seo/nowhere', 404],
  ['/agencies/list/seo/berlin/more', 404],
  [`/agencies/${LONG}`, 404],
  ['/agencies/nobody-at-all', 404],
  ['/xx/agencies', 404],
  ['/DE/agencies', 404],
  ['/de/de/agencies', 404],
  ['/de-AT/agencies', 404],
  ['/pt-BR/agencies', 404],
  ['/__proto__', 404],
  ['/_app', 404],
  ['/_next/static/x.js', 404],
  ['/.env', 404],
  ['/index.html', 404],
  ['/wp-login.php', 404],
  ['//agencies', 404],
  ['//evil.example/agencies', 404],
  ['/agencies//northbeam', 404],
  ['/\\evil.example', 404],
  ['/de/\\x?y', 404],
  ['/agencies/\\x', 404],
];

describe('every URL is a page in the reader’s language: found, empty or 404, never an error (RTE-16)', () => {
  test.each(PATHS.map(([path, status]) => [path.length > 80 ? `${path.slice(0, 60)}…` : path, path, status] as const))(
    'serves %s with the expected status',
    async (_name, path, status) => {
      const page = await get(path);
      expect([page.status, page.headers['content-type'], langOf(page.html)]).toEqual([
        status,
        'text/html; charset=utf-8',
        'de',
      ]);
      expect(page.html).toMatch(/<h1[^>]*>[^<]+/);
      expect(page.html).toContain('</html>');
      expect(page.html).toContain(status === 404 ? 'content="noindex' : '<link rel="canonical"');
    },
  );

  test('page numbers beyond the end and filters without matches offer a way out', async () => {
    for (const path of ['/agencies?page=1000000', '/agencies?services=nothing', '/agencies?q=zzzzzz']) {
      const { html } = await get(path);
      expect(html, path).toMatch(/<a [^>]*href="\/agencies[^"]*"/);
    }
  });

  test('are served in all 14 languages under their prefix', async () => {
    for (const locale of LOCALES) {
      const page = await get(`/${locale}/agencies/nobody-at-all`);
      expect([page.status, langOf(page.html)]).toEqual([404, languageTag(locale)]);
    }
  });

  test('other methods are refused without an error', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      for (const path of ['/agencies', '/de', '/agencies/northbeam', '/nowhere']) {
        const { status } = await get(path, {}, method);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }
    }
    const head = await get('/agencies', {}, 'HEAD');
    expect([head.status, head.html]).toEqual([200, '']);
  });

  test('invalid headers change nothing', async () => {
    const all: readonly Readonly<Record<string, string>>[] = [
      { 'accept-language': LONG.slice(0, 5_000) },
      { 'accept-language': '*;q=abc,,;;,de;q=9' },
      { cookie: 'locale=__proto__; theme=constructor; known=%E0%A4%A; sid=x; =; ;;' },
      { 'accept-encoding': ';;q=,br;q=x' },
      { 'if-none-match': '*"\u00ff' },
    ];
    for (const headers of all) {
      const page = await get('/agencies', headers);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });
});

describe('headers of public pages', () => {
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

  test.each([
    ['/agencies', {}, shared, 'accept-encoding, accept-language, cookie'],
    ['/de/agencies', {}, shared, 'accept-encoding, cookie'],
    ['/de/agencies/northbeam', { cookie: 'theme=dark' }, 'private, no-cache', 'accept-encoding, cookie'],
    ['/agencies/nobody-at-all', {}, shared, 'accept-encoding, accept-language, cookie'],
  ])('%s with the cookies %j: cache-control %s, vary %s', async (path, headers, cacheControl, vary) => {
    const got = (await get(path, headers)).headers;
    expect([got['cache-control'], got['vary'], got['set-cookie']]).toEqual([cacheControl, vary, undefined]);
    const policy = String(got['content-security-policy']);
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", 'require-trusted-types-for']) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect([got['x-content-type-options'], got['server'], got['x-powered-by']]).toEqual([
      'nosniff',
      undefined,
      undefined,
    ]);
  });
});

describe('pages support search engines (PLT-09, DIR-14)', () => {
  test('each has its own title (PLT-10)', async () => {
    const pages = ['', 'get-started', 'agencies', 'agencies/northbeam', 'agencies/lead-generation', 'academy/exams'];
    const titles: string[] = [];
    for (const path of [...pages, 'kb/taxes', 'nowhere']) {
      titles.push(/<title>([^<]+)<\/title>/.exec((await get(`/en/${path}`)).html)?.[1] ?? '');
    }
    expect(new Set(titles).size).toBe(pages.length + 2);
    for (const title of titles) expect(title).toMatch(/.+ · Agency portal$/);
  });

  const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  const canonicalOf = (html: string) => /<link rel="canonical" href="http:\/\/[^/]+([^"]*)"/.exec(html)?.[1];

  test.each([
    ['/agencies', 'all', '/agencies'],
    ['/de/agencies/list/seo', 'all', '/de/agencies/list/seo'],
    ['/agencies/list/all/germany', 'all', '/agencies/list/all/germany'],
    ['/agencies/list/seo/germany', 'all', '/agencies/list/seo/germany'],
    ['/agencies?page=2', 'all', '/agencies?page=2'],
    ['/agencies?services=seo,branding', 'noindex, follow', '/agencies'],
    ['/agencies/list/seo/germany?budgets=1', 'noindex, follow', '/agencies/list/seo/germany'],
    ['/agencies?q=x', 'noindex, follow', '/agencies'],
  ])('%s: robots %s, canonical URL %s', async (path, robots, canonical) => {
    const { html } = await get(path);
    expect([robotsOf(html), canonicalOf(html)]).toEqual([robots, canonical]);
    const hreflangs = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, tag]) => tag);
    expect(hreflangs).toEqual(robots === 'all' ? [...LOCALES.map(languageTag), 'x-default'] : []);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(json ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
});

test('posting a brief to an impossible alias gives 404 like its page', async () => {
  for (const alias of ['%20', '$&', 'web-d:xesign', '%00', '~']) {
    const { status } = await fetch(`${gateway.url}/agencies/${alias}/brief`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'name=Ada',
    });
    expect([alias, status]).toEqual([alias, 404]);
  }
});
