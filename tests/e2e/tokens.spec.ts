import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { expectCellsApart } from './testing/cells.ts';
import { ask, signedIn } from './testing/signedIn.ts';

test('creates an access token that works until it is revoked (EXT-24)', async ({ page, context, portal }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'owner-leadgen');
  await page.goto('profile/settings');
  await page.getByRole('button', { name: 'Create token' }).click();
  const form = page.getByRole('dialog', { name: 'New access token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await form.getByLabel('Name').fill('CRM import');
  await form.getByLabel('Expires in (days)').fill('0');
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Enter a number of days from 1 to 365.')).toBeVisible();
  await form.getByLabel('Expires in (days)').fill('30');
  await expectNoBarrier(page, [375]);

  // Selects by keyboard, from no access through read to write.
  await form.getByRole('group', { name: 'Messages' }).getByRole('radio', { name: 'No access' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  // Leaving with typed text asks for confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Create token' }).click();

  const shown = page.getByRole('dialog', { name: 'Your new token' });
  await shown.getByRole('button', { name: 'Copy' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(await shown.getByRole('code').textContent()).toBe(token);
  await shown.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('table', { name: 'Access tokens' }).getByRole('row', { name: 'CRM import' });
  await expect(row.getByRole('cell', { name: 'Never' })).toBeVisible();
  await expect(row.getByText('Leads and deals: Read', { exact: true })).toBeVisible();
  await expect(row.getByText('Messages: Read and write')).toBeVisible();
  // High enough for the whole page.
  await expectNoBarrier(page, [375, 1440], 3_200);
  await expectCellsApart(page, row, 375);

  const email = () => portal.gateway.run(token, '{ viewer { account { user { email } } } }');
  expect(await email()).toMatchObject({
    data: { viewer: { account: { user: { email: 'owner-leadgen@demo.example' } } } },
  });
  await page.getByRole('button', { name: 'Revoke CRM import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Token “CRM import” revoked')).toBeVisible();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create token' })).toBeFocused();
  expect((await email()).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('a revoked token does not come back with an older response that arrives later', async ({ page }) => {
  await signedIn(page, 'owner-leadgen');
  await ask(page, 'mutation { createAccessToken(input: { name: "Reporting", expiresInDays: 9 }) { token } }');
  await page.goto('profile/settings');
  await expect(page.getByRole('button', { name: 'Revoke Reporting' })).toBeVisible();
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  // The page is shown from the store, and what it reads meanwhile arrives after the token was revoked.
  const revoked = Promise.withResolvers<undefined>();
  let reads = 0;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.startsWith('{"data":{"viewer"') && body.includes('"accessTokens":')) {
      reads += 1;
      await revoked.promise;
    }
    await route.fulfill({ response, body });
  });
  await navigation.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Revoke Reporting' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  expect(reads).toBe(1);
  revoked.resolve(undefined);
  await expect.poll(() => reads).toBe(2);
  await expect(page.getByText('No access tokens yet')).toBeVisible();
});
