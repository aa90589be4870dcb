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
  // The card leads to the page below, because this one is nowhere else.
  await page
    .getByRole('region', { name: 'Card in the directory' })
    .getByRole('link', { name: /^Send brief/ })
    .click();
  await expect(preview.getByRole('heading', { name: /^Send a brief to/ })).toBeInViewport();
  await expect(page).toHaveURL(/\/profile\/preview#brief$/);
  // The next test has a page with more in it, on the phone.
  await expectNoBarrier(page, [1440]);
  expect(await portal.upstream.requests({ path: 'events' })).toEqual([]);
});

test('links out of the portal and back to the form (EXT-26)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('profile/page-optimization');
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Your page is live')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expectNoBarrier(page, [375]);
  const preview = shownPage(page);
  // The router must not scroll to the position of the first page: the browser's own scrolling may come before or after.
  await page.evaluate(() => {
    window.scrollTo = () => (document.title = 'Scrolled by the router');
  });
  await preview.getByRole('link', { name: 'Send brief' }).last().click();
  await expect(preview.getByRole('heading', { name: /^Send a brief to/ })).toBeInViewport();
  await expect(page).not.toHaveTitle('Scrolled by the router');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Tagline')).toBeVisible();
  await page.goBack();
  // Back at the form, to which the page scrolls as soon as it is shown.
  await expect(preview.getByRole('heading', { name: /^Send a brief to/ })).toBeInViewport();
  // The portal's router has no directory routes, so this loads a document, which waits for slow data on a busy machine.
  // By keyboard: the jump back to the top moves the link, which a pointer could miss between its press and its release.
  await preview.getByRole('link', { name: 'Agencies', exact: true }).press('Enter');
  await page.waitForURL(/\/agencies$/);
  await expect(page.getByRole('list', { name: 'Agencies' })).toBeVisible();
});

test('explains what is missing when the agency has no name', async ({ page }) => {
  await signedIn(page, 'new');
  await page.goto('profile/preview');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to preview yet' })).toBeVisible();
  await expectNoBarrier(page, [375]);
  await page.getByRole('link', { name: 'Fill in profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('says who can see the page in every state, and only an approved one is listed (STA-28, STA-32, ACC-16)', async ({
  page,
  portal,
}) => {
  const become = (change: object) =>
    portal.upstream.control('PUT', '/accounts/owner-leadgen@demo.example/agency', change);
  const expectPublic = async (status: number, robots: string, isListed: boolean) => {
    // The gateway caches public pages for three seconds.
    await expect(async () => {
      const shown = await page.request.get('agencies/signal-and-sons');
      const list = await (await page.request.get('agencies?q=signal')).text();
      expect(shown.status()).toBe(status);
      expect(await shown.text()).toContain(`<meta name="robots" content="${robots}">`);
      expect(list.includes('/agencies/signal-and-sons')).toBe(isListed);
    }).toPass({ intervals: [1_000], timeout: 7_500 });
  };
  await signedIn(page, 'owner-leadgen');
  const publicPage = page.getByRole('link', { name: 'View public page' });
  for (const [change, title] of [
    [{ moderationStatus: 'decline' }, 'Your page was declined'],
    [{ status: 'blocked', blockReason: 'Copied texts' }, 'Your agency is blocked'],
  ] as const) {
    await become(change);
    await page.goto('profile/preview');
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(publicPage).toHaveCount(0);
    await expectPublic(404, 'noindex', false);
  }
  await expect(page.getByText('Your agency is blocked and hidden from the directory')).toBeVisible();
  await expect(page.getByText('Copied texts')).toBeVisible();

  await become({ status: 'published', blockReason: null, moderationStatus: 'review' });
  await page.goto('profile/preview');
  await expect(page.getByText("We're reviewing your page", { exact: true })).toBeVisible();
  await expectPublic(200, 'noindex, follow', false);
  await publicPage.click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send brief' })).toHaveCount(0);
  // brief.spec.ts has a page with its form, at both widths.
  await expectNoBarrier(page, [375]);

  await become({ moderationStatus: 'approved' });
  await expectPublic(200, 'all', true);
  await page.reload();
  await expect(page.getByRole('form', { name: /^Send a brief to/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'all');
});
