import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { chatWith, openChat, view } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

/** Horizontal position of a message in its thread. */
function placeOf(message: Locator): Promise<'left' | 'right' | 'centre'> {
  return message.evaluate((row) => {
    const [all, own] = [row.getBoundingClientRect(), (row.lastElementChild ?? row).getBoundingClientRect()];
    const [before, behind] = [own.left - all.left, all.right - own.right];
    if (Math.abs(before - behind) <= 1) return 'centre';
    return before < behind ? 'left' : 'right';
  });
}

test('every message is sent once and in order, even if the upstream is slow, fails or loses its response', async ({
  page,
  portal,
}) => {
  const { uuid, log, composer } = await openChat(page, 'Julia Lindner');
  const send = async (...texts: string[]) => {
    for (const text of texts) {
      await composer.fill(text);
      await composer.press('Enter');
    }
  };
  const stored = (text: string) => log.locator('[data-message]', { hasText: text });
  const local = (text: string) => log.locator('[data-local]', { hasText: text });
  const fault = { method: 'POST', path: `*/agency/chats/${uuid}/messages/` } as const;

  await test.step('five quick messages to a slow upstream are sent one after another, in order (STA-26)', async () => {
    await portal.upstream.addFault({ ...fault, kind: 'delay', delayMs: 400 });
    await portal.upstream.markRequests();
    const texts = ['first of five', 'second of five', 'third of five', 'fourth of five', 'fifth of five'];
    await send(...texts);
    await expect(log.locator('[data-local=pending]')).not.toHaveCount(0);
    await expect(stored('of five')).toHaveText(texts.map((text) => new RegExp(text)));
    const posts = await portal.upstream.requests({ method: 'POST', path: uuid });
    expect(posts.map(({ body }) => (body as { text: string }).text)).toEqual(texts);
    const ends = posts.map(({ time, ms }) => Date.parse(time) + ms);
    for (const [index, post] of posts.slice(1).entries()) {
      expect(Date.parse(post.time)).toBeGreaterThanOrEqual((ends[index] ?? 0) - 400 - 50);
    }
    await portal.upstream.clearFaults();
  });

  await test.step('a message whose response was lost is sent once, however often it is resent', async () => {
    await portal.upstream.addFault({ ...fault, kind: 'reset', when: 'after', times: 1 });
    await send('Only once, please');
    // Either resending returns it, or a push delivers the message first.
    await expect(log.getByText('Only once, please')).toBeVisible();
    await expect(async () => {
      const resend = log.getByRole('button', { name: 'Resend' });
      if (await resend.isVisible()) await resend.click({ timeout: 500 });
      await expect(stored('Only once, please')).toHaveCount(1, { timeout: 500 });
      await expect(local('Only once, please')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  await test.step('a failed message keeps its text, and Resend sends it once (STA-14)', async () => {
    await portal.upstream.addFault({ ...fault, kind: 'status', status: 500, times: 1 });
    await send('This one fails', 'This one does not');
    await expect(stored('This one does not')).toBeVisible();
    const failed = log.locator('[data-local=error]', { hasText: 'This one fails' });
    await expect(failed).toBeVisible();
    await page.reload();
    await expect(failed).toBeVisible();
    await expect(log.getByText('Only once, please')).toHaveCount(1);
    await failed.getByRole('button', { name: 'Resend' }).click();
    await expect(stored('This one fails')).toHaveCount(1);
    await expect(log.locator('[data-local]')).toHaveCount(0);
  });
});

test('a chat opened from the list is read: its badge, the counters and the divider say so', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  // Not opened in the browser before, because a pending read would mark the messages read.
  const uuid = await chatWith(page, 'Daniel Porter');
  const write = (text: string) => portal.upstream.control('POST', `/chats/${uuid}/messages`, { text });
  for (const text of ['unread one', 'unread two']) await write(text);
  await page.goto('profile/messages');
  const row = page.locator(`[data-chat="${uuid}"]`);
  const log = page.getByRole('log');

  await test.step('opening a chat updates its badge, the counter and the number in the title (STA-69, PLT-10, EXT-08)', async () => {
    await expect(row.getByText('2 unread messages')).toBeAttached();
    const unread = async () => Number(/\d+/.exec(await view(page, 'Unread').innerText())?.[0]);
    const titleCount = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
    const [chats, messages] = [await unread(), await titleCount()];
    await row.getByRole('link').click();
    await expect(log.getByText('2 new messages')).toBeVisible();
    await expect(row.getByText(/unread message/)).toHaveCount(0);
    await expect.poll(unread).toBe(chats - 1);
    await expect.poll(titleCount).toBe(messages - 2);
    await expect(page).toHaveTitle(`(${messages - 2}) Messages · Agency portal`);
  });

  await test.step('the divider is before the first unread message until the chat is left (STA-68)', async () => {
    const rows = log.locator('[data-divider], [data-message]');
    const texts = async () =>
      (await rows.allInnerTexts())
        .slice(-4)
        .map((text) => /2 new messages|unread \w+|later/.exec(text)?.[0] ?? 'older');
    await expect.poll(texts).toEqual(['older', '2 new messages', 'unread one', 'unread two']);
    await write('later');
    await expect.poll(texts).toEqual(['2 new messages', 'unread one', 'unread two', 'later']);
    await page.locator(`[data-chat]:not([data-chat="${uuid}"])`).first().getByRole('link').click();
    await expect(page).not.toHaveURL(new RegExp(uuid));
    // The URL changes before the chat is closed.
    await expect(log.getByText('unread one')).toBeHidden();
    await page.goBack();
    await expect(log.getByText('later')).toBeVisible();
    await expect(log.locator('[data-divider]')).toHaveCount(0);
  });
});

test('an open chat shows at once what happens in it, until it is closed or blocked', async ({ page, portal }) => {
  const { uuid, log, composer } = await openChat(page, 'Lotte Mulder');
  const change = (what: string, body?: object) => portal.upstream.control('POST', `/chats/${uuid}/${what}`, body);

  await test.step('a lead’s message arrives without a reload, and delivered and read states show (STA-12, STA-15, STA-25)', async () => {
    await composer.fill('When may we call you?');
    await composer.press('Enter');
    const sent = log.locator('[data-message]', { hasText: 'When may we call you?' });
    await expect(sent.locator('[data-status=sent]')).toBeVisible();
    await change('deliver');
    await expect(sent.locator('[data-status=delivered]')).toBeVisible();
    await change('read');
    await expect(sent.locator('[data-status=read]')).toBeVisible();
    await change('messages', { text: 'Tomorrow at ten.' });
    await expect(log.getByText('Tomorrow at ten.')).toBeVisible({ timeout: 6_000 });
    expect(await placeOf(sent)).toBe('right');
    expect(await placeOf(log.locator('[data-message]', { hasText: 'Tomorrow at ten.' }))).toBe('left');
    expect(await placeOf(log.locator('[data-message]', { has: page.getByRole('heading') }).first())).toBe('centre');
  });

  await test.step('a closed and a blocked chat end with a system message and have no composer (STA-15, STA-23, STA-24, P-23)', async () => {
    await change('close');
    await expect(log.getByRole('heading', { name: 'The lead ended the conversation' })).toBeVisible();
    await expect(composer).toHaveCount(0);
    await change('block');
    await page.reload();
    await expect(log.getByRole('heading', { name: 'This lead is blocked' })).toBeVisible();
    await expect(composer).toHaveCount(0);
    // In the list, above the messages, and beside them.
    for (const place of [
      page.locator(`[data-chat="${uuid}"]`),
      page.getByRole('region', { name: 'Chat with Lotte Mulder' }).locator('header'),
      page.getByRole('complementary', { name: 'Lead details' }),
    ]) {
      await expect(place.getByText('Blocked', { exact: true })).toBeVisible();
    }
  });
});

test('after an outage of the gateway messages appear once, in order, without a reload (ERR-21, EXT-04)', async ({
  page,
  portal,
}) => {
  // Starts a gateway.
  test.slow();
  const { uuid, log } = await openChat(page, 'Olivia Porter');
  const write = (number: string) =>
    portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: `missed: ${number}` });
  await write('none yet');
  await expect(log.getByText('missed: none yet')).toBeVisible();
  const restart = await portal.killGateway();
  await expect(page.getByText(/^Connection lost/)).toBeVisible({ timeout: 10_000 });
  for (const number of ['one', 'two', 'three']) await write(number);
  await restart();
  const missed = log.locator('[data-message]', { hasText: 'missed:' });
  await expect(missed).toHaveText([/none yet/, /one/, /two/, /three/], { timeout: 30_000 });
  await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
});
