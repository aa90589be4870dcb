import { expect, test } from '../harness/portal.ts';
import { demoEmail } from '../harness/upstream.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';
import { openProfileForm } from './testing/typedProfile.ts';

const ACCOUNT = 'owner-advanced';

test('signing out asks before it discards what was typed, and leaves nothing of it in the browser (EXT-05, ACC-02)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const kept = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage as unknown as Record<string, string>).filter(([, text]) =>
          /computer|discretion/.test(text),
        ),
      ),
    );
  await signedIn(page, ACCOUNT);
  await page.goto('profile/page-optimization?stories=new');
  await page.getByRole('dialog').getByLabel('Project name').fill('A story for a shared computer');
  await expect.poll(kept).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const form = await openProfileForm(page, page.getByRole('link', { name: 'Profile', exact: true }));
  await form.type('discretion');
  await expect.poll(kept).toHaveLength(2);

  const menu = page.getByRole('button', { name: `Account: ${demoEmail(ACCOUNT)}` });
  await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out and discard what you typed?' });
  await expectNoBarrier(page, [375]);
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
});
