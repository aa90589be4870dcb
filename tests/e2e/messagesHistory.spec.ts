import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { openChat } from './testing/messengerPage.ts';

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

test('scrolled up, neither new nor older messages move the view', async ({ page, portal }) => {
  test.setTimeout(90_000);
  const { uuid, log } = await openChat(page, 'Noah Nash');
  const messages = log.locator('[data-message]');

  await test.step('scrolled up, new messages move nothing; the pill counts them and scrolls to the end (EXT-02)', async () => {
    await expect(messages).toHaveCount(50);
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

  await test.step('older messages load upwards without moving the view, and end at the first one (STA-67, CON-30)', async () => {
    const beginning = log.getByText('Conversation started on');
    for (let loaded = await messages.count(); !(await beginning.isVisible()); loaded = await messages.count()) {
      // Close enough to the top to load the next page, but with content above the view.
      await log.evaluate((pane) => pane.scrollTo({ top: -(pane.scrollHeight - pane.clientHeight - 150) }));
      const seen = await firstSeen(log);
      await expect(messages).not.toHaveCount(loaded);
      expect(Math.abs((await placeOf(log, seen.id)) - seen.from), `after ${loaded} messages`).toBeLessThan(1);
    }
    expect(await messages.count()).toBeGreaterThanOrEqual(420);
  });
});
