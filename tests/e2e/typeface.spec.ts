import type { Page, Response } from '@playwright/test';
import { expect, expectAlive, test } from '../harness/portal.ts';

/** Maximum size of a page's font files, in bytes. */
const MOST = 60_000;

/** The font files that a page requests before it is hydrated and its fonts have loaded. */
async function fontsOf(page: Page, path: string): Promise<Response[]> {
  const fonts: Response[] = [];
  const listen = (response: Response): void => {
    if (response.request().resourceType() === 'font') fonts.push(response);
  };
  page.on('response', listen);
  await page.goto(path);
  await expectAlive(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  page.off('response', listen);
  return fonts;
}

async function bytesOf(fonts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(fonts.map((font) => font.body()));
  return bodies.reduce((sum, body) => sum + body.length, 0);
}

for (const path of [
  '',
  'agencies',
  'de',
  'pl',
  'pl/agencies',
  'tr',
  'tr/agencies',
  'vi',
  'vi/agencies',
  'get-started',
]) {
  test(`/${path} loads at most 60 KB of Inter, from our own host and cacheable (look)`, async ({ page, portal }) => {
    const fonts = await fontsOf(page, path);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font.url()).toContain(`${portal.gateway.url}/assets/inter-`);
      expect(font.headers()).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(await bytesOf(fonts)).toBeLessThanOrEqual(MOST);
    // Preloading fonts would delay the first paint.
    expect(await page.locator('link[as="font"], link[rel="preload"][href*="woff2"]').count()).toBe(0);
  });
}

test('a page in Japanese loads no typeface (look)', async ({ page }) => {
  expect(await fontsOf(page, 'ja/agencies')).toEqual([]);
});
