import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { chatWith, openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

/** The first fully visible message, and its distance from the top of the pane. */
function firstSeen(log: Locator) {
  return log.evaluate((pane) => {
    const top = pane.getBoundingClientRect().top;
    const seen = [...pane.querySelectorAll<HTMLElement>('[data-message]')].find(
      (row) => row.getBoundingClientRect().top >= top,
    );
    return { id: seen?.dataset['message'] ?? '', from: (seen?.getBoundingClientRect().top ?? 0) - top };
  });
}

function placeOf(log: Locator, id: string) {
  return log.evaluate((pane, message) => {
    const row = pane.querySelector(`[data-message="${message}"]`);
    return (row?.getBoundingClientRect().top ?? Number.NaN) - pane.getBoundingClientRect().top;
  }, id);
}

test('older messages load upwards without moving the view, and end at the first one (STA-67, CON-30)', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { log } = await openChat(page, 'Noah Nash');
  const messages = log.locator('[data-message]');
  await expect(messages).toHaveCount(50);
  const beginning = log.getByText('Conversation started on');
  for (let loaded = 50; !(await beginning.isVisible()); loaded = await messages.count()) {
    // Close enough to the top to load the next page, but with content above the view.
    await log.evaluate((pane) => pane.scrollTo({ top: -(pane.scrollHeight - pane.clientHeight - 150) }));
    const seen = await firstSeen(log);
    await expect(messages).not.toHaveCount(loaded);
    expect(Math.abs((await placeOf(log, seen.id)) - seen.from), `after ${loaded} messages`).toBeLessThan(1);
  }
  expect(await messages.count()).toBeGreaterThanOrEqual(420);
});

test('scrolled up, new messages move nothing; the pill counts them and scrolls to the end (EXT-02)', async ({
  page,
  portal,
}) => {
  const { uuid, log } = await openChat(page, 'Hannah Ellis');
  await page.setViewportSize({ width: 1280, height: 500 });
  await log.evaluate((pane) => pane.scrollTo({ top: -400 }));
  await expect(page.getByRole('button', { name: 'Jump to latest message' })).toBeVisible();
  const seen = await firstSeen(log);
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'First of two' });
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  // Joins the group of the first one, which loses its time.
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Second\nof\ntwo' });
  const pill = page.getByRole('button', { name: '2 new messages' });
  await expect(pill).toBeVisible();
  expect(Math.abs((await placeOf(log, seen.id)) - seen.from)).toBeLessThan(1);
  await pill.click();
  await expect(log.getByText('Second of two')).toBeInViewport();
  await expect(pill).toHaveCount(0);
});

test('the divider is before the first unread message until the chat is left (STA-68)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  // Not opened in the browser before, because a pending read would mark the messages read.
  const uuid = await chatWith(page, 'Daniel Porter');
  const log = page.getByRole('log');
  for (const text of ['unread one', 'unread two'])
    await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text });
  await page.goto('profile/messages');
  await page.locator(`[data-chat="${uuid}"]`).getByRole('link').click();
  const rows = log.locator('[data-divider], [data-message]');
  const texts = async () =>
    (await rows.allInnerTexts()).slice(-4).map((text) => /New messages|unread \w+|later/.exec(text)?.[0] ?? 'older');
  await expect.poll(texts).toEqual(['older', 'New messages', 'unread one', 'unread two']);
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'later' });
  await expect.poll(texts).toEqual(['New messages', 'unread one', 'unread two', 'later']);
  await page.locator(`[data-chat]:not([data-chat="${uuid}"])`).first().getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(uuid));
  // The URL changes before the chat is closed.
  await expect(log.getByText('unread one')).toBeHidden();
  await page.goBack();
  await expect(log.getByText('later')).toBeVisible();
  await expect(log.locator('[data-divider]')).toHaveCount(0);
});
