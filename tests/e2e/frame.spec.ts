import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

test('with a slow upstream the frame shows at once, and the main area is never blank (P-27)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-start');
  await page.addInitScript(() => {
    // Whether the main area ever had content, and whether it was blank at any time after that.
    const seen = { content: false, blank: false };
    Object.assign(window, { seen });
    const look = () => {
      const isEmpty = (document.querySelector('main')?.textContent ?? '').trim() === '';
      if (!isEmpty) seen.content = true;
      else if (seen.content) seen.blank = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await portal.upstream.addFault({ kind: 'delay', delayMs: 6_000, method: 'GET', path: '*' });
  await page.goto('profile/leads', { waitUntil: 'commit' });
  // The upstream has not responded to anything yet.
  await expect(page.getByText('Loading…').first()).toBeAttached({ timeout: 5_000 });
  await portal.upstream.clearFaults();
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    content: true,
    blank: false,
  });
});

test('an unknown URL keeps the frame for signed-in users, and shows visitors the public page (P-29, RTE-16)', async ({
  page,
}) => {
  expect((await page.goto('profile/nope'))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toHaveCount(0);
  await signedIn(page, 'owner-start');
  expect((await page.goto('profile/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/profile\/dashboard$/);
});

test('next to a list with a pane, the navigation is a rail up to 1399 px (SCR-04)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  const width = async (path: string, window: number) => {
    await page.setViewportSize({ width: window, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
    return page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().width);
  };
  expect(await width('profile/messages', 1_399)).toBe(72);
  expect(await width('profile/leads', 1_200)).toBe(72);
  expect(await width('profile/leads', 1_400)).toBe(232);
  expect(await width('profile/settings', 1_200)).toBe(232);
});

test('a number above 99 is inside the rail', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('profile/messages');
  const rail = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const number = page
    .getByRole('link', { name: /^Messages/ })
    .locator('[class*=badge] > span')
    .first();
  await number.evaluate((element) => {
    element.textContent = '99+';
  });
  const badge = await number.locator('..').boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? Infinity)).toBeLessThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0));
});

test('a larger font in the browser’s settings has the effect of zoom (PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 1_440, height: 900 });
  const widths = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: getComputedStyle(document.body).fontSize,
      header: document.querySelector('header')?.getBoundingClientRect().width,
      icon: document.querySelector('nav a svg')?.getBoundingClientRect().width,
    }));
  };
  const usual = { sideways: 0, text: '14px', header: 232, icon: 20 };
  expect(await widths('profile/settings')).toEqual(usual);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  // The window is 960 px wide at 24 px a letter, so that the navigation is a rail.
  expect(await widths('profile/settings')).toEqual({ sideways: 0, text: '21px', header: 108, icon: 30 });
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  expect(await widths('profile/settings')).toEqual(usual);
});
