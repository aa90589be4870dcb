import { expect, test } from '../harness/portal.ts';
import { demoEmail } from '../harness/upstream.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';
import { openProfileForm } from './testing/typedProfile.ts';

const ACCOUNT = 'owner-advanced';
const RESTORED = 'We restored your unsaved changes';

test('signing out asks before it discards what was typed, and leaves nothing of it in the browser (EXT-05, ACC-02)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => /^(?:profile|story):/.test(name)));
  await signedIn(page, ACCOUNT);
  await page.goto('profile/page-optimization?stories=new');
  await page.getByRole('dialog').getByLabel('Project name').fill('A story for a shared computer');
  await expect.poll(kept).toHaveLength(1);
  const form = await openProfileForm(page);
  await form.type('discretion');
  await expect.poll(kept).toHaveLength(2);

  const menu = page.getByRole('button', { name: `Account: ${demoEmail(ACCOUNT)}` });
  await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and discard what you typed?' });
  await expectNoBarrier(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(menu).toBeFocused();
  await form.expectTyped();

  asked.length = 0;
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await question.getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept()).toEqual([]);
  // The browser does not ask for another confirmation.
  expect(asked).toEqual([]);

  await signedIn(page, ACCOUNT);
  const again = await openProfileForm(page);
  await expect(again.tagline).not.toHaveValue('Known for discretion');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('after a session expires, what was typed is kept, but only for its own account (EXT-05, ERR-22)', async ({
  page,
}) => {
  await signedIn(page, ACCOUNT);
  const form = await openProfileForm(page);
  await form.type('patience');
  await page.context().clearCookies();
  await page.goto('about:blank');

  await signedIn(page, 'owner-start');
  const other = await openProfileForm(page);
  await expect(other.tagline).not.toHaveValue('Known for patience');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.goto('about:blank');

  await signedIn(page, ACCOUNT);
  await openProfileForm(page);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(form.tagline).toHaveValue('Known for patience');
});
