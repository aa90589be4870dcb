import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { freePort } from '../../scripts/freePort.mjs';
import { startProcess } from '../harness/serverProcess.ts';
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

function messagesOf(uuid: string) {
  return `*/agency/chats/${uuid}/messages/`;
}

test('a lead’s message arrives without a reload, and delivered and read states show (STA-12, STA-15, STA-25)', async ({
  page,
  portal,
}) => {
  const { uuid, log, composer } = await openChat(page, 'Noah Nash');
  await composer.fill('When may we call you?');
  await composer.press('Enter');
  const sent = log.locator('[data-message]', { hasText: 'When may we call you?' });
  await expect(sent.locator('[data-status=sent]')).toBeVisible();
  await portal.upstream.control('POST', `/chats/${uuid}/deliver`);
  await expect(sent.locator('[data-status=delivered]')).toBeVisible();
  await portal.upstream.control('POST', `/chats/${uuid}/read`);
  await expect(sent.locator('[data-status=read]')).toBeVisible();
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Tomorrow at ten.' });
  await expect(log.getByText('Tomorrow at ten.')).toBeVisible({ timeout: 6_000 });
  expect(await placeOf(sent)).toBe('right');
  expect(await placeOf(log.locator('[data-message]', { hasText: 'Tomorrow at ten.' }))).toBe('left');
});

test('a failed message keeps its text, and Resend sends it once (STA-14)', async ({ page, portal }) => {
  const { uuid, log, composer } = await openChat(page, 'Matteo Fontana');
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path: messagesOf(uuid), times: 1 });
  await composer.fill('This one fails');
  await composer.press('Enter');
  await composer.fill('This one does not');
  await composer.press('Enter');
  await expect(log.locator('[data-message]', { hasText: 'This one does not' })).toBeVisible();
  const failed = log.locator('[data-local=error]', { hasText: 'This one fails' });
  await expect(failed).toBeVisible();
  await page.reload();
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Resend' }).click();
  await expect(log.locator('[data-message]', { hasText: 'This one fails' })).toHaveCount(1);
  await expect(log.locator('[data-local]')).toHaveCount(0);
});

test('a message whose response was lost is sent once, however often it is resent', async ({ page, portal }) => {
  const { uuid, log, composer } = await openChat(page, 'Mason Nash');
  await portal.upstream.addFault({ kind: 'reset', when: 'after', method: 'POST', path: messagesOf(uuid), times: 1 });
  await composer.fill('Only once, please');
  await composer.press('Enter');
  // Either resending returns it, or a push delivers the message first.
  await expect(log.getByText('Only once, please')).toBeVisible();
  await expect(async () => {
    const resend = log.getByRole('button', { name: 'Resend' });
    if (await resend.isVisible()) await resend.click({ timeout: 500 });
    await expect(log.locator('[data-message]', { hasText: 'Only once, please' })).toHaveCount(1, { timeout: 500 });
    await expect(log.locator('[data-local]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.reload();
  await expect(log.getByText('Only once, please')).toHaveCount(1);
});

test('five quick messages to a slow upstream are sent one after another, in order (STA-26)', async ({
  page,
  portal,
}) => {
  const { uuid, log, composer } = await openChat(page, 'Julia Lindner');
  const fault = await portal.upstream.addFault({ kind: 'delay', delayMs: 400, method: 'POST', path: messagesOf(uuid) });
  await portal.upstream.markRequests();
  const texts = ['first of five', 'second of five', 'third of five', 'fourth of five', 'fifth of five'];
  for (const text of texts) {
    await composer.fill(text);
    await composer.press('Enter');
  }
  await expect(log.locator('[data-local=pending]')).not.toHaveCount(0);
  await expect(log.locator('[data-message]', { hasText: 'of five' })).toHaveText(texts.map((text) => new RegExp(text)));
  const posts = await portal.upstream.requests({ method: 'POST', path: uuid });
  expect(posts.map(({ body }) => (body as { text: string }).text)).toEqual(texts);
  const ends = posts.map(({ time, ms }) => Date.parse(time) + ms);
  for (const [index, post] of posts.slice(1).entries()) {
    expect(Date.parse(post.time)).toBeGreaterThanOrEqual((ends[index] ?? 0) - 400 - 50);
  }
  expect(fault.id).toBeGreaterThan(0);
  await portal.upstream.clearFaults();
});

test('opening a chat updates its badge, the counter and the number in the title (STA-69, PLT-10, EXT-08)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, 'Grace Porter');
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Anybody there?' });
  await page.goto('profile/messages');
  const row = page.locator(`[data-chat="${uuid}"]`);
  await expect(row.getByText('1 unread message')).toBeAttached();
  const unread = async () => Number(/\d+/.exec(await view(page, 'Unread').innerText())?.[0]);
  const titleCount = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  const [chats, messages] = [await unread(), await titleCount()];
  await row.getByRole('link').click();
  await expect(page.getByRole('log').getByText('New messages')).toBeVisible();
  await expect(row.getByText(/unread message/)).toHaveCount(0);
  await expect.poll(unread).toBe(chats - 1);
  await expect.poll(titleCount).toBe(messages - 1);
  await expect(page).toHaveTitle(`(${messages - 1}) Messages · Agency portal`);
});

test('a closed and a blocked chat end with a system message and have no composer (STA-15, STA-23, STA-24, P-23)', async ({
  page,
  portal,
}) => {
  const { uuid, log, composer } = await openChat(page, 'Lotte Mulder');
  await expect(composer).toBeVisible();
  // Brings the chat to the top of the list, because it may no longer be on the first page.
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'One more thing.' });
  expect(await placeOf(log.locator('[data-message]', { has: page.getByRole('heading') }).first())).toBe('centre');
  await portal.upstream.control('POST', `/chats/${uuid}/close`);
  await page.reload();
  await expect(log.getByRole('heading', { name: 'The lead ended the conversation' })).toBeVisible();
  await expect(composer).toHaveCount(0);
  await portal.upstream.control('POST', `/chats/${uuid}/block`);
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

test('after an outage of the gateway messages appear once, in order, without a reload (ERR-21, EXT-04)', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  const port = await freePort();
  const settings = {
    UPSTREAM_URL: portal.upstream.url,
    SESSION_SECRET: 'a-secret-of-this-test-a-secret-of-this-test',
    NODE_ENV: 'production',
    DEMO: 'on',
  };
  let gateway = await startProcess('gateway/main.ts', settings, port);
  try {
    const home = `${gateway.url}/`;
    await page.goto(`${home}login`);
    await page.getByLabel('Email address').fill('owner-scale@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/profile/);
    await page.goto(`${home}profile/messages?query=Olivia+Porter`);
    const row = page.locator('[data-chat]').first();
    const uuid = (await row.getAttribute('data-chat')) ?? '';
    await row.getByRole('link').click();
    const log = page.getByRole('log');
    await log.waitFor();
    await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'missed: none yet' });
    await expect(log.getByText('missed: none yet')).toBeVisible();
    await gateway.kill();
    await expect(page.getByText(/^Connection lost/)).toBeVisible({ timeout: 10_000 });
    for (const number of ['one', 'two', 'three']) {
      await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: `missed: ${number}` });
    }
    gateway = await startProcess('gateway/main.ts', settings, port);
    const missed = log.locator('[data-message]', { hasText: 'missed:' });
    await expect(missed).toHaveText([/none yet/, /one/, /two/, /three/], { timeout: 30_000 });
    await expect(page.getByText(/^Connection lost/)).toHaveCount(0);
  } finally {
    await gateway.stop();
  }
});
