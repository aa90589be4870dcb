import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';
import { json } from '../rest/testing/faultyUpstream.ts';

const MANIFEST = {
  'main.tsx': { file: 'assets/main-1a.js', isEntry: true, css: ['assets/main-1a.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-2b.js' },
  'screens/session/LoginScreen.tsx': {
    file: 'assets/login-3c.js',
    css: ['assets/login-3c.css'],
    imports: ['main.tsx'],
  },
  'i18n/locales/de/session.json': { file: 'assets/session-de-4d.js' },
};
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

const files = mkdtempDisposableSync(path.join(tmpdir(), 'pages-'));

function buildWeb(): string {
  const root = path.join(files.path, 'web');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  mkdirSync(path.join(root, '.vite'));
  writeFileSync(path.join(root, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(path.join(root, 'assets/main-1a.js'), SCRIPT);
  writeFileSync(path.join(root, 'assets/main-1a.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(root, 'favicon.svg'), '<svg/>');
  return root;
}

function ideFiles(): string {
  const root = path.join(files.path, 'ide');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(root, 'index.html'), 'the IDE');
  writeFileSync(path.join(root, 'assets/ide-1a.js'), SCRIPT);
  return root;
}
function referenceFiles(): string {
  const root = path.join(files.path, 'reference');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'index.html'), '<html lang="en">the reference');
  writeFileSync(path.join(root, 'search.json'), '[]');
  return root;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    basePath: '/partners',
    webRoot: buildWeb(),
    ideRoot: ideFiles(),
    referenceRoot: referenceFiles(),
    isDemo: true,
    introspection: true,
    ide: true,
    examplesDir: readConfig({ DEMO: '1' }).examplesDir,
  });
});
afterAll(async () => {
  await gateway.close();
  files.remove();
});

