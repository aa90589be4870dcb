import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

async function openHome(page: Page): Promise<void> {
  await signedIn(page, 'owner-start');
  await page.goto('profile/dashboard');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
}

test('reports a lost connection and its return, when messages written meanwhile are sent (EXT-04)', async ({
  page,
  context,
}) => {
  const { composer, log } = await openChat(page, 'Oscar Lawson');
  await context.setOffline(true);
  const banner = page.getByText("You're offline.");
  await expect(banner).toBeVisible({ timeout: 10_000 });
  await composer.fill('Written on the train');
  await composer.press('Enter');
  const waiting = log.locator('[data-local]');
  await expect(waiting).toContainText('Written on the train');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(waiting).toHaveCount(0);
  await expect(log.getByText('Written on the train')).toBeVisible();
});

test('an upstream outage is reported within 10 s on an open page, and its end automatically (EXT-04)', async ({
  page,
  portal,
}) => {
  await openHome(page);
  const banner = page.getByText("Our service isn't responding right now", { exact: false });
  await portal.upstream.addFault({ kind: 'reset' });
  await expect(banner).toBeVisible({ timeout: 10_000 });
  await portal.upstream.clearFaults();
  await expect(banner).toBeHidden({ timeout: 10_000 });
});

test('a page that failed during an outage is shown once the upstream is back, without a click (EXT-04)', async ({
  page,
  portal,
}) => {
  await openHome(page);
  await page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
  await portal.upstream.addFault({ kind: 'reset' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: "We couldn't load this" })).toBeVisible();
  // Only the page has failed, not the frame around it.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await portal.upstream.clearFaults();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => document.body.getAttribute('data-mark'))).toBe('same page');
});

test('a screen opened without a connection says so, and is shown once the connection is back, without a click (ERR-20, EXT-04)', async ({
  page,
  context,
}) => {
  await openHome(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page).toHaveTitle(/No connection/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
