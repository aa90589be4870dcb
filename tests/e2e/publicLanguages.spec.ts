import type { Page } from '@playwright/test';
import { expect, testInNewContext as test } from '../harness/portal.ts';

/** Every public route, the directory with filters and without matches, and an unknown URL. */
const PATHS = [
  '',
  'get-started',
  'agencies',
  'agencies/list/seo/germany?budget=2&q=a',
  'agencies?q=no-agency-is-called-this',
  'agencies/northbeam',
  'agencies/lead-generation',
  'academy/exams',
  'kb/taxes',
  'no-such-page',
];
const WIDTHS = [375, 1440];

/** Doubles the width of texts. Short words get longer, as in German; long ones are repeated instead. */
function widen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement?.closest('script, style, svg') || text.nodeValue === null) continue;
    text.nodeValue = text.nodeValue.replace(/\p{L}+/gu, (word) => (word.length > 7 ? `${word} ${word}` : word + word));
  }
  for (const field of document.querySelectorAll('input[placeholder]')) {
    const placeholder = field.getAttribute('placeholder') ?? '';
    field.setAttribute('placeholder', `${placeholder} ${placeholder}`);
  }
}

/** Finds overflow: texts larger than a box that clips them, and pages that scroll sideways. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element): string => `${element.tagName}: ${element.textContent.trim().slice(0, 40)}`;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      if (element.clientWidth <= 2 || element.clientHeight <= 2 || element.textContent.trim() === '') continue;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      // Agencies' texts may be truncated.
      if (webkitLineClamp !== 'none') continue;
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      if ((isWide && /hidden|clip/.test(overflowX)) || (isHigh && /hidden|clip/.test(overflowY))) {
        found.push(`hides ${name(element)}`);
      }
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');
      if (isText && isWide && overflowX === 'visible') found.push(`leaves ${name(element)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `the page is ${scrollWidth} px wide`] : found;
  });
}

test.use({ javaScriptEnabled: false });

test('pages are complete, and no text is truncated or overflows at double width (PLT-01, PLT-05, PLT-09)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found: Record<string, string[]> = {};
  for (const path of PATHS) {
    await page.goto(`./${path}`, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Find an agency', exact: true }),
    ).toBeVisible();
    // Opens everything that can be opened.
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    await page.evaluate(widen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await clipped(page);
      if (texts.length > 0) found[`/${path} at ${width} px`] = texts;
    }
  }
  expect(found).toEqual({});
});

test('language and theme can be selected, and override those of the URL (EXT-17, EXT-18)', async ({ page }) => {
  await page.goto('./agencies?sort=rating');
  const head = page.getByRole('banner');
  await head.locator('summary').first().click();
  await head.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/agencies\?sort=rating$/);
  await head.locator('summary').nth(1).click();
  await head.getByRole('link', { name: 'Sombre' }).click();
  await expect(page).toHaveURL(/\/fr\/agencies\?sort=rating$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('./it/kb/taxes');
  await expect(page).toHaveURL(/\/fr\/kb\/taxes$/);
});

test('the name is one line in the header and the footer where there is room (PLT-05)', async ({ page }) => {
  for (const [language, widths] of [
    ['de', [320, 1040]],
    ['nl', [320, 1040]],
    ['ja', [375, 900, 1040]],
  ] as const) {
    await page.goto(`${language}/kb/taxes`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('header a:first-child > span, footer p:first-child').evaluateAll((names) =>
        names.map(({ lastChild }) => {
          const range = document.createRange();
          if (lastChild) range.selectNodeContents(lastChild);
          return range.getClientRects().length;
        }),
      );
      expect([language, width, ...lines]).toEqual([language, width, 1, 1]);
    }
  }
});

/** Doubles the size of each text, like browsers that enlarge texts only. */
function enlarge(): void {
  const elements = [...document.querySelectorAll<HTMLElement>('#root *')];
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
  });
  for (const [at, { fontSize, lineHeight }] of sizes.entries()) {
    elements[at]?.style.setProperty('font-size', `${2 * fontSize}px`);
    elements[at]?.style.setProperty('line-height', `${2 * lineHeight}px`);
  }
}

test('no text is truncated or overflows a narrow window at double size (PLT-01, PLT-05)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['ja', 'ja/agencies/northbeam', 'ja/agencies/lead-generation', 'fr/academy/exams']) {
    await page.goto(path);
    await page.evaluate(enlarge);
    expect(await clipped(page), path).toEqual([]);
    const menus = await page.locator('header details').evaluateAll((all) =>
      all.map((menu) => {
        menu.setAttribute('open', '');
        const { left = -1, right = 0 } = menu.lastElementChild?.getBoundingClientRect() ?? {};
        return left >= 0 && right <= window.innerWidth;
      }),
    );
    expect(menus, path).toEqual([true, true, true]);
  }
});

test('no line of a review ends with the dot between two facts (PLT-05)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('de/agencies/northbeam');
  const ends = await page.locator('#reviews li > span').evaluateAll((facts) => {
    const rowOf = (fact: Element | null | undefined) => fact?.getBoundingClientRect().top;
    const items = facts.map(({ parentElement }) => parentElement);
    return items
      .filter((item) => item?.nextElementSibling && rowOf(item) !== rowOf(item.nextElementSibling))
      .map((item) => item && getComputedStyle(item, '::after').content);
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(new Set(ends)).toEqual(new Set(['none']));
});

test('the links of the header are one row, and pages begin where it does (PLT-05, PLT-06)', async ({ page }) => {
  // A view that is painted before the typeface has loaded keeps the system's, which may be wider.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('fr/agencies');
  const header = page.locator('header').first();
  const links = header.locator('> nav a');
  await expect(links).toHaveCount(3);
  for (const width of [1040, 1100, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
    const name = await header.locator('a:first-child > span').boundingBox();
    expect(name?.height, `${width} px`).toBeLessThanOrEqual(48);
  }
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  for (const [path, start] of [
    ['en/agencies', 'main :is(nav, h1, h1 + p)'],
    ['en/agencies/northbeam', 'main :is(nav, h1, h1 + p)'],
    ['en/agencies/northbeam?brief=sent', '#brief'],
  ] as const) {
    await page.goto(path);
    for (const width of [769, 1023, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect([path, width, await leftOf(start)]).toEqual([path, width, await leftOf('header svg')]);
    }
  }
});
