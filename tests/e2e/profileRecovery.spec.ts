import { startGateway } from '../harness/gateway.ts';
import { expect, test } from '../harness/portal.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';
import { signedIn } from './testing/signedIn.ts';
import { openProfileForm } from './testing/typedProfile.ts';

/** An account used only by these files, which change its profile. */
const ACCOUNT = 'limit';
const NO_CONNECTION = "You're not connected. Check your network and try again.";

test.afterEach(({ portal }) => portal.upstream.clearFaults());

test('the form keeps its input while the gateway is killed or the network lost, and one write then saves it', async ({
  page,
  context,
  portal,
}) => {
  // The test starts two gateways.
  test.slow();
  await signedIn(page, ACCOUNT);
  const upstreamUrl = portal.upstream.url;
  let gateway = await startGateway({ upstreamUrl });
  try {
    const form = await openProfileForm(page, `${gateway.url}/profile`);
    await form.type('endurance');
    await gateway.kill();
    await form.save();
    await expect(form.status).toHaveText(NO_CONNECTION);
    await form.expectTyped();
    gateway = await startGateway({ upstreamUrl, port: gateway.port });
    await form.save();
    await form.expectSaved();

    await context.setOffline(true);
    await form.type('patience');
    await form.save();
    await expect(form.status).toHaveText(NO_CONNECTION);
    await form.expectTyped();
    await context.setOffline(false);
    await portal.upstream.markRequests();
    await form.save();
    await form.expectSaved();
    expect(await portal.upstream.requests({ method: 'PUT', path: '/profile' })).toHaveLength(1);
  } finally {
    await context.setOffline(false);
    await page.goto('about:blank');
    await gateway.stop();
  }
});

test('saving after signing out in another tab asks to sign in, then saves the input (ERR-22)', async ({
  page,
  context,
}) => {
  await signedIn(page, ACCOUNT);
  // Without a socket, which ends with the session: otherwise the page asks to sign in even before it is saved.
  await page.routeWebSocket(/graphql/, () => undefined);
  const form = await openProfileForm(page);
  await form.type('return');
  const other = await context.newPage();
  await other.goto('profile/settings');
  await other.getByRole('button', { name: `Account: ${demoEmail(ACCOUNT)}` }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  const question = other.getByRole('dialog', { name: 'Sign out and discard what you typed?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await other.close();
  await form.save();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByLabel('Email address')).toHaveValue(demoEmail(ACCOUNT));
  await form.expectTyped();
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await form.expectSaved();
});

test('signing in again after an expired session returns to the form with its input', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  await form.type('loyalty');
  await portal.upstream.addFault({ kind: 'status', status: 401, path: '*', body: { code: 'UNAUTHENTICATED' } });
  await form.save();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Leave this page' }).click();
  await portal.upstream.clearFaults();
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Fprofile$/);
  await page.getByLabel('Email address').fill(demoEmail(ACCOUNT));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('We restored your unsaved changes')).toBeVisible();
  await form.expectTyped();
  await form.save();
  await form.expectSaved();
});

test('what was typed before a session ended is kept, but only for its own account (EXT-05, ERR-22)', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  // Blocks pushes, so that the save has to detect the change of account.
  await page.routeWebSocket(/graphql/, () => undefined);
  const form = await openProfileForm(page);
  await form.type('discretion');
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await signedIn(page, 'owner-legacy');
  await portal.upstream.markRequests();
  await form.save();
  await expect(page.getByRole('button', { name: `Account: ${demoEmail('owner-legacy')}` })).toBeVisible();
  await expect(form.tagline).not.toHaveValue('Known for discretion');
  await expect(form.status).toHaveText('All changes saved');
  expect(await portal.upstream.requests({ method: 'PUT', path: '/profile' })).toEqual([]);
  expect(questions).toEqual([]);
  await page.goto('about:blank');
  await signedIn(page, ACCOUNT);
  await page.goto('profile');
  await form.expectTyped();
  await form.save();
  await form.expectSaved();
});
