import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';
import { hang, json } from '../rest/testing/faultyUpstream.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ basePath: '/partners' });
});
afterAll(() => gateway.close());

function get(route: string, headers: Record<string, string> = {}) {
  return fetch(`${gateway.origin}/partners${route}`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
}

describe("the account's language", () => {
  const lang = async (cookie: string) =>
    /<html lang="([^"]*)"/.exec(await (await get('/profile/settings', { cookie })).text())?.[1];
  test.each([
    ['cannot be read', json(500, {})],
    ['takes long to read', hang],
  ])('is that of the page before if it %s (PLT-02)', async (_case, answer) => {
    const cookie = await gateway.cookieOf('grace');
    gateway.upstream.behave(() => json(200, { locale: 'de' }));
    expect(await lang(cookie)).toBe('de');
    gateway.upstream.behave(() => answer);
    expect(await lang(cookie)).toBe('de');
  });
});

describe('links that store a choice (EXT-17, EXT-18)', () => {
  const follow = async (route: string, headers: Record<string, string> = {}) => {
    const response = await get(route, headers);
    return [response.status, response.headers.get('location'), response.headers.get('set-cookie')];
  };
  const kept = (cookie: string) => `${cookie}; path=/; max-age=31536000; samesite=lax`;

  test('a language: the same public page under it, portal pages unchanged, never another site', async () => {
    const to = (target: string) => follow(`/language/de?to=${encodeURIComponent(target)}`);
    expect(await to('/kb/taxes?a=1')).toEqual([302, '/partners/de/kb/taxes?a=1', kept('locale=de')]);
    expect(await to('/fr/agencies')).toEqual([302, '/partners/de/agencies', kept('locale=de')]);
    expect(await to('/fr')).toEqual([302, '/partners/de', kept('locale=de')]);
    expect(await to('/profile/settings')).toEqual([302, '/partners/profile/settings', kept('locale=de')]);
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/nowhere', '']) {
      expect(await to(target)).toEqual([302, '/partners/de', kept('locale=de')]);
    }
  });

  test('a theme: only one of ours', async () => {
    expect(await follow('/theme/dark?to=/de/kb/taxes')).toEqual([302, '/partners/de/kb/taxes', kept('theme=dark')]);
    expect(await follow('/theme/light?to=//evil.example&to=/x')).toEqual([302, '/partners/', kept('theme=light')]);
  });

  test('a language is saved to the account if the link was on a page of ours', async () => {
    const calls: string[] = [];
    gateway.upstream.behave((request) => {
      calls.push(`${request.method} ${request.path}`);
      return json(200, request.path === '/csrf' ? { token: 't' } : { locale: 'de' });
    });
    const cookie = await gateway.cookieOf('ada');
    await get('/language/de?to=/kb/taxes', { cookie });
    await get('/language/de?to=/kb/taxes', { cookie, 'sec-fetch-site': 'cross-site' });
    expect(calls).toEqual([]);
    await get('/language/de?to=/kb/taxes', { cookie, 'sec-fetch-site': 'same-origin' });
    expect(calls).toContain('PUT /account/locale');
  });
});
