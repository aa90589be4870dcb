import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

const title = "Your plan doesn't include this page";

for (const [account, text, trials, width] of [
  ['free', 'Start a trial or choose a plan', 1, 375],
  ['freeused', 'Your trial has ended.', 0, 1440],
] as const) {
  test(`shows offers over the dashboard of ${account} (ACC-04, ACC-06, ACC-07, ACC-09, PLT-11)`, async ({ page }) => {
    await signedIn(page, account);
    await page.goto('profile/dashboard');
    const overlay = page.getByRole('region', { name: title });
    await expect(overlay).toContainText(text);
    await expect(overlay).toContainText('$90 a month');
    await expect(overlay.getByRole('link', { name: 'Ask for a free trial' })).toHaveCount(trials);
    // The screen behind is visible, but inert.
    await expect(page.locator('[inert]')).toContainText('Your page');
    await expect(page).toHaveTitle('Home · Agency portal');
    await expectNoBarrier(page, [width]);
  });
}

test('opens the settings for everybody, and the leads for a LeadRecipient, not for free accounts (ACC-04, ACC-14)', async ({
  page,
}) => {
  const overlay = page.getByRole('region', { name: title });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await signedIn(page, 'recipient');
  await page.goto('profile/leads');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(overlay).toBeVisible();
  // Otherwise the previous account's open page would reload for the new one during the next step.
  await page.goto('about:blank');
  await signedIn(page, 'free');
  await page.goto('profile/leads');
  await expect(overlay).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
