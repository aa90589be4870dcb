import { expect, expectAlive, test } from '../harness/portal.ts';

test('keeps the old list while a slow one loads, and offers a way out of an empty one (DIR-05, DIR-07, DIR-10)', async ({
  page,
  portal,
}) => {
  const cards = page.getByRole('list', { name: 'Agencies', exact: true }).getByRole('heading', { level: 2 });
  const total = page.locator('[data-results]');
  await page.goto('agencies?sort=newest');
  await expectAlive(page);
  const first = await cards.first().textContent();
  const all = /\d+ agencies$/.exec(await total.innerText())?.[0];
  await portal.upstream.addFault({ kind: 'delay', delayMs: 1_000, method: 'GET', path: '/agencies', times: 1 });
  await page.getByRole('searchbox', { name: 'Search' }).fill('  no agency is CALLED like this ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(cards.first()).toHaveText(first ?? '');
  await expect(page.getByRole('heading', { name: 'No agencies match' })).toBeVisible();
  await expect(page).toHaveURL(/\/agencies\?q=no\+agency\+is\+CALLED\+like\+this&sort=newest$/);
  await expect(total).toHaveText('0 agencies');
  await page.getByRole('link', { name: `Remove “no agency is CALLED like this” ${all}` }).click();
  await expect(cards.first()).toHaveText(first ?? '');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');

  // And when Back interrupts the loading of two others.
  await portal.upstream.addFault({ kind: 'delay', delayMs: 1_500, method: 'GET', path: '/agencies' });
  await page.getByRole('checkbox', { name: /^SEO/ }).check();
  await expect(page).toHaveURL(/\/list\/seo\?/);
  await page.getByRole('checkbox', { name: /^Content/ }).check();
  await expect(page).toHaveURL(/services=content,seo/);
  const hiddenTitles = page.evaluate(async () => {
    const hidden: string[] = [];
    history.back();
    for (let title = ''; title !== 'SEO agencies';) {
      await new Promise((painted) => requestAnimationFrame(painted));
      const heading = document.querySelector('main h1');
      title = heading?.textContent ?? '';
      if (!heading?.checkVisibility()) hidden.push(title);
    }
    return hidden;
  });
  expect(await hiddenTitles).toEqual([]);

  // Back to the list on screen takes away the choice that was still loading.
  const branding = page.getByRole('checkbox', { name: /^Branding/ });
  await branding.check();
  await expect(page).toHaveURL(/services=branding,seo/);
  await page.goBack();
  await expect(page).toHaveURL(/\/list\/seo\?/);
  await expect(branding).not.toBeChecked();
  await portal.upstream.clearFaults();
});
