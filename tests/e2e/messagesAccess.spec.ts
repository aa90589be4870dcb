import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { chatWith, listed, openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

test('axe finds no violation in the list and in a chat with the cards of a lead and of a deal (PLT-11)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, 'Oscar Lawson');
  // Newest first, so that it is among the loaded rows.
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Hello again.' });
  await page.goto('profile/messages');
  await listed(page).first().waitFor();
  await expectNoBarrier(page, [375]);
  await page.locator(`[data-chat="${uuid}"]`).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Chat with Oscar Lawson' }).getByRole('log')).toBeVisible();
  await expectNoBarrier(page);
});

test('axe finds no violation in a long chat and in the one with a blocked lead (PLT-11)', async ({ page }) => {
  await test.step('a long chat, which is like a short one on other widths', async () => {
    await openChat(page, 'Noah Nash');
    await expectNoBarrier(page, [900]);
  });
  await test.step('the chat with a blocked lead', async () => {
    await openChat(page, 'Daniel Doyle');
    await expectNoBarrier(page, [375, 1440]);
  });
});

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
  await expect(page.getByRole('searchbox', { name: 'Search chats and messages' })).toBeFocused();
  await page.getByRole('button', { name: 'Notifications and sound' }).press('Enter');
  const alerts = page.getByRole('dialog', { name: 'Notifications and sound' });
  await alerts.getByRole('switch', { name: 'Sound for new messages' }).press('Space');
  await expect(alerts.getByRole('switch', { name: 'Sound for new messages' })).toBeChecked();
  await expectNoBarrier(page, [900]);
});

test('list, chat and lead take turns on narrow windows, and are next to each other on wide ones', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, 'Hannah Parrish');
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Hello again.' });

  await test.step('at a zoom of 400 % the list of chats can be scrolled into view', async () => {
    // What remains of a window of 1280 × 1024 pixels (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('profile/messages');
    const first = listed(page).first();
    await first.getByRole('link').focus();
    await expect(first).toBeInViewport({ ratio: 0.6 });
  });

  await test.step('list and chat are separate screens on a phone, and Back returns (PLT-05, O-33)', async () => {
    await page.setViewportSize({ width: 375, height: 760 });
    const row = page.locator(`[data-chat="${uuid}"]`);
    await row.getByRole('link').click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(row).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Message to Hannah Parrish' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await page.getByRole('button', { name: 'Lead details' }).click();
    const drawer = page.getByRole('dialog', { name: 'Lead details' });
    await expect(drawer.getByRole('link', { name: 'Open lead' })).toBeVisible();
    // Even a name of several lines stays clear of the button at its end.
    const name = drawer.getByRole('heading', { level: 3 });
    await name.evaluate((heading) => heading.append(' von Hohenzollern-Sigmaringen'.repeat(3)));
    // Both are read in one frame, because the drawer is still sliding in.
    const close = await drawer.getByRole('button', { name: 'Close' }).elementHandle();
    const overlap = await name.evaluate(
      (heading, button) => heading.getBoundingClientRect().right - (button?.getBoundingClientRect().left ?? 0),
      close,
    );
    expect(overlap).toBeLessThanOrEqual(0);
    await drawer.getByRole('button', { name: 'Ask for a review' }).click();
    const review = page.getByRole('dialog', { name: 'Ask for a review' });
    await expect(review.getByRole('button', { name: 'Save draft' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(review).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Ask for a review' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to chats' }).click();
    await expect(row.getByRole('link')).toBeFocused();
    await expect(page.getByRole('log')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    // Also from a chat that cannot be loaded.
    await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '*/messages/' });
    await listed(page).nth(6).getByRole('link').click();
    await expect(page.getByRole('heading', { name: "We couldn't load this" })).toBeVisible();
    await page.getByRole('link', { name: 'Back to chats' }).click();
    await expect(row.getByRole('link')).toBeVisible();
    await portal.upstream.clearFaults();
  });

  await test.step('the lead is next to the chat from 1200 px, in a drawer below (SCR-19, PLT-06, PLT-07)', async () => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.locator(`[data-chat="${uuid}"]`).getByRole('link').click();
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
});
