import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

const title = "Your plan doesn't include this page";

for (const [account, text, offersTrial] of [
  ['free', 'Start a trial or choose a plan', true],
  ['freeused', 'Your trial has ended.', false],
  ['pro', "Your Pro subscription doesn't include an agency plan yet.", true],
] as const) {
  test(`shows offers over the dashboard of ${account} (ACC-04, ACC-05, ACC-06, ACC-07, ACC-09)`, async ({ page }) => {
    await signedIn(page, account);
    await page.goto('profile/dashboard');
    const overlay = page.getByRole('region', { name: title });
    await expect(overlay).toContainText(text);
    await expect(overlay).toContainText('$90 a month');
    await expect(overlay.getByRole('link', { name: 'Ask for a free trial' })).toHaveCount(offersTrial ? 1 : 0);
    // The screen behind is visible, but inert.
    await expect(page.locator('[inert]')).toContainText('Your page');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });
}

test('shows the name of each tier in the settings (ENT-57)', async ({ page }) => {
  for (const [account, tier] of [
    ['free', 'Free'],
    ['trial', 'Trial'],
    ['guru', 'Guru, no agency plan'],
    ['owner-legacy', 'Legacy'],
    ['owner-scale', 'Agency Growth Kit Scale'],
    ['owner-leadgen', 'Lead generation'],
  ] as const) {
    // Otherwise the previous account's open page would reload for the new one during the next step.
    await page.goto('about:blank');
    await signedIn(page, account);
    await page.goto('profile/settings');
    await expect(page.getByRole('heading', { name: tier, exact: true })).toBeVisible();
  }
});

test('says why an agency is blocked (ACC-16)', async ({ page }) => {
  await signedIn(page, 'blocked');
  await page.goto('profile/dashboard');
  await expect(page.getByText('Your agency is blocked and hidden from the directory')).toBeVisible();
  await expect(page.getByText('Reason for the block')).toBeVisible();
});

test('shows the moderation status; only an approved page is in the directory (STA-32)', async ({ page, portal }) => {
  await signedIn(page, 'owner-leadgen');
  const publicPage = async () => {
    const list = await (await page.request.get('agencies?q=signal')).text();
    const status = (await page.request.get('agencies/signal-and-sons')).status();
    return [status, list.includes('/agencies/signal-and-sons')];
  };
  for (const [moderationStatus, state, meaning, status, isListed] of [
    ['review', 'In review', "It appears in the directory once it's approved.", 200, false],
    ['decline', 'Declined', "was declined and isn't in the directory.", 404, false],
    ['approved', 'Published', 'Your page is live in the directory.', 200, true],
  ] as const) {
    await portal.upstream.control('PUT', '/accounts/owner-leadgen@demo.example/agency', { moderationStatus });
    await page.goto('profile/dashboard');
    const card = page.getByRole('region', { name: 'Your page' });
    await expect(card).toContainText(state);
    await expect(card).toContainText(meaning);
    // The gateway caches public pages for three seconds.
    await expect.poll(publicPage).toEqual([status, isListed]);
  }
});

test('opens the leads for a LeadRecipient, not for free accounts (ACC-14)', async ({ page }) => {
  const overlay = page.getByRole('region', { name: title });
  await signedIn(page, 'recipient');
  await page.goto('profile/leads');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeVisible();
  await expect(overlay).toHaveCount(0);
  await page.goto('profile/dashboard');
  await expect(overlay).toBeVisible();
  // Otherwise the previous account's open page would reload for the new one during the next step.
  await page.goto('about:blank');
  await signedIn(page, 'free');
  await page.goto('profile/leads');
  await expect(overlay).toBeVisible();
});
