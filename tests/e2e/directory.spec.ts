import type { Page } from '@playwright/test';
import { expect, test, testInNewContext } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { watch } from './testing/watchedPage.ts';

function title(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
function filter(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}
function value(page: Page, group: string, name: RegExp) {
  return filter(page, group).getByRole('checkbox', { name });
}
function budget(page: Page, name: RegExp) {
  return filter(page, 'Budget').getByRole('radio', { name });
}
function cards(page: Page) {
  return page.getByRole('list', { name: 'Agencies', exact: true }).getByRole('heading', { level: 2 });
}
function chips(page: Page) {
  return page.getByRole('navigation', { name: 'Selected filters' });
}
function total(page: Page) {
  return page.locator('[data-results]');
}

/** The number of results shown next to a filter value. */
async function numberBeside(page: Page, group: string, name: RegExp): Promise<number> {
  const text = await filter(page, group).locator('label').filter({ hasText: name }).first().textContent();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

test('filters by links with correct counts, and keeps scroll position, focus and history (DIR-01..07, RTE-09)', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.goto('agencies');
  await expect(title(page)).toHaveText('Marketing agencies');
  await expect(cards(page)).toHaveCount(20);
  await expect(total(page)).toHaveText(/^1–20 of \d+ agencies$/);

  const seo = await numberBeside(page, 'Services', /^SEO/);
  await value(page, 'Services', /^SEO/).check();
  await expect(page).toHaveURL(/\/agencies\/list\/seo$/);
  await expect(title(page)).toHaveText('SEO agencies');
  await expect(total(page)).toContainText(`${seo} agencies`);
  await expect(value(page, 'Services', /^SEO/)).toBeFocused();

  const german = await numberBeside(page, 'Location', /^Germany/);
  await filter(page, 'Location').getByRole('link', { name: 'Germany' }).click();
  await expect(page).toHaveURL(/\/agencies\/list\/seo\/germany$/);
  await expect(title(page)).toHaveText('SEO agencies: Germany');
  await expect(total(page)).toContainText(`${german} agenc`);
  const shown = await cards(page).allTextContents();

  await chips(page).getByRole('link', { name: 'Remove filter: Germany' }).click();
  await expect(page).toHaveURL(/\/agencies\/list\/seo$/);
  await expect(chips(page).getByRole('link', { name: 'Clear all' })).toBeFocused();
  await page.getByRole('link', { name: 'Best rated' }).click();
  await expect(page).toHaveURL(/\/agencies\/list\/seo\?sort=rating$/);
  await expect(page.getByRole('link', { name: 'Best rated' })).toHaveAttribute('aria-current', 'true');
  // Wait for the page links of the new list.
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', /\?sort=rating&page=2$/);
  // By keyboard, because cards above are rendered only when they come near the view, which would move the link away
  // from the mouse pointer.
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect(page).toHaveURL(/\/agencies\/list\/seo\?sort=rating&page=2$/);
  await expect(total(page)).toContainText('21–');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Best rated' })).not.toHaveAttribute('aria-current');
  await page.goBack();
  await expect(cards(page)).toHaveText(shown);
  await expect(value(page, 'Location', /^Germany/)).toBeChecked();

  // The same URL shows the same list in a browser that knows nothing.
  await page.context().clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await page.reload();
  await expect(cards(page)).toHaveText(shown);
  expect(seen).toEqual([]);
});

test('keeps what was entered before hydration', async ({ page }) => {
  let scripts = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('agencies', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('krakow');
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('ber');
  scripts.resolve();
  await expect(page.getByRole('option', { name: 'Berlin, Germany' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('krakow');

  scripts = Promise.withResolvers();
  await page.reload({ waitUntil: 'commit' });
  await value(page, 'Services', /^SEO/).check();
  await budget(page, /^Up to \$1,000/).check();
  scripts.resolve();
  await expect(page).toHaveURL(/\/agencies\/list\/seo\?budget=1$/);
  await expect(title(page)).toHaveText('SEO agencies · Up to $1,000');
  await expect(value(page, 'Services', /^SEO/)).toBeChecked();
  await expect(budget(page, /^Up to \$1,000/)).toBeChecked();
});

test('works without a mouse: a place is selected and a filter set with the keyboard (DIR-04)', async ({ page }) => {
  await page.goto('agencies/list/seo');
  await page.getByRole('combobox', { name: 'Location' }).focus();
  await page.keyboard.type('ber');
  await expect(page.getByRole('option', { name: 'Berlin, Germany' })).toBeVisible();
  const places = await page.getByRole('listbox').getByRole('option').allTextContents();
  for (const _ of places.slice(0, places.indexOf('Berlin, Germany') + 1)) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText('Berlin, Germany');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/agencies\/list\/seo\/berlin$/);
  await expect(title(page)).toHaveText('SEO agencies in Berlin');
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  // On phones the filters are in a dialog, which Escape closes.
  await page.setViewportSize({ width: 375, height: 800 });
  const open = page.getByRole('button', { name: 'Filters, 2 selected' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(value(page, 'Services', /^SEO/)).toBeVisible();
  await value(page, 'Services', /^SEO/).focus();
  await page.keyboard.press('Space');
  await expect(title(page)).toHaveText('Agencies in Berlin');
  await expect(value(page, 'Services', /^SEO/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(value(page, 'Services', /^SEO/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, 1 selected' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  testInNewContext.use({ javaScriptEnabled: false });

  testInNewContext(
    'lists, filters by links and by the form, finds places and pages (DIR-01 to DIR-04)',
    async ({ page }) => {
      await page.goto('agencies');
      await expect(cards(page)).toHaveCount(20);
      await page.getByRole('link', { name: 'Page 2' }).press('Enter');
      await expect(total(page)).toHaveText(/^21–40 of \d+ agencies$/);
      await filter(page, 'Services').getByRole('link', { name: 'SEO', exact: true }).click();
      await expect(title(page)).toHaveText('SEO agencies');

      // Without JavaScript, the form applies several values at once.
      await value(page, 'Services', /^Branding/).check();
      await budget(page, /^Up to \$1,000/).check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(chips(page).getByRole('link')).toHaveCount(4);
      await expect(value(page, 'Services', /^SEO/)).toBeChecked();
      await expect(budget(page, /^Up to \$1,000/)).toBeChecked();
      await chips(page).getByRole('link', { name: 'Clear all' }).click();

      // The form also gives access to all values of a long list.
      await expect(value(page, 'Services', /^Local SEO/)).toHaveCount(0);
      await page.getByRole('button', { name: 'SEO: specialties' }).click();
      await expect(value(page, 'Services', /^Local SEO/)).toBeVisible();

      await page.getByRole('combobox', { name: 'Location' }).fill('ber');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page
        .getByRole('region', { name: 'Places matching “ber”' })
        .getByRole('link', { name: 'Berlin, Germany' })
        .click();
      await expect(title(page)).toHaveText('Agencies in Berlin');

      // The browser itself opens the filter dialog.
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole('button', { name: 'Filters, 1 selected' }).click();
      await value(page, 'Services', /^Branding/).check();
      await page.getByRole('button', { name: /^Show \d+ agenc/ }).click();
      await expect(title(page)).toHaveText('Branding agencies in Berlin');
    },
  );
});

test('answers every URL with a page: found, empty or 404, never an error', async ({ request }) => {
  const long = 'x'.repeat(4_000);
  const addresses: readonly (readonly [string, number])[] = [
    ['agencies/list/nothing', 404],
    ['agencies/list/seo/nowhere', 404],
    ['agencies/list/a%20b', 404],
    ['agencies/list/%E0%A4%A', 404],
    [`agencies/list/${long}`, 404],
    ['agencies?services=nothing&industries=999', 200],
    ['agencies?page=-1&page=x&sort=price&industries=,,x', 200],
    ['agencies?page=2147483647', 200],
    ['agencies?page=1000000', 200],
    ['agencies?services=seo&services=&services=branding,seo', 200],
    [`agencies?q=${long}&place=${long}`, 200],
    ['agencies?q=%00%ED%A0%80&languages=%', 200],
  ];
  for (const [address, status] of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address.slice(0, 80)).toBe(status);
    expect(await answer.text()).toContain('</html>');
  }
});

/** A list with every part of the page and few agencies, because axe takes long for many. */
const LIST = 'agencies/list/seo/germany?budget=2&place=ber';

test('fits every width, also in long and wide scripts (PLT-05..07)', async ({ page }) => {
  for (const path of ['de/agencies?services=seo,branding&budget=2&q=a', `ja/${LIST}`, LIST]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 769, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(surplus, `${path} ${width} px`).toBe(0);
    }
  }
});

test('axe finds no violation in a list, its filters and an empty one (PLT-11)', async ({ page }) => {
  await page.goto(LIST);
  await expectNoBarrier(page, [375, 1440]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(value(page, 'Services', /^SEO/)).toBeVisible();
  await expectNoBarrier(page, [375]);
  await page.goto('agencies?q=nothing%20fits%20this');
  await expectNoBarrier(page, [1440]);
});
