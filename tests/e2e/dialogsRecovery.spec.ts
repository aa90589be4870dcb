import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';
import { openChat } from './testing/messengerPage.ts';
import { sendAnswers } from './testing/sendAnswers.ts';
import { signedIn } from './testing/signedIn.ts';

/** An account whose leads and stories are not counted by any other test. */
const ACCOUNT = 'limit';
const NO_CONNECTION = "You're not connected. Check your network and try again.";

test.afterEach(({ portal }) => portal.upstream.clearFaults());

/** Signs in through the dialog of the expired session. */
async function signInAgain(page: Page, account: string): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByLabel('Email address')).toHaveValue(demoEmail(account));
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
}

test('a story keeps its input while offline or signed out, and is added once, also if the list cannot be read then (ERR-22)', async ({
  page,
  context,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/page-optimization?stories=1');
  const dialog = page.getByRole('dialog', { name: 'Add a success story' });
  await dialog.getByLabel('Project name').fill('Lighthouse');
  await dialog.getByLabel('Challenge').fill('Typed before the trouble');
  await portal.upstream.markRequests();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(NO_CONNECTION);
  await context.setOffline(false);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await signInAgain(page, ACCOUNT);
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Edit Lighthouse' }).click();
  await expect(page.getByLabel('Challenge')).toHaveValue('Typed before the trouble');
  expect(await portal.upstream.requests({ method: 'POST', path: '/profile/stories' })).toHaveLength(1);
  await page.keyboard.press('Escape');

  // The next one is added although the list cannot be read afterwards: the page stays, and lists it once it can.
  await page.getByRole('link', { name: 'Add story' }).click();
  await dialog.getByLabel('Project name').fill('Breakwater');
  for (const path of ['/profile/stories', '/profile/additional-info']) {
    await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path });
  }
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Page optimization' })).toBeVisible();
  const added = page.getByRole('link', { name: 'Edit Breakwater' });
  await expect(added).toBeHidden();
  await portal.upstream.clearFaults();
  await expect(added).toBeVisible({ timeout: 10_000 });
});

test('declining a lead keeps the reason while offline or signed out, and happens once (ERR-22)', async ({
  page,
  context,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/leads?status=pending');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Decline/ }) });
  const name = await row.first().getByRole('link').first().innerText();
  await page.waitForLoadState('networkidle');
  await portal.upstream.markRequests();
  await context.setOffline(true);
  await page.getByRole('button', { name: `Decline ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline/ });
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByRole('button', { name: 'Decline lead' }).click();
  await sendAnswers(page);
  // It waits for the network, and then for the session.
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Declined, not sent yet');
  await context.clearCookies();
  await context.setOffline(false);
  // Sent 7 s after it was given, when no other tab can hold it any longer.
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible({ timeout: 15_000 });
  await signInAgain(page, ACCOUNT);
  await expect
    .poll(async () =>
      (await portal.upstream.requests({ method: 'POST', path: '/decline-reason/' })).map(({ body }) => body),
    )
    .toEqual([{ reason: 'spam' }]);
});

test('a message survives an expired session and is sent once after signing in (ERR-22, EXT-01)', async ({
  page,
  context,
}) => {
  const { log, composer } = await openChat(page, 'Hannah Parrish');
  // Ended by the message itself: any other request would open the dialog above the composer, perhaps while it is filled.
  const ended = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const isMessage = route.request().postData()?.includes('Typed before') ?? false;
    if (isMessage) await context.clearCookies();
    await route.continue();
    if (isMessage) ended.resolve();
  });
  await composer.fill('Typed before the session ended');
  await composer.press('Enter');
  await ended.promise;
  await page.unroute('**/graphql');
  await signInAgain(page, 'owner-scale');
  await expect(log.locator('[data-message]', { hasText: 'Typed before the session ended' })).toHaveCount(1);
  await expect(log.locator('[data-local]')).toHaveCount(0);
});
