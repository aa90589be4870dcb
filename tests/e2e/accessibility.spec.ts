import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

const PAGES = [
  [null, 'login', 'Sign in'],
  [null, 'signup', 'List your agency'],
  [null, 'nowhere', 'Page not found'],
  ['owner-scale', 'profile', 'Profile'],
  ['free', 'profile/dashboard', "Your plan doesn't include this page", 'Home'],
  ['owner-scale', 'profile/settings', 'Settings'],
  ['owner-scale', 'profile/dashboard', 'Home'],
] as const;

for (const [account, path, heading, title = heading] of PAGES) {
  test(`axe finds no violation on "${heading}", light and dark, wide and narrow; its tab has a title (PLT-10, PLT-11)`, async ({
    page,
  }) => {
    if (account !== null) await signedIn(page, account);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title} · Agency portal$`));
    await expectNoBarrier(page, [375, 1440]);
  });
}
