import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

function scoreOf(page: Page) {
  return page.getByRole('dialog', { name: 'Directory score' });
}
/** The row of a part in the score. */
function partOf(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

test('`?score=1` opens the score over the dashboard; setting up a project and an audit by keyboard both return to it (QRY-15, QRY-16, SCR-25, SCR-26, STA-55, ENT-34)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard?score=1');
  const score = scoreOf(page);
  const total = score.getByText(/^\d\.\d of 5$/);
  const before = Number.parseFloat(await total.innerText());
  // The next test has the same on a page of its own, at more widths.
  await expectNoBarrier(page, [375]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await score.getByRole('button', { name: 'Add project' }).press('Enter');
  const project = page.getByRole('dialog', { name: 'Set up a project' });
  await expect(project.getByLabel('Website')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(project.getByText('Enter a website.')).toBeVisible();
  await expectNoBarrier(page, [375]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await project.getByLabel('Website').fill('https://www.acme.io/x');
  await portal.upstream.markRequests();
  await page.keyboard.press('Enter');
  await expect(score.getByText('acme.io is set up as your project.')).toBeVisible();
  const [sent] = (await portal.upstream.requests({ path: '/score/projects' })).filter(
    ({ method }) => method === 'POST',
  );
  expect(sent?.body).toEqual({ domain: 'acme.io', name: 'acme.io' });
  await expect(partOf(page, 'Project')).toContainText('acme.io · 2 of 3 projects');

  await score.getByRole('button', { name: 'Set up Site audit' }).press('Enter');
  await expect(score.getByText('The site audit is running.')).toBeVisible();
  await expect(partOf(page, 'Site audit')).toContainText('0.6 of 0.6');
  await expect(total).toHaveText(`${(before + 0.6).toFixed(1)} of 5`);

  await page.keyboard.press('Escape');
  await expect(score).toBeHidden();
  await expect(page).toHaveURL(/profile\/dashboard$/);
});

test('when all projects are in use five more can be bought, even after a declined card, and then set up (SCR-02, SCR-33, STA-55, O-42)', async ({
  page,
  portal: { upstream },
}) => {
  const billing = '/accounts/limit@demo.example/billing';
  await upstream.control('PUT', billing, { country: 'AU', cardRefusal: 'expired' });
  await signedIn(page, 'limit');
  await page.goto('profile/score');
  await expectNoBarrier(page, [375, 1440]);
  await expect(partOf(page, 'Project')).toContainText('3 of 3 projects');
  await page.getByRole('button', { name: 'Add project' }).click();
  const purchase = page.getByRole('dialog', { name: 'Get more projects' });
  await expect(purchase.getByRole('definition')).toHaveText(['$25.00', '$2.50', '$27.50']);
  await expectNoBarrier(page, [375]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const buy = purchase.getByRole('button', { name: 'Buy for $27.50' });
  await buy.click();
  await expect(purchase.getByText('The card has expired.')).toBeVisible();

  await upstream.control('PUT', billing, { country: 'AU' });
  // The purchase is executed, but its response is lost: trying again must not charge twice.
  const path = '/account/projects-purchase';
  await upstream.addFault({ kind: 'status', status: 500, when: 'after', method: 'POST', path, times: 1 });
  await buy.click();
  await expect(purchase.getByText("you won't be charged twice")).toBeVisible();
  await buy.click();
  await expect(page.getByText('Your project limit is now 8.')).toBeVisible();
  await expect(partOf(page, 'Project')).toContainText('3 of 8 projects');
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByRole('dialog', { name: 'Set up a project' })).toBeVisible();
  await page.keyboard.press('Escape');
  await upstream.clearFaults();
});

test('page optimization: `?reviews=1` scrolls to the reviews, `?score=1` opens the score (QRY-14, QRY-15, O-06)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  await page.setViewportSize({ width: 1440, height: 500 });
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await page.goto('profile/page-optimization?reviews=1');
  await expect(reviews).toContainText('Your rating is');
  // The section is two screen heights below the top of the page.
  await expect(reviews).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(reviews).not.toBeInViewport();
  await page.reload();
  await expect(reviews).toBeInViewport();
  await reviews.getByRole('link', { name: 'Ask for a review' }).click();
  await expect(page.getByRole('dialog', { name: 'Who would you like to ask?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See your score' }).click();
  await expect(scoreOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scoreOf(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'See your score' })).toBeFocused();
});
