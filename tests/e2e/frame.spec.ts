import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { drawn } from './testing/drawn.ts';
import { signedIn } from './testing/signedIn.ts';

/** Turns the wheel over a point of the window until `inside` is at its end, and then once more. */
async function scrollPastEnd(page: Page, x: number, y: number, inside: Locator | null): Promise<void> {
  await drawn(page);
  await page.mouse.move(x, y);
  if (inside)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 5_000);
        return await inside.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1);
      })
      .toBe(true);
  await page.mouse.wheel(0, 400);
  await drawn(page);
}

test('with a slow upstream the frame shows at once, and the main area is never blank and never shifts (P-27, EXT-19)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-start');
  await page.addInitScript(() => {
    // Whether the main area ever had content, and whether it was blank at any time after that.
    const seen = { content: false, blank: false, shifted: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const isEmpty = (document.querySelector('main')?.textContent ?? '').trim() === '';
      if (!isEmpty) seen.content = true;
      else if (seen.content) seen.blank = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await portal.upstream.addFault({ kind: 'delay', delayMs: 6_000, method: 'GET', path: '*' });
  await page.goto('profile/dashboard', { waitUntil: 'commit' });
  // The upstream has not responded to anything yet.
  await expect(page.getByText('Loading…').first()).toBeAttached({ timeout: 5_000 });
  await expect(page.getByRole('heading', { name: 'Home' })).toBeHidden();
  await portal.upstream.clearFaults();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible({ timeout: 15_000 });
  await drawn(page);
  const { shifted, ...main } = await page.evaluate(() => (window as unknown as { seen: { shifted: number } }).seen);
  expect(main).toEqual({ content: true, blank: false });
  expect(shifted).toBeLessThan(0.1);
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

test('next to a list with a pane, the navigation is a rail up to 1399 px, which holds its numbers (SCR-04)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const open = async (area: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await navigation.getByRole('link', { name: area }).click();
    await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
  };
  const width = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1_399, height: 800 });
  await page.goto('profile/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached();
  expect(await width()).toBe(72);
  await open('Leads', 1_200);
  expect(await width()).toBe(72);
  await page.setViewportSize({ width: 1_400, height: 800 });
  expect(await width()).toBe(232);
  await open('Settings', 1_200);
  expect(await width()).toBe(232);

  // A number above 99 is inside the rail.
  await page.setViewportSize({ width: 1_000, height: 800 });
  const rail = await navigation.boundingBox();
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
  await page.goto('profile/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const widths = () =>
    page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      text: getComputedStyle(document.body).fontSize,
      header: document.querySelector('header')?.getBoundingClientRect().width,
      icon: document.querySelector('nav a svg')?.getBoundingClientRect().width,
    }));
  const usual = { sideways: 0, text: '14px', header: 232, icon: 20 };
  expect(await widths()).toEqual(usual);
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  // The window is 960 px wide at 24 px a letter, so that the navigation is a rail.
  await expect.poll(widths).toEqual({ sideways: 0, text: '21px', header: 108, icon: 30 });
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await expect.poll(widths).toEqual(usual);
});

test('with a font twice as large, forms fit the smallest phone (PLT-05, PLT-11)', async ({
  page,
  context,
  baseURL,
}) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 320, height: 800 });
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const locale of ['en', 'de', 'ja']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    for (const path of ['profile', 'profile/page-optimization']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('h2').nth(1)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} in ${locale}`).toBe(320);
    }
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('with a font twice as large, the smallest phone shows the whole bar and whole names (PLT-05, PLT-11)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const settings = await context.newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of ['login', 'agencies/northbeam']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await width(), path).toBe(320);
  }
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const [entry, names] of [
    ['Home', page.locator('[data-lead] strong')],
    ['Leads', page.getByRole('rowheader').getByRole('link')],
    ['Messages', page.locator('[data-chat] span:has(> time) [dir=auto]')],
  ] as const) {
    await bar.filter({ hasText: entry }).click();
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut, entry).toEqual([]);
    expect(await width(), entry).toBe(320);
  }
  const entries = await bar.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const label = [...link.querySelectorAll('span')].find(
          (span) => span.clientHeight > 2 && !/\d/.test(span.textContent),
        );
        const line = label ? Number.parseFloat(getComputedStyle(label).lineHeight) : 0;
        return {
          right: link.getBoundingClientRect().right <= 320,
          lines: Math.round((label?.clientHeight ?? 0) / line),
        };
      }),
  );
  expect(entries).toEqual(Array.from({ length: 5 }, () => ({ right: true, lines: 1 })));
  await page.locator('[data-chat] a').first().click();
  const open = page.getByRole('heading', { level: 2 }).and(page.locator('header *'));
  await expect(open).toBeVisible();
  expect(await open.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('the page keeps its place behind a dialog or menu that is scrolled past its end (SCR-34, PLT-05)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=pending');
  const place = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: /^Received/ }).click();
  const menu = page.locator(':popover-open').last();
  const { x, y, width } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await scrollPastEnd(page, x + width / 2, y + 20, menu);
  expect(await place()).toBe(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const before = await place();
  await scrollPastEnd(page, 187, 250, dialog);
  expect(await place()).toBe(before);
  // The backdrop at its side.
  await scrollPastEnd(page, 5, 250, null);
  expect(await place()).toBe(before);
});
