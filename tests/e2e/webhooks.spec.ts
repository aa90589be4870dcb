import { startReceiver } from '../../upstream/webhooks/testing/testReceiver.ts';
import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { expectCellsApart } from './testing/cells.ts';
import { signedIn } from './testing/signedIn.ts';

const ACCOUNT = 'owner-advanced';

test('adds a webhook, tests it, follows its log, replaces its secret and deletes it (EXT-23)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let status = 204;
  const receiver = await startReceiver((_call, response) => response.writeHead(status).end());
  await signedIn(page, ACCOUNT);
  await page.goto('profile/settings');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Enter a URL.')).toBeVisible();
  await expect(form.getByLabel('URL')).toBeFocused();
  await form.getByLabel('URL').fill('https://127.0.0.1 /');
  await form.getByLabel(/Review published/).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabel('URL').fill(receiver.url);
  await page.keyboard.press('Enter');

  const shown = page.getByRole('dialog', { name: 'Your signing secret' });
  await shown.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'Close' }).first().click();

  const add = page.getByRole('button', { name: 'Add webhook' });
  await expect(add).toBeFocused();
  const card = page.getByRole('article', { name: receiver.url });
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card.getByText('message.received')).toBeVisible();
  await expect(card.getByText('review.published')).toBeHidden();
  await card.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText('Test event sent')).toBeVisible();
  // The result appears without reloading.
  const entry = card.getByRole('row').filter({ hasText: 'webhook.test' });
  await expect(entry.getByText('Delivered')).toBeVisible({ timeout: 10_000 });
  await expect(entry.getByText('204', { exact: true })).toBeVisible();
  expect(receiver.calls.length).toBe(1);

  status = 500;
  await entry.getByRole('button', { name: /Details/ }).click();
  const details = page.getByRole('dialog', { name: 'webhook.test' });
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(entry.getByText('Gave up')).toBeVisible({ timeout: 10_000 });
  await expect(card.getByText(/Deliveries have been failing since/)).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await expectCellsApart(page, entry, 375);
  await entry.getByRole('button', { name: /Details/ }).click();
  await expect(details.getByRole('listitem')).toHaveText([/204/, /500/]);
  await details.getByRole('button', { name: 'Close' }).first().click();

  const choose = async (action: string) => {
    await card.getByRole('button', { name: `More actions: ${receiver.url}` }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose('Pause');
  await expect(card.getByText('Paused')).toBeVisible();
  await card.getByRole('button', { name: 'Resume' }).click();
  await expect(card.getByRole('button', { name: 'Send test' })).toBeVisible();
  await choose('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit webhook' });
  await edit.getByLabel(/Review published/).check();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByText('review.published')).toBeVisible();
  await choose('Replace secret');
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
  await shown.getByRole('button', { name: 'Copy' }).click();
  await shown.getByRole('button', { name: 'Close' }).first().click();
  await expect(card.getByText(/The old secret also works until/)).toBeVisible();
  await choose('Delete');
  await page.getByRole('dialog', { name: 'Delete this webhook?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Webhook deleted')).toBeVisible();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expect(add).toBeFocused();
  await receiver.close();
});
