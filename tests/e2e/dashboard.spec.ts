import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

test('another range reads only both summaries again, and is in the URL (SCR-11 to SCR-16, STA-52, STA-53)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  const ranges = page.getByRole('navigation', { name: 'Period' });
  await expect(ranges.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'true');
  const leads = page.getByRole('region', { name: 'Your leads' });
  const received = Number(await leads.getByRole('definition').first().innerText());
  const parts = await leads.getByRole('listitem').locator('strong').allInnerTexts();
  expect(received).toBeGreaterThan(0);
  expect(parts.reduce((sum, part) => sum + Number(part), 0)).toBe(received);

  await portal.upstream.markRequests();
  await ranges.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/profile\/dashboard\?range=last_7_days$/);
  await expect(ranges.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
  const seen = await portal.upstream.requests();
  const blocks = seen.filter(({ path }) => path.startsWith('/account/dashboard/')).map(({ path }) => path);
  expect(blocks.toSorted()).toEqual([
    '/account/dashboard/leads-summary',
    '/account/dashboard/page-summary',
    '/account/dashboard/ranges',
  ]);

  await page.reload();
  await expect(ranges.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('region', { name: 'Newest leads' }).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/profile\/leads\/lead\//);
});
