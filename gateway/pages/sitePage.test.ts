import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCALES, languageTag } from '../../domain/locales.ts';
import { startTestGateway, TRUSTED_NEWS } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';
import { hang, json } from '../rest/testing/faultyUpstream.ts';

/** Prints its arguments; the real one is built from web/server.tsx and tested there. */
const RENDERER = `export const renderSite = async ({ pathname, search, settings, execute }) => {
  const id = { '/': 'unknown', '/get-started': '${TRUSTED_NEWS}' }[pathname];
  const { data, errors } = id ? await execute({ id, variables: {} }) : {};
  const failure = data ? null : (errors?.[0].extensions.code ?? null);
  return {
    status: failure ? 503 : 200,
    head: '<title>Page</title>',
    body: '<main>' + 'x'.repeat(2000) + '</main>',
    data: JSON.stringify({ pathname, search, settings, failure }),
  };
};`;
const MANIFEST = {
  'site.tsx': { file: 'assets/site-1a.js', isEntry: true, css: ['assets/site-1a.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-2b.js' },
  'screens/public/taxes/TaxesScreen.tsx': { file: 'assets/taxes-3c.js', css: ['assets/taxes-3c.css'] },
  'i18n/locales/de/taxes.json': { file: 'assets/taxes-de-4d.js' },
};

const built = mkdtempDisposableSync(path.join(tmpdir(), 'site-'));
let gateway: TestGateway;
beforeAll(async () => {
  const root = built.path;
  for (const folder of ['web/.vite', 'server']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'web/.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(root, 'server/server.mjs'), RENDERER);
  gateway = await startTestGateway({
    basePath: '/partners',
    webRoot: path.join(root, 'web'),
    siteServerFile: path.join(root, 'server/server.mjs'),
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await gateway.close();
  built.remove();
});

function get(route: string, headers: Record<string, string> = {}) {
  return fetch(`${gateway.origin}/partners${route}`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
}

interface Asked {
  pathname: string;
  search: string;
  failure: string | null;
  settings: { locale: string; prefix: string | null; theme: string; isSignedIn: boolean; origin: string };
}
async function askedOf(response: Response): Promise<Asked> {
  const data = /id="site-data">(.*?)<\/script>/.exec(await response.text())?.[1] ?? 'null';
  return JSON.parse(data) as Asked;
}

describe('the language of a public page (PLT-02, PLT-03)', () => {
  test.each([
    ['/kb/taxes', null, 'de-AT,de;q=0.9', '200 de null'],
    ['/kb/taxes', null, 'fi', '200 en null'],
    ['/kb/taxes', 'pt', 'de', '200 pt null'],
    ['/kb/taxes', '%3Cscript%3E', 'de', '200 de null'],
    ['/it/kb/taxes', null, 'de', '200 it it'],
    ['/it/kb/taxes', 'it', 'de', '200 it it'],
    ['/it/kb/taxes?a=1&b=%20', 'pt', 'de', '302 /partners/pt/kb/taxes?a=1&b=%20'],
    ['/it', 'pt', 'de', '302 /partners/pt'],
    ['/it/nowhere', null, 'de', '404 it it'],
    ['/it/profile', null, 'de', '404 it it'],
  ])('%s, chosen %s, browser %s: %s', async (route, chosen, accepted, expected) => {
    const cookie = chosen === null ? undefined : { cookie: `a=b; locale=${chosen}` };
    const response = await get(route, { 'accept-language': accepted, ...cookie });
    if (response.status === 302) return expect(`302 ${response.headers.get('location')}`).toBe(expected);
    const { settings } = await askedOf(response);
    return expect(`${response.status} ${settings.locale} ${settings.prefix}`).toBe(expected);
  });

  test('is set in <html lang>, for all 14', async () => {
    const langs = await Promise.all(
      LOCALES.map(async (locale) => /<html lang="([^"]*)"/.exec(await (await get(`/${locale}/kb/taxes`)).text())?.[1]),
    );
    expect(langs).toEqual(LOCALES.map(languageTag));
  });

  test('is the account’s if this browser has none', async () => {
    gateway.upstream.behave(() => json(200, { user: { id: 'ada' }, locale: 'sv' }));
    const cookie = await gateway.cookieOf('ada');
    const { settings } = await askedOf(await get('/kb/taxes', { cookie, 'accept-language': 'de' }));
    expect(settings).toMatchObject({ locale: 'sv', isSignedIn: true });
    expect((await get('/kb/taxes', { cookie: `${cookie}; locale=de` })).status).toBe(200);
    expect((await get('/de/kb/taxes', { cookie })).headers.get('location')).toBe('/partners/sv/kb/taxes');
  });
});

describe('caching of public pages', () => {
  const headersOf = async (route: string, headers: Record<string, string> = {}) => {
    const { headers: got } = await get(route, headers);
    return [got.get('cache-control'), got.get('vary')];
  };
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

  test('is shared by everybody without cookies; Vary names what the response depends on', async () => {
    expect(await headersOf('/kb/taxes')).toEqual([shared, 'accept-encoding, accept-language, cookie']);
    expect(await headersOf('/de/kb/taxes')).toEqual([shared, 'accept-encoding, cookie']);
    expect(await headersOf('/de/nowhere')).toEqual([shared, 'accept-encoding, cookie']);
    const own = 'private, no-cache';
    expect(await headersOf('/kb/taxes', { cookie: 'a=b' })).toEqual([own, 'accept-encoding, accept-language, cookie']);
    expect(await headersOf('/de/kb/taxes', { cookie: 'locale=fr' })).toEqual([own, 'cookie']);
  });

  test('is off for a page with a secret URL', async () => {
    const route = '/de/review/5b0c9a52-3c1c-4a39-9e36-0e1d7b6a4f10';
    expect((await headersOf(route))[0]).toBe('no-store');
    expect((await headersOf(route, { cookie: 'a=b' }))[0]).toBe('no-store');
  });

  test('is not shared for a page with missing parts, which would outlast the failure', async () => {
    gateway.upstream.behave(() => json(503, {}));
    const response = await get('/de/get-started');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is not shared for a page without the parts that are late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    gateway.upstream.behave(() => hang);
    const { received } = gateway.upstream;
    received.length = 0;
    const sent = get('/fr/get-started');
    await expect.poll(() => received.at(-1)?.path).toBe('/news');
    await vi.advanceTimersByTimeAsync(5_000);
    const response = await sent;
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('sends 304 for an unchanged page', async () => {
    const etag = (await get('/de/kb/taxes')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await get('/de/kb/taxes', { 'if-none-match': `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/fr/kb/taxes', { 'if-none-match': etag })).status).toBe(200);
  });

  test('a page is compressed as the browser accepts it', async () => {
    const raw = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const headers = { 'accept-encoding': encoding };
        httpRequest(`${gateway.origin}/partners/de/kb/taxes`, { headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
          );
        })
          .on('error', reject)
          .end();
      });
    const zstd = await raw('gzip, deflate, br, zstd');
    const br = await raw('gzip, deflate, br');
    const gzip = await raw('gzip, br;q=0, zstd; q=0.0');
    const none = await raw('identity');
    expect([zstd, br, gzip, none].map(({ encoding }) => encoding)).toEqual(['zstd', 'br', 'gzip', undefined]);
    expect(zstdDecompressSync(zstd.body).toString()).toBe(none.body.toString());
    expect(brotliDecompressSync(br.body).toString()).toBe(none.body.toString());
    expect(gunzipSync(gzip.body).toString()).toBe(none.body.toString());
  });
});

describe('the page', () => {
  test('lists its files, styles first, and has no inline script or style', async () => {
    const response = await get('/de/kb/taxes', { cookie: 'theme=dark' });
    const page = await response.text();
    const modules = ['vendor-2b.js', 'taxes-3c.js', 'taxes-de-4d.js'];
    // No script comes before what the page shows.
    expect([...page.matchAll(/<script type="module"[^>]*>|<link rel="modulepreload"[^>]*>/g)].map(String)).toEqual([
      '<script type="module" src="/partners/assets/site-1a.js" fetchpriority="low">',
      ...modules.map((file) => `<link rel="modulepreload" href="/partners/assets/${file}" fetchpriority="low">`),
    ]);
    const order = ['site-1a.css', 'taxes-3c.css', '<title>', 'site-1a.js', 'vendor-2b.js'].map((part) =>
      page.indexOf(part),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(page).toContain('data-theme="dark"');
    for (const [tag] of page.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src=|type="application\/json"/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    ['/agencies/%E0%A4%A', 404],
    ['//kb/taxes', 404],
    ['/kb//taxes', 404],
    ['/KB/taxes', 404],
    ['/kb/taxes/', 200],
    [`/kb/taxes?q=${'a'.repeat(10_000)}&page=-1&page=x&%E0%A4%A`, 200],
    ['/language/xx', 404],
    ['/theme/xx?to=/', 404],
  ])('%s is a page, never an error (RTE-16)', async (route, status) => {
    const response = await get(route);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  });

  test('that cannot be read says so and can be retried (RTE-19)', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(await askedOf(response)).toMatchObject({ pathname: '/', failure: 'PERSISTED_QUERY_NOT_FOUND' });
  });
});
