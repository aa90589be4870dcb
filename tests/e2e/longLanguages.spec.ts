import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { expectColumnsApart } from './testing/leadColumns.ts';
import { ask, signedIn } from './testing/signedIn.ts';

/** Reset to English after each test, because other tests use it too. */
const ACCOUNT = 'owner-advanced';
const WIDTHS = [1440, 900, 375];
/** Each page in two languages. */
const PAGES = [
  [
    'DE',
    [
      'profile',
      'profile/dashboard',
      'profile/messages',
      'profile/page-optimization',
      'profile/settings',
      'profile/leads',
    ],
  ],
  ['FR', ['profile', 'profile/settings', 'profile/dashboard']],
  ['PL', ['profile/messages', 'profile/page-optimization', 'profile/leads']],
] as const;

/** Interface texts that are cut off. User content may be truncated. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll<HTMLElement>(
      'header :is(span, a), nav :is(span, a), h1, h2, button, button span, label, legend, dt, thead th',
    );
    const found = [...texts].filter(
      (element) =>
        element.childElementCount === 0 &&
        // A switch has none, but a target larger than itself.
        element.textContent !== '' &&
        element.clientWidth > 2 &&
        element.scrollWidth > element.clientWidth + 1 &&
        // Email addresses and names of users.
        !element.textContent.includes('@') &&
        element.closest('[lang]:not(html)') === null,
    );
    const wide = [...document.querySelectorAll('html, header')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return [...found.map(({ textContent }) => textContent), ...wide.map(({ tagName }) => tagName)];
  });
}

function speak(page: Page, language: string) {
  return ask(page, `mutation { setLocale(input: { locale: ${language} }) { account { id } } }`);
}

test.afterEach(({ page }) => speak(page, 'EN'));

/** Opens a page of the portal by its link, as far as there is one in a window of 1440 px. */
async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 });
  const link = page.locator(`nav:has([href="/profile/settings"]) a[href="/${path}"]`);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the portal in this language. */
async function start(page: Page, account: string, language: string, path: string): Promise<void> {
  await signedIn(page, account);
  await speak(page, language);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Labels of the bottom bar that have more lines than words. */
function broken(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav a span')]
      .filter((label) => label.childElementCount === 0 && label.checkVisibility() && label.clientHeight > 2)
      .filter((label) => {
        const line = Number.parseFloat(getComputedStyle(label).lineHeight);
        return label.clientHeight > line * 1.5 * label.textContent.trim().split(/\s+/).length;
      })
      .map(({ textContent }) => textContent),
  );
}

/** Expects the bottom bar to break no word and the palette to fit on the smallest phone. */
async function expectSmallestPhoneFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await broken(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option').first()).toBeVisible();
  expect(await palette.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
}

/** Expects no key figure of the dashboard to be cut off, however long its amount, as in FR. */
async function expectWholeFigures(page: Page): Promise<void> {
  const figures = page.locator('[data-figure]');
  await expect(figures).toHaveCount(5);
  for (const width of [1200, 900, 820, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const cut = await figures.evaluateAll((all) =>
        all.filter((figure) => figure.scrollWidth > figure.clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
    }).toPass({ timeout: 3_000 });
  }
}

test('the bottom bar breaks no word and the palette fits on the smallest phone in SV and JA (PLT-05)', async ({
  page,
}) => {
  for (const language of ['SV', 'JA']) {
    await start(page, ACCOUNT, language, 'profile/leads');
    await expectSmallestPhoneFits(page);
  }
});

for (const [language, paths] of PAGES) {
  test(`no interface text is truncated or broken in ${language} (PLT-01, PLT-05)`, async ({ page }) => {
    await start(page, ACCOUNT, language, paths[0]);
    for (const path of paths) {
      if (path !== paths[0]) await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(async () => expect(await clipped(page), `${path} at ${width} px`).toEqual([])).toPass({
          timeout: 3_000,
        });
      }
    }
    if (language === 'FR') await expectWholeFigures(page);
    else await expectSmallestPhoneFits(page);
    if (language === 'DE') await expectColumnsApart(page);
  });
}

for (const language of ['ES', 'IT', 'NL', 'TR']) {
  test(`no column of the leads table runs into the next in ${language}, nor do the answers of a lead (PLT-01, PLT-11)`, async ({
    page,
  }) => {
    await start(page, ACCOUNT, language, 'profile/leads?status=accepted');
    await expectColumnsApart(page);
  });
}

test('the status of an accepted lead is on one line, and no service runs into the summary of its specialties, in VI (PLT-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await start(page, ACCOUNT, 'VI', 'profile/leads?status=accepted');
  const status = page.getByRole('row').getByText('Đã chấp nhận', { exact: true }).first();
  await expect(status).toBeVisible();
  expect(await status.evaluate((text) => text.getClientRects().length)).toBe(1);
  const lines = await status.evaluate(
    (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(lines).toBeLessThan(1.9);

  await visit(page, 'profile');
  await page.setViewportSize({ width: 320, height: 800 });
  const services = page.locator('li:has(> details > summary)');
  await expect(services.first()).toBeVisible();
  const intoSummary = await services.evaluateAll(
    (all) =>
      all.filter((service) => {
        const [name, summary] = ['label > span', 'summary'].map((part) =>
          service.querySelector(part)?.getBoundingClientRect(),
        );
        return (name?.right ?? Infinity) > (summary?.left ?? 0);
      }).length,
  );
  expect(intoSummary).toBe(0);
});

test('on the phone, the state of a new lead is below its text, and budget and duration of a deal are whole (PLT-01)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await start(page, 'owner-scale', 'NL', 'profile/dashboard');
  const newest = page.locator('[aria-labelledby="newest-leads"] li').filter({ hasText: 'Te beantwoorden' }).first();
  const leftOf = async (part: number) => (await newest.locator('> *').nth(part).boundingBox())?.x;
  // Not below its picture.
  expect(await leftOf(2)).toBe(await leftOf(1));
  const facts = page.locator('[aria-labelledby="pending-deals"] li').getByText('·');
  await expect(facts.first()).toBeVisible();
  const cutOff = await facts.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cutOff).toBe(0);
});

test('a long title leaves the button that closes its dialog its size (PLT-11)', async ({ page }) => {
  await signedIn(page, ACCOUNT);
  await page.setViewportSize({ width: 375, height: 812 });
  const name = 'Import of accepted leads into our CRM, every night';
  await ask(page, `mutation { createAccessToken(input: { name: "${name}", expiresInDays: 1 }) { token } }`);
  await page.goto('profile/settings');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  const box = await page.getByRole('dialog').getByRole('button', { name: 'Close' }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
});