function get(route: string, headers: Record<string, string> = {}) {
  return fetch(gateway.origin + route, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
}
async function html(route: string, headers: Record<string, string> = {}) {
  return (await get(route, headers)).text();
}
async function location(route: string, headers: Record<string, string> = {}) {
  const response = await get(route, headers);
  return `${response.status} ${response.headers.get('location')}`;
}

describe('pages under a base path (PLT-08)', () => {
  test('everything outside redirects to the base path or is not found', async () => {
    expect(await location('/partners')).toBe('302 /partners/');
    expect(await location('/')).toBe('302 /partners/');
    expect((await get('/profile')).status).toBe(404);
  });

  test('signed out, a portal page redirects to sign-up, for known visitors to sign-in, and back afterwards (ACC-02)', async () => {
    const target = 'redirect_to=%2Fprofile%2Fsettings%3Fa%3D1%26b%3D2';
    expect(await location('/partners/profile/settings?a=1&b=2')).toBe(`302 /partners/signup?${target}`);
    expect(await location('/partners/profile/settings?a=1&b=2', { cookie: 'known=1' })).toBe(
      `302 /partners/login?${target}`,
    );
    expect(await location('/partners/profile', { cookie: 'sid=forged' })).toContain('/partners/signup');
  });

  test('signed in, the sign-in page redirects, but never out of the portal', async () => {
    const cookie = await gateway.cookieOf('ada');
    const go = (target: string) => location(`/partners/login?redirect_to=${encodeURIComponent(target)}`, { cookie });
    expect(await go('/profile/settings?x=1')).toBe('302 /partners/profile/settings?x=1');
    expect(await go('/docs/types.html')).toBe('302 /partners/docs/types.html');
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login', '/nowhere', '']) {
      expect(await go(target)).toBe('302 /partners/profile');
    }
    expect(await location('/partners/login', { cookie })).toBe('302 /partners/profile/dashboard');
  });

  test('a session ended by the upstream does not cause a redirect loop', async () => {
    expect((await get('/partners/login', { cookie: await gateway.cookieOf('no-such') })).status).toBe(200);
  });

  test('an unknown path of the portal keeps its frame for signed-in users (P-29)', async () => {
    const cookie = await gateway.cookieOf('ada');
    const shown = await get('/partners/profile/nope', { cookie });
    expect([shown.status, (await shown.text()).includes('<div class="starting"')]).toEqual([404, true]);
    const visitor = await get('/partners/profile/nope');
    expect([visitor.status, (await visitor.text()).includes('<div class="starting"')]).toEqual([404, false]);
  });

  test('an unknown path is a page with status 404', async () => {
    const response = await get('/partners/nowhere');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('the shell', () => {
  test('lists all files of the first view and has no inline script', async () => {
    const page = await html('/partners/login', { 'accept-language': 'de-AT,de;q=0.9' });
    expect(page).toContain('<script type="module" src="/partners/assets/main-1a.js"></script>');
    for (const file of ['vendor-2b.js', 'login-3c.js', 'session-de-4d.js']) {
      expect(page).toContain(`<link rel="modulepreload" href="/partners/assets/${file}">`);
    }
    for (const file of ['main-1a.css', 'login-3c.css'])
      expect(page).toContain(`<link rel="stylesheet" href="/partners/assets/${file}">`);
    expect(page).toContain('<meta name="base-path" content="/partners">');
    for (const [tag] of page.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src=|type="application\/json"/);
  });

  test('uses the selected language, then the header’s, then English (PLT-02, PLT-03)', async () => {
    const lang = async (headers: Record<string, string>) =>
      /<html lang="([^"]*)"/.exec(await html('/partners/login', headers))?.[1];
    expect(await lang({ 'accept-language': 'de' })).toBe('de');
    expect(await lang({ 'accept-language': 'de', cookie: 'locale=pt' })).toBe('pt-BR');
    expect(await lang({ 'accept-language': 'fi' })).toBe('en');
    expect(await lang({ 'accept-language': 'de', cookie: 'locale=%3Cscript%3E' })).toBe('de');
  });

  test('has a title in the reader’s language until the application sets one (PLT-01, PLT-10)', async () => {
    expect(await html('/partners/login', { 'accept-language': 'ja' })).toMatch(/<title>エージェンシーポータル</);
  });

  test('has the theme of its cookie from the first byte', async () => {
    const theme = async (cookie: string) => /data-theme="([^"]*)"/.exec(await html('/partners/login', { cookie }))?.[1];
    expect([
      await theme('theme=dark'),
      await theme('theme=light'),
      await theme('theme="><script>'),
      await theme('a=b'),
    ]).toEqual(['dark', 'light', 'system', 'system']);
  });

  test('lists the demo accounts in demo mode', async () => {
    expect(await html('/partners/login')).toContain('owner-start@demo.example');
  });

  test('has a policy that allows only our own files', async () => {
    const policy = (await get('/partners/login')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

test('hashed files are immutable and compressed', async () => {
  const response = await fetch(`${gateway.origin}/partners/assets/main-1a.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(SCRIPT);
  expect(brotliDecompressSync(brotliCompressSync(SCRIPT)).toString()).toBe(SCRIPT);
  expect((await get('/partners/assets/../../package.json')).status).toBe(404);
  expect((await get('/partners/assets/%2e%2e/.vite/manifest.json')).status).toBe(404);
});

test('icons keep their name in every release, so browsers ask again after an hour', async () => {
  const { headers } = await get('/partners/favicon.svg');
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/svg+xml',
    'public, max-age=3600',
  ]);
});

test('caches do not keep the absence of a file, which another release may have', async () => {
  const response = await get('/partners/assets/main-0f.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.text()).toBe('Not found\n');
});

describe('the IDE and the reference (GWY-14, EXT-24)', () => {
  test('opens with schema and examples as files, and allows nothing from other hosts', async () => {
    const page = await get('/partners/ide/');
    expect(await page.text()).toContain('the IDE');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const examples = (await (await get('/partners/ide/examples.json')).json()) as { text: string }[];
    expect(examples[0]?.text).toContain('query WhoAmI');
    expect(await html('/partners/ide/schema.graphql')).toContain('type Query');
    expect((await get('/partners/ide/assets/ide-1a.js')).headers.get('cache-control')).toContain('immutable');
    expect(await location('/partners/ide')).toBe('302 /partners/ide/');
    expect(await location('/partners/graphql', { 'sec-fetch-dest': 'document' })).toBe('302 /partners/ide/');
  });

  test('the reference follows the reader’s theme', async () => {
    expect(await location('/partners/docs')).toBe('302 /partners/docs/');
    expect(await html('/partners/docs/')).toContain('<html lang="en">the reference');
    expect(await html('/partners/docs/', { cookie: 'theme=dark' })).toContain('<html data-theme="dark" lang="en">');
    expect((await get('/partners/docs/search.json')).headers.get('content-type')).toContain('application/json');
    expect((await get('/partners/docs/nothing.html')).status).toBe(404);
  });

  test('without introspection both are only for signed-in users', async () => {
    const files = {
      ideRoot: ideFiles(),
      referenceRoot: referenceFiles(),
      examplesDir: readConfig({ DEMO: '1' }).examplesDir,
    };
    const closed = await startTestGateway({ introspection: false, ide: true, ...files });
    const open = (route: string, cookie = '') =>
      fetch(closed.origin + route, { headers: { cookie }, redirect: 'manual' });
    const cookie = await closed.cookieOf('ada');
    for (const route of ['/docs/', '/docs/search.json', '/ide/', '/ide/schema.graphql', '/ide/examples.json']) {
      const refused = await open(route);
      const signIn = `/login?redirect_to=${encodeURIComponent(route)}`;
      expect([route, refused.status, refused.headers.get('location')]).toEqual([route, 302, signIn]);
      expect([route, (await open(route, cookie)).status]).toEqual([route, 200]);
    }
    await closed.close();
  });
});

describe('health', () => {
  test('alive, but not ready without the upstream', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const other = await startTestGateway();
    other.upstream.behave(() => json(503, {}));
    expect((await fetch(`${other.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.origin}/metrics`)).status).toBe(404);
    await other.close();
    expect(await (await get('/metrics')).text()).toContain('gateway_operation_seconds');
  });
});
