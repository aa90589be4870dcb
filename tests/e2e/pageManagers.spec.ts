import type { Locator, Page } from '@playwright/test';
import { makeImage } from '../../gateway/uploads/testing/images.ts';
import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

/** An account used only by this file, which changes its images and their order. */
const ACCOUNT = 'owner-legacy';

/** Drops or pastes a picture by dispatching the events of a browser. */
async function bring(page: Page, type: 'drop' | 'paste', name: string): Promise<void> {
  const content = (await makeImage(60, 40)).toString('base64');
  await page.evaluate(
    ([kind, fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: 'image/png' }));
      const settings = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...settings, dataTransfer: data })
          : new ClipboardEvent('paste', { ...settings, clipboardData: data });
      document.querySelector('dialog[open]')?.dispatchEvent(event);
    },
    [type, name, content] as const,
  );
}

function texts(dialog: Locator): Promise<string[]> {
  return dialog
    .getByLabel(/^Alt text for image/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

test('images can be dropped, pasted, reordered by keyboard and saved, and appear in this order on the public page (SCR-21, QRY-11, EXT-16, NTC-08, STA-36)', async ({
  page,
  portal,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/page-optimization');
  await page.getByRole('link', { name: 'Manage awards' }).click();
  await expect(page).toHaveURL(/\?awards=1$/);
  const dialog = page.getByRole('dialog', { name: 'Awards' });
  await expect(dialog).toBeVisible();
  await bring(page, 'drop', 'first.png');
  await expect(dialog.getByLabel('Alt text for image 1')).toBeFocused();
  await page.keyboard.insertText('First prize');
  await bring(page, 'paste', 'second.png');
  await expect(dialog.getByLabel('Alt text for image 2')).toBeFocused();
  await expectNoBarrier(page, [375, 1440]);

  // A missing alternative text blocks the save.
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText('Describe the image.')).toBeVisible();
  await page.keyboard.insertText('Second prize');
  await bring(page, 'drop', 'third.png');
  await expect(dialog.getByLabel('Alt text for image 3')).toBeFocused();
  await page.keyboard.insertText('Third prize');

  // Moves the last image to the top by keyboard.
  await dialog.getByRole('button', { name: 'Move Third prize up' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Third prize is now 2 of 3.')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Move Third prize up' })).toBeFocused();
  await page.keyboard.press('Space');
  expect(await texts(dialog)).toEqual(['Third prize', 'First prize', 'Second prize']);

  // After a failed save, all files are still there, and the next save sends the rest.
  await portal.upstream.addFault({ kind: 'status', status: 503, method: 'POST', path: '/profile/awards', times: 1 });
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await texts(dialog)).toEqual(['Third prize', 'First prize', 'Second prize']);
  await save.click();
  await expect(page.getByText('Awards saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/page-optimization$/);

  const card = page.getByRole('region', { name: 'Awards' });
  await expect(card.getByRole('img')).toHaveCount(3);
  for (const [index, name] of ['Third prize', 'First prize', 'Second prize'].entries()) {
    await expect(card.getByRole('img').nth(index)).toHaveAccessibleName(name);
  }
  await page.goto((await page.getByRole('link', { name: 'View public page' }).getAttribute('href')) ?? '');
  await expect(page.locator('#awards').getByRole('listitem')).toHaveText([
    'Third prize',
    'First prize',
    'Second prize',
  ]);
});

test('an image can be dragged, removed and restored, and leaving with changes asks for confirmation, also with Back (SCR-22, QRY-12, EXT-05, NTC-09)', async ({
  page,
}) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/page-optimization');
  await page.getByRole('link', { name: 'Manage logos' }).click();
  await expect(page).toHaveURL(/\?clients=1$/);
  const dialog = page.getByRole('dialog', { name: 'Client logos' });
  await expect(dialog.getByLabel('Alt text for image 1')).toBeVisible();
  const [first = '', second = '', ...others] = await texts(dialog);

  const rows = dialog.getByRole('listitem');
  const handle = await rows.first().locator('[aria-hidden]').first().boundingBox();
  const target = await rows.nth(1).boundingBox();
  if (!handle || !target) throw new Error('The rows are not there.');
  const grip = [handle.x + handle.width / 2, handle.y + handle.height / 2] as const;
  await page.mouse.move(...grip);
  await page.mouse.down();
  await page.mouse.move(grip[0], target.y + target.height * 0.9, { steps: 5 });
  await page.mouse.up();
  expect(await texts(dialog)).toEqual([second, first, ...others]);

  await dialog.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(dialog.getByRole('button', { name: `Undo ${first}` })).toBeFocused();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  expect(await ask(page, '{ viewer { pageOptimization { clientLogos { alt } } } }')).toMatchObject({
    data: { viewer: { pageOptimization: { clientLogos: [second, ...others].map((alt) => ({ alt })) } } },
  });
});

test('stories can be reordered with buttons, which keep the focus, and the public page shows the new order (EXT-16, PLT-11)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  const read = async () => {
    const answer = await ask(page, '{ viewer { pageOptimization { stories { name status } } } }');
    return (answer as { data: { viewer: { pageOptimization: { stories: { name: string; status: string }[] } } } }).data
      .viewer.pageOptimization.stories;
  };
  const [first = { name: '', status: '' }, ...others] = await read();
  await page.goto('profile/page-optimization');
  const stories = page.getByRole('list', { name: 'Success stories' });
  const down = stories.getByRole('button', { name: `Move ${first.name} down` });
  await down.focus();
  // Otherwise more than its new place would be announced.
  await stories.evaluate((list) => list.addEventListener('focusin', () => (list.dataset['focused'] = 'again')));
  for (let place = 2; place <= others.length + 1; place += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${first.name} is now ${place} of ${others.length + 1}.`)).toBeAttached();
  }
  await expect(down).toBeFocused();
  await expect(stories).not.toHaveAttribute('data-focused');
  await expect(stories.getByRole('strong')).toHaveText([...others, first].map(({ name }) => name));
  await expect.poll(read).toEqual([...others, first]);
  const published = [...others, first].filter(({ status }) => status === 'PUBLISHED').map(({ name }) => name);
  await page.goto((await page.getByRole('link', { name: 'View public page' }).getAttribute('href')) ?? '');
  await expect(page.locator('#stories').getByRole('heading', { level: 3 })).toHaveText(published);
});
