import { expect, test } from '../harness/portal.ts';
import { demoEmail } from '../harness/upstream.ts';
import { openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

const TEXT = 'Written before somebody else signed in';

test('a tab whose session now belongs to another account does nothing for it, and loses no input of the first (ERR-22)', async ({
  page,
  context,
  portal,
}) => {
  // Blocks pushes, so that a request has to detect the change of account.
  await page.routeWebSocket(/graphql/, () => undefined);
  const { uuid, composer } = await openChat(page, 'Hannah Parrish');
  await composer.fill(TEXT);
  // Otherwise a request that is still on its way detects it before the message is sent.
  await page.waitForLoadState('networkidle');
  // Signs in as another account, as if in another tab of this browser.
  await signedIn(page, 'owner-start');
  await portal.upstream.markRequests();
  // Unlike a locator's `press`, does not wait for the reload that follows and that may start twice.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Account: ${demoEmail('owner-start')}` })).toBeVisible();
  await expect(page.getByText(TEXT)).toHaveCount(0);
  expect(await portal.upstream.requests({ method: 'POST', path: '/messages' })).toEqual([]);

  await signedIn(page, 'owner-scale');
  await page.goto(`profile/messages?selectedChat=${uuid}`);
  await expect(page.getByRole('log').getByText(TEXT)).toBeVisible();

  const watching = await context.newPage();
  await watching.goto('profile/messages');
  await expect(watching.getByRole('button', { name: `Account: ${demoEmail('owner-scale')}` })).toBeVisible();
  await signedIn(page, 'owner-start');
  await expect(watching.getByRole('button', { name: `Account: ${demoEmail('owner-start')}` })).toBeVisible();
  await signedIn(page, 'owner-scale');
  await page.reload();

  await composer.fill('Not to be found by the next one');
  await page.getByRole('button', { name: `Account: ${demoEmail('owner-scale')}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and discard what you typed?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(draft|outbox):/.test(key)))).toEqual(
    [],
  );
});
