import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

// Most screens are checked by the tests that open them anyway: sign-up and sign-in by session.spec.ts, the overlay by
// access.spec.ts, the profile by profile.spec.ts, the settings by tokens.spec.ts.

test('axe finds no violation on a missing page, light and dark, wide and narrow; its tab has a title (PLT-10, PLT-11)', async ({
  page,
}) => {
  await page.goto('nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Agency portal');
  await expectNoBarrier(page, [375, 1440]);
});

test('axe finds no violation on Home (PLT-10, PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Home · Agency portal$/);
  await expectNoBarrier(page, [375, 1440]);
});

test('with forced colors, bars and knobs differ from what is behind them, and only what is selected is marked (PLT-11)', async ({
  page,
}) => {
  const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await signedIn(page, 'owner-scale');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('profile/dashboard');
  const bars = page.locator('[aria-labelledby="funnel"] [aria-hidden]');
  await expect(bars).toHaveCount(4);
  const colors = await bars.evaluateAll((all) =>
    all.map((bar) => [bar, bar.firstElementChild ?? bar].map((part) => getComputedStyle(part).backgroundColor)),
  );
  for (const [behind, front] of colors) expect(front).not.toBe(behind);

  await navigation.getByRole('link', { name: 'Leads' }).click();
  const tabs = page.getByRole('navigation', { name: 'Status' }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  const marks = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const { outlineStyle, borderBlockEndWidth } = getComputedStyle(tab);
      return `${outlineStyle} ${borderBlockEndWidth}`;
    }),
  );
  expect(marks.filter((mark) => mark !== 'none 0px')).toEqual(['solid 0px']);

  await navigation.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Settings · Agency portal$/);
  await expect(navigation.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current');
  expect(await navigation.getByRole('link', { name: 'Settings' }).evaluate(outlineOf)).toBe('solid');
  expect(await navigation.getByRole('link', { name: 'Profile' }).evaluate(outlineOf)).toBe('none');
  // The knob of a switch, which shows whether it is on.
  const knob = page.getByRole('switch').first();
  await expect(knob).toBeVisible();
  const [front, behind] = await knob.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(front).not.toBe(behind);
  const themes = page.getByRole('radiogroup', { name: 'Theme' }).locator('label');
  await expect(themes.first()).toBeVisible();
  expect(await themes.evaluateAll((all) => all.map((label) => getComputedStyle(label).outlineStyle))).toEqual([
    'solid',
    'none',
    'none',
  ]);
});

test('a menu within a menu takes the focus and gives it back (PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/settings');
  const account = page.getByRole('button', { name: /^Account: / });
  await account.press('Enter');
  await expect(page.getByRole('link', { name: 'Settings' }).and(page.locator(':focus'))).toBeVisible();
  const language = page.getByRole('button', { name: 'Language: English' });
  await language.press('Enter');
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.press('Enter');
  await language.press('Enter');
  await page.getByRole('button', { name: 'English', exact: true }).press('Enter');
  await expect(account).toBeFocused();
  // Open menus would cover what is focused behind them.
  await account.press('Enter');
  await language.press('Enter');
  await page.getByRole('button', { name: 'English', exact: true }).press('Shift+Tab');
  await expect(language).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Deutsch' })).toBeHidden();
  await account.press('Shift+Tab');
  await expect(language).toBeHidden();
});

test("in a low window, the button of the directory's filters covers no focused value (PLT-11)", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await page.goto('agencies');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.press('Enter');
  await expect(page.getByRole('button', { name: 'Close filters' })).toBeVisible();
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab');
    const isInFront = await page.locator(':focus').evaluate((focused) => {
      const { x, y, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(x + width / 2, y + height / 2);
      return (focused.closest('li') ?? focused).contains(shown);
    });
    expect(isInFront, `stop ${stops}`).toBe(true);
  }
});

test('on phones, links are as large as a thumb: leads to answer, contact details, drafts of reviews (PLT-05, PLT-11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const phone = page.locator('[href^="tel:"]');
  await phone.scrollIntoViewIfNeeded();
  const isHit = await phone.evaluate((link) => {
    const { x, top, bottom } = link.parentElement?.getBoundingClientRect() ?? new DOMRect();
    return [top - 3, bottom + 3].map((y) => document.elementFromPoint(x + 5, y) === link);
  });
  expect(isHit).toEqual([true, true]);
  // The open lead has the whole window, with a bar of its own.
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toBeHidden();
  await page.getByRole('link', { name: 'Back to leads' }).click();
  await home.click();
  const lead = page
    .getByRole('region', { name: /^Leads to answer/ })
    .locator('[data-lead]')
    .first();
  const uuid = await lead.getAttribute('data-lead');
  await lead.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(new RegExp(`/lead/${uuid}$`));
  await page.goto('profile/page-optimization');
  const drafts = await page.getByRole('link', { name: 'Continue draft' }).boundingBox();
  expect(drafts?.height).toBeGreaterThanOrEqual(44);
});

test('a click anywhere in a search box goes to its field: leads, chats (PLT-11)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads');
  for (const name of ['Leads', 'Messages']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    const heading = page.getByRole('heading', { level: 1, name });
    const box = page.getByRole('main').filter({ has: heading }).getByRole('search');
    await expect(box).toBeVisible();
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
    for (const position of [
      { x: width / 2, y: 3 },
      { x: width / 2, y: height - 3 },
      { x: 3, y: height / 2 },
      { x: 18, y: height / 2 },
    ]) {
      await box.click({ position });
      await expect(box.getByRole('searchbox')).toBeFocused();
      await box.getByRole('searchbox').blur();
    }
  }
});
