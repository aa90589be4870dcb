import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('takes a visitor through sign-in to the requested page (ACC-02, RDR-05, PLT-10, PLT-11)', async ({ page }) => {
  await page.goto('profile/settings?from=mail#tokens');
  await expect(page).toHaveURL(/\/signup\?redirect_to=%2Fprofile%2Fsettings%3Ffrom%3Dmail#tokens$/);
  await expect(page.getByRole('heading', { name: 'List your agency', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('List your agency · Agency portal');
  await expectNoBarrier(page, [375, 1440]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  // The previous page has fields with the same names.
  await expect(page).toHaveURL(/\/login\?redirect_to=/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Agency portal');
  await fill(page, demoEmail('owner-start'), 'not-the-password');
  await expect(page.getByText("That email and password don't match. Check both and try again.")).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoBarrier(page, [375, 1440]);
  await fill(page, demoEmail('owner-start'), demoPassword);
  await expect(page).toHaveURL(/\/profile\/settings\?from=mail#tokens$/);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Account: owner-start@demo.example' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // This browser has signed in before.
  await page.goto('profile');
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Fprofile$/);
});

test('shows errors before sending, lists the demo accounts, and never redirects to another site (RDR-06)', async ({
  page,
}) => {
  await page.goto('login?redirect_to=https://evil.test/');
  await fill(page, 'nobody', '');
  await expect(page.getByText('Enter a valid email address, for example name@agency.com.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByRole('button', { name: /^owner-scale@demo\.example/ }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('creates an account under the address as typed (RTE-11, VAL-13) and refuses one that is taken', async ({
  page,
}) => {
  await page.goto('signup');
  await page.getByLabel('Email address').fill(demoEmail('owner-start'));
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email already has an account. Sign in instead.')).toBeVisible();
  await page.getByLabel('Email address').fill('brand-new@agentur-köln.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/profile\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Account: brand-new@agentur-köln.example' })).toBeVisible();
});

/** Closes the dialog with a new token that was not copied. */
async function leaveToken(page: Page) {
  await page.getByRole('dialog', { name: 'Your new token' }).getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Close without copying?' });
  await question.getByRole('button', { name: 'Close' }).click();
}

test('keeps the screen when the session expires while working, but repeats nothing for somebody else (ERR-22)', async ({
  page,
  context,
  portal,
}) => {
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const createToken = async (name: string) => {
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByLabel('Name').fill(name);
    await context.clearCookies();
    await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
    await expect(again.getByLabel('Email address')).toHaveValue(demoEmail('owner-advanced'));
    await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  };
  await signedIn(page, 'owner-advanced');
  await page.goto('profile/settings');
  await createToken('Typed before the session ended');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Your new token' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Typed before the session ended' })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await leaveToken(page);

  await createToken('Not for anybody else');
  await again.getByLabel('Email address').fill(demoEmail('owner-legacy'));
  await portal.upstream.markRequests();
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: `Account: ${demoEmail('owner-legacy')}` })).toBeVisible();
  expect(await portal.upstream.requests({ method: 'POST', path: '/auth/tokens' })).toEqual([]);
});

test('without the code of its preferences and of the sign-in dialog, a page stays usable until the session ends (ERR-22)', async ({
  page,
  context,
}) => {
  await signedIn(page, 'owner-advanced');
  await page.route(/\/assets\/(Preferences|SignInAgain)-[^/]*\.js$/, (route) => route.abort());
  await page.goto('profile/settings');
  const preferences = page.getByRole('region', { name: 'Preferences' });
  await expect(preferences.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('Never created');
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog', { name: "We couldn't load this" }).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\?redirect_to=%2Fprofile%2Fsettings$/);
});

test('a session renewed in one tab is renewed in all, unless somebody else signs in (ERR-22)', async ({
  page,
  context,
}) => {
  await signedIn(page, 'owner-advanced');
  await page.goto('profile/settings');
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Name').fill('Waits for another tab');
  const other = await context.newPage();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  const signInThere = async (account: string) => {
    await other.goto('login?redirect_to=/profile/settings');
    await fill(other, demoEmail(account), demoPassword);
    await expect(other.getByRole('button', { name: `Account: ${demoEmail(account)}` })).toBeVisible();
  };
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  await expect(again).toBeVisible();
  await signInThere('owner-advanced');
  await expect(page.getByRole('dialog', { name: 'Your new token' })).toBeVisible();

  await leaveToken(page);
  await page.getByRole('button', { name: 'Revoke Waits for another tab' }).click();
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(again).toBeVisible();
  await signInThere('owner-legacy');
  await expect(page.getByRole('button', { name: `Account: ${demoEmail('owner-legacy')}` })).toBeVisible();
  await other.close();
});
