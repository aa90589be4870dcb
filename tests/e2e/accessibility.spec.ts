import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../harness/portal.ts';
import { signedIn } from './signedIn.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PAGES = [
  [null, 'login', 'Sign in'],
  [null, 'signup', 'Create an account'],
  [null, 'nowhere', 'Page not found'],
  ['owner-scale', 'profile', 'Overview'],
  ['free', 'profile', 'Your subscription does not include this page'],
  ['owner-scale', 'profile/settings', 'Settings'],
] as const;

for (const [account, path, heading] of PAGES) {
  test(`axe finds no barrier on "${heading}", light and dark, wide and narrow (PLT-11)`, async ({ page }) => {
    if (account !== null) await signedIn(page, account);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
        expect(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
