import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

/** Turns the wheel over a point of the window until `inside` is at its end, and then once more. */
async function scrollPastEnd(page: Page, x: number, y: number, inside: Locator | null): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 5_000);
  if (inside)
    await expect
      .poll(() => inside.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1))
      .toBe(true);
  await page.mouse.wheel(0, 400);
  // Scrolling takes effect with a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('the page keeps its place behind a dialog or menu that is scrolled past its end (SCR-34, PLT-05)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=pending');
  const place = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: /^Received/ }).click();
  const menu = page.locator(':popover-open').last();
  const { x, y, width } = (await menu.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await scrollPastEnd(page, x + width / 2, y + 20, menu);
  expect(await place()).toBe(0);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Decline/ })
    .first()
    .click();
  const before = await place();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await scrollPastEnd(page, 187, 250, dialog);
  expect(await place()).toBe(before);
  // The backdrop at its side.
  await scrollPastEnd(page, 5, 250, null);
  expect(await place()).toBe(before);
});
