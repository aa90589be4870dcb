import { expect, expectAlive, test } from '../harness/portal.ts';

test('keeps showing a list when Back interrupts the loading of two others (DIR-07)', async ({ page, portal }) => {
  await page.goto('agencies?sort=newest');
  await expectAlive(page);
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
});
