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

/** From the header, because the browser does not keep the content of a file that is in its cache. */
function bytesOf(fonts: readonly Response[]): number {
  return fonts.reduce((sum, font) => sum + Number(font.headers()['content-length']), 0);
}

test('pages load at most 60 KB of Inter, from our own host and cacheable; a page in Japanese loads none (look)', async ({
  page,
  portal,
}) => {
  // First, because a page also takes what it does not need if the browser has just used it.
  expect(await fontsOf(page, 'ja/agencies')).toEqual([]);
  for (const path of ['', 'de/get-started', 'pl/agencies', 'tr', 'vi/agencies']) {
    const fonts = await fontsOf(page, path);
    expect(fonts.length, path).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font.url()).toContain(`${portal.gateway.url}/assets/inter-`);
      expect(font.headers()).toMatchObject({
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(bytesOf(fonts), path).toBeLessThanOrEqual(MOST);
    // Preloading fonts would delay the first paint.
    expect(await page.locator('link[as="font"], link[rel="preload"][href*="woff2"]').count()).toBe(0);
  }
});
