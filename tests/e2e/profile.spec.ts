import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

const NO_CONNECTION = "You're not connected. Check your network and try again.";
const RESTORED = 'We restored your unsaved changes';

/** A one-pixel PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('keeps typed text across a reload or in a reopened tab, and asks before leaving (EXT-05)', async ({
  page,
  context,
}) => {
  await signedIn(page, 'owner-advanced');
  await page.goto('profile');
  const tagline = page.getByLabel('Tagline');
  const saved = await tagline.inputValue();
  await tagline.fill('Typed and not saved');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(tagline).toHaveValue('Typed and not saved');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(tagline).toHaveValue('Typed and not saved');
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(tagline).toHaveValue('Typed and not saved');
  await page.goto('about:blank');
  const again = await context.newPage();
  await again.goto('profile');
  await expect(again.getByLabel('Tagline')).toHaveValue('Typed and not saved');
  await expect(again.getByRole('status').filter({ hasText: 'Unsaved changes' })).toBeVisible();
  await again.getByRole('button', { name: 'Discard them' }).click();
  await expect(again.getByLabel('Tagline')).toHaveValue(saved);
  await expect(again.getByText('All changes saved')).toBeVisible();
  await again.close();
});

test('marks all errors that prevent publishing a new profile, with the first one in view (VAL-01, VAL-02)', async ({
  page,
}) => {
  await signedIn(page, 'new');
  await page.goto('profile');
  await page.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByRole('heading', { name: '16 fields to fix' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload logo' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Upload logo' })).toBeInViewport();
  // The next test has the form without errors, at more widths.
  await expectNoBarrier(page, [375]);
  await page.getByRole('button', { name: 'Website: Fill in this field.' }).click();
  await expect(page.getByLabel('Website', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Website', { exact: true })).toBeInViewport();
});

test('saves a draft, finds the city of an office and publishes (STA-29, STA-30, STA-31, PLT-10, PLT-11)', async ({
  page,
}) => {
  await signedIn(page, 'draft');
  await page.goto('profile');
  await page.getByLabel('Tagline').fill('Shopping ads from Toronto');
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Berl');
  await page.getByRole('option', { name: /^Berlin\b/ }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tagline')).toHaveValue('Shopping ads from Toronto');
  await expect(page.getByRole('combobox', { name: 'City', exact: true })).toHaveValue('Berlin');
  const state = page.getByRole('banner').getByText(/^(Draft|In review|Live in the directory)$/);
  await expect(state).toHaveText('Draft');
  await page.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByText('Your page is published.')).toBeVisible();
  await expect(state).toHaveText('In review');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(page).toHaveTitle(/^(\(\d+\) )?Profile · Agency portal$/);
  await expectNoBarrier(page, [375, 1440]);
});

test('accepts a logo at once, and says why it refuses one (VAL-03, VAL-04, ENT-02)', async ({ page }) => {
  await signedIn(page, 'owner-legacy');
  await page.goto('profile');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const choose = async (name: string, mimeType: string, content: string, encoding: BufferEncoding) => {
    const chooser = page.waitForEvent('filechooser');
    await logo.getByRole('button', { name: /^(?:Upload logo|Replace)$/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content, encoding) });
  };
  await choose('logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf8');
  await expect(logo.getByText('Upload a JPEG or PNG file.')).toBeVisible();
  await choose('logo.png', 'image/png', 'not a picture', 'utf8');
  await logo.getByRole('button', { name: 'Remove' }).click();
  await expect(logo.getByRole('button', { name: 'Upload logo' })).toBeVisible();
  await choose('logo.png', 'image/png', PIXEL, 'base64');
  await expect(logo.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(logo.getByRole('alert')).toBeHidden();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

/** A red picture of the given size. */
function wideLogo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
}

test('fits a 4:1 logo whole or cropped before upload, by keyboard only, and again after a failed upload (EXT-15, ERR-22)', async ({
  page,
}) => {
  await signedIn(page, 'owner-legacy');
  await page.goto('profile');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const stored = logo.getByRole('img', { name: 'Your logo' });
  const size = () =>
    stored.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
  const chooser = page.waitForEvent('filechooser');
  await logo.getByRole('button', { name: /^(?:Upload logo|Replace)$/ }).click();
  await (await chooser).setFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await wideLogo(400, 100) });
  const dialog = page.getByRole('dialog', { name: 'Fit your logo' });
  await expect(dialog.getByRole('radio', { name: 'Pad to a square' })).toBeChecked();
  await expectNoBarrier(page, [375]);
  await page.route('**/graphql', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Use logo' }).press('Enter');
  await expect(dialog.getByText(NO_CONNECTION)).toBeVisible();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: 'Use logo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(size).toEqual([400, 400]);

  await logo.getByRole('button', { name: 'Crop or pad' }).press('Enter');
  await dialog.getByRole('radio', { name: 'Pad to a square' }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Crop to a square' })).toBeChecked();
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.press('End');
  await expect(zoom).toHaveAttribute('aria-valuetext', '400%');
  await dialog.getByRole('button', { name: 'Use logo' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(size).toEqual([25, 25]);

  await logo.getByRole('button', { name: 'Crop or pad' }).press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logo.getByRole('button', { name: 'Crop or pad' })).toBeFocused();
});

test('keeps notices and navigation clear of the save bar (SCR-01)', async ({ page }) => {
  await signedIn(page, 'owner-leadgen');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('profile');
  const save = page.getByRole('button', { name: 'Save draft' }).or(page.getByRole('button', { name: 'Save changes' }));
  const remove = page.getByRole('group', { name: 'Logo', exact: true }).getByRole('button', { name: 'Remove' });
  await expect(remove).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  for (const width of [375, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await remove.click();
    const notice = page.getByText(NO_CONNECTION);
    await expect(notice).toBeVisible();
    const bottomOf = async (box: Locator) => {
      const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
      return y + height;
    };
    const bar = await page.getByRole('status').filter({ hasText: 'All changes saved' }).locator('..').boundingBox();
    expect(await bottomOf(notice)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await bottomOf(save.first())).toBeLessThanOrEqual(width === 375 ? 800 - 60 : 800);
  }
});
