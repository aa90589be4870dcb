import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { chatWith, listed, openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

for (const name of [null, 'Noah Nash', 'Oscar Lawson', 'Daniel Doyle'] as const) {
  test(`axe finds no violation in ${name === null ? 'the list' : `the chat with ${name}`}, light and dark, on all widths (PLT-11)`, async ({
    page,
  }) => {
    if (name === null) {
      await signedIn(page, 'owner-scale');
      await page.goto('profile/messages');
      await listed(page).first().waitFor();
    } else {
      await openChat(page, name);
    }
    await expectNoBarrier(page);
  });
}

test('the messenger works with the keyboard alone', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  // Moves two open chats to the top of the list, where an earlier test may have left a blocked one.
  for (const name of ['Noah Nash', 'Oscar Lawson']) {
    await portal.upstream.control('POST', `/chats/${await chatWith(page, name)}/messages`, { text: 'Hello again.' });
  }
  await page.goto('profile/messages');
  await listed(page).first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  const second = listed(page).nth(1);
  await expect(second.getByRole('link')).toBeFocused();
  const uuid = await second.getAttribute('data-chat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`selectedChat=${uuid}`));
  await expect(page.getByRole('region', { name: /^Chat with / })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('By keyboard')).toBeVisible();
  // While the user types, letters are text; after Escape they are shortcuts again.
  await page.keyboard.type('e');
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('log')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Chat with .* archived$/)).toBeVisible();
  await expect(listed(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-chat="${uuid}"]`)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toBeFocused();
});

test('at a zoom of 400 % the list of chats can be scrolled into view', async ({ page }) => {
  // What remains of a window of 1280 × 1024 pixels (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages');
  const row = listed(page).first();
  await row.getByRole('link').focus();
  await expect(row).toBeInViewport({ ratio: 0.6 });
});

test('list and chat are separate screens on a phone, and Back returns (PLT-05, O-33)', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages');
  const row = listed(page).nth(4);
  await row.getByRole('link').click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByRole('region', { name: /^Chat with / })).toBeFocused();
  await page.getByRole('button', { name: 'Lead details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Lead details' });
  await expect(drawer.getByRole('link', { name: 'Open lead' })).toBeVisible();
  // Even a name of several lines stays clear of the button at its end.
  const name = drawer.getByRole('heading', { level: 3 });
  await name.evaluate((heading) => heading.append(' von Hohenzollern-Sigmaringen'.repeat(3)));
  const [nameBox, closeBox] = [
    await name.boundingBox(),
    await drawer.getByRole('button', { name: 'Close' }).boundingBox(),
  ];
  expect((nameBox?.x ?? 0) + (nameBox?.width ?? 0)).toBeLessThanOrEqual(closeBox?.x ?? 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to chats' }).click();
  await expect(row.getByRole('link')).toBeFocused();
  await expect(page.getByRole('log')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('the lead is next to the chat from 1200 px, in a drawer below (SCR-19, PLT-06, PLT-07)', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await signedIn(page, 'owner-scale');
  await page.goto(`profile/messages?selectedChat=${await chatWith(page, 'Hannah Parrish')}`);
  const panel = page.getByRole('complementary', { name: 'Lead details' });
  await expect(panel.getByRole('heading', { name: 'Hannah Parrish' })).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(listed(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Lead details' })).toBeVisible();
  // The narrowest window with list and chat side by side: the hint below the message is a single line.
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(page.getByText('Enter sends, Shift + Enter adds a line')).toHaveCSS('height', '16px');
});
