import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

/** An account used only by this file, which changes its stories. */
const ACCOUNT = 'owner-start';
const LONG = 'x'.repeat(50);
const NUMBERS = { 'Budget in USD': '123456789', Year: '20251', 'Duration in months': '6' };

test('a story is added, edited, removed and restored; errors show all at once, failures and reloads keep the input (RTE-03, SCR-23, SCR-24, STA-38 to STA-43, VAL-34 to VAL-38, NTC-05, NTC-06, EXT-05)', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/settings');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Page optimization' }).click();
  await expect(page).toHaveURL(/profile\/page-optimization$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page optimization' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Success stories' });
  const progress = card.getByRole('strong').filter({ hasText: /^\d+ of 3$/ });
  const before = Number((await progress.innerText()).split(' ')[0]);
  for (const [name, goal] of [
    ['Client logos', 6],
    ['Awards', 6],
  ] as const) {
    const images = page.getByRole('region', { name });
    const shown = await images.getByRole('img').count();
    await expect(images.getByRole('strong')).toHaveText(`${shown} of ${goal}`);
  }

  // Shows all errors at once, in form order.
  await card.getByRole('link', { name: 'Add story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a success story' });
  await expect(page).toHaveURL(/\?stories=1$/);
  const publish = dialog.getByRole('button', { name: 'Publish' });
  await dialog.getByLabel('Result').fill(LONG);
  await publish.click();
  await expect(dialog.getByText('Enter the name.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '6 fields to fix' })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  await dialog.getByRole('button', { name: 'Solution: Describe the solution.' }).click();
  await expect(dialog.getByLabel('Solution')).toBeFocused();
  await publish.click();
  await expect(dialog.getByLabel('Project name')).toBeFocused();
  await page.keyboard.insertText('n'.repeat(51));
  await expect(dialog.getByLabel('Project name')).toHaveValue('n'.repeat(50));
  await dialog.getByLabel('Project name').fill('Harbor & Pine');
  for (const [label, value] of Object.entries(NUMBERS)) {
    await publish.click();
    await expect(dialog.getByLabel(label)).toBeFocused();
    await page.keyboard.insertText(value);
  }
  await expect(dialog.getByLabel('Budget in USD')).toHaveValue('12345678');
  await publish.click();
  await expect(dialog.getByText('Describe the challenge.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Challenge').fill(LONG.slice(1));
  await dialog.getByLabel('Solution').fill(LONG);
  await publish.click();
  await expect(dialog.getByText('Enter at least 50 characters.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Challenge').fill(LONG);

  // Leaving asks for confirmation, and a failure keeps the input.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.reload();
  await expect(dialog.getByText(/^We restored your unsaved changes/)).toBeVisible();
  await expect(dialog.getByLabel('Challenge')).toHaveValue(LONG);
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: '/profile/stories', times: 1 });
  await publish.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Challenge')).toHaveValue(LONG);
  await publish.click();
  await expect(page.getByText('“Harbor & Pine” was added.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/profile\/page-optimization$/);
  await expect(progress).toHaveText(`${before + 1} of 3`);

  // A draft is labeled and does not count, and saving it shows no success notice.
  await card.getByRole('link', { name: 'Edit Harbor & Pine' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit success story' });
  await expect(edit.getByLabel('Budget in USD')).toHaveValue('12345678');
  await edit.getByLabel('Project name').fill('Harbor again');
  await edit.getByLabel('Result').fill('');
  await edit.getByRole('button', { name: 'Save draft' }).click();
  await expect(edit).toBeHidden();
  const row = card.getByRole('listitem').filter({ hasText: 'Harbor again' });
  await expect(row.getByText('Draft')).toBeVisible();
  await expect(progress).toHaveText(`${before} of 3`);

  await row.getByRole('link', { name: 'Edit Harbor again' }).click();
  await edit.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Harbor again” was removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('“Harbor again” was added.')).toBeVisible();
  await expect(card.getByRole('listitem').last()).toContainText('Harbor again');
  await page.goBack();
  await expect(dialog.or(edit)).toBeHidden();
});

test('the URL opens the manager; on phones the bar has five items and settings are in the account menu (QRY-10, QRY-16, SCR-04)', async ({
  page,
}) => {
  await signedIn(page, ACCOUNT);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('profile/page-optimization?stories=yes');
  const dialog = page.getByRole('dialog', { name: 'Add a success story' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/profile\/page-optimization$/);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveCount(5);
  await expect(bar.getByRole('link', { name: 'Page', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoBarrier(page, [375, 1440], 2400);
  // A recommended action on the dashboard links here.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const actions = page.getByRole('region', { name: 'Recommended next steps' });
  await actions.getByRole('link', { name: 'Add story' }).click();
  await expect(page).toHaveURL(/page-optimization\?stories=1$/);
  await expect(dialog).toBeVisible();
});
