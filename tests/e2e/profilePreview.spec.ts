import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { demoEmail } from '../harness/upstream.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

/** The public page inside the preview. */
function shownPage(page: Page) {
  return page.getByRole('region', { name: 'Your page' });
}

test('shows a draft as visitors would see it, marked as a preview, without a working form or recorded events (EXT-26)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'draft');
  // Other test files publish the agency.
  await portal.upstream.control('PUT', `/accounts/${demoEmail('draft')}/agency`, { status: 'draft' });
  await page.goto('profile');
  await page.getByLabel('Agency name').fill('Kestrel Vale');
  await page.getByLabel('Tagline').fill('Not published yet');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await portal.upstream.markRequests();
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Only you can see this')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Card in the directory' })).toContainText('Not published yet');
  const preview = shownPage(page);
  await expect(preview.getByRole('heading', { level: 1, name: 'Kestrel Vale' })).toBeVisible();
  await expect(preview.getByText('The form is switched off in the preview.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Send brief' })).toBeDisabled();
  await expect(preview.getByLabel('Your name *')).toBeDisabled();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expectNoBarrier(page);
  expect(await portal.upstream.requests({ path: 'events' })).toEqual([]);
});

test('links out of the portal and back to the form (EXT-26)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('profile/page-optimization');
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Your page is live')).toBeVisible();
  await expectNoBarrier(page, [375]);
  const preview = shownPage(page);
  // The router must not scroll to the position of the first page: the browser's own scrolling may come before or after.
  await page.evaluate(() => {
    window.scrollTo = () => (document.title = 'Scrolled by the router');
  });
  await preview.getByRole('link', { name: 'Send brief' }).last().click();
  await expect(preview.getByRole('heading', { name: /^Send a brief to/ })).toBeInViewport();
  await expect(page).not.toHaveTitle('Scrolled by the router');
  // The portal's router has no directory routes.
  await preview.getByRole('link', { name: 'Agencies', exact: true }).click();
  await expect(page).toHaveURL(/\/agencies$/);
  await expect(page.getByRole('list', { name: 'Agencies' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('says who can see the page in every state (STA-28, STA-32, ACC-16)', async ({ page, portal }) => {
  await signedIn(page, 'owner-advanced');
  const states = [
    [{ moderationStatus: 'review' }, "We're reviewing your page", true],
    [{ moderationStatus: 'decline' }, 'Your page was declined', false],
    [{ moderationStatus: 'approved' }, 'Your page is live', true],
    [{ status: 'blocked', blockReason: 'Copied texts' }, 'Your agency is blocked', false],
    [{ status: 'published', blockReason: null }, 'Your page is live', true],
  ] as const;
  for (const [change, title, isOpen] of states) {
    await portal.upstream.control('PUT', '/accounts/owner-advanced@demo.example/agency', change);
    await page.goto('profile/preview');
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View public page' })).toHaveCount(isOpen ? 1 : 0);
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    if ('blockReason' in change && change.blockReason !== null) {
      await expect(page.getByText(change.blockReason)).toBeVisible();
    }
  }
});

test('explains what is missing when the agency has no name', async ({ page }) => {
  await signedIn(page, 'new');
  await page.goto('profile/preview');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to preview yet' })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await page.getByRole('link', { name: 'Fill in profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('a page in moderation is reachable, but not indexed, and has no form (STA-32)', async ({ page, portal }) => {
  const moderate = (moderationStatus: string) =>
    portal.upstream.control('PUT', '/accounts/owner-start@demo.example/agency', { moderationStatus });
  await moderate('review');
  await signedIn(page, 'owner-start');
  await page.goto('profile/preview');
  await page.getByRole('link', { name: 'View public page' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send brief' })).toHaveCount(0);
  await expectNoBarrier(page, [375, 1440]);
  await moderate('approved');
  // The gateway caches public pages for three seconds.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('form', { name: /^Send a brief to/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'all');
});
