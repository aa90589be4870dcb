import { expect, test } from '../harness/portal.ts';
import { chatWith, listed, openChat, view } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

test('archive closes the chat and offers Undo, which puts it back (STA-19, NTC-13)', async ({ page }) => {
  const { uuid, composer } = await openChat(page, 'Oscar Lawson');
  const row = page.locator(`[data-chat="${uuid}"]`);
  // Puts the chat at the top of the list, wherever other tests have moved it.
  await composer.fill('We are closing this chat.');
  await composer.press('Enter');
  await expect(row).toContainText('We are closing this chat.');
  const inbox = (await view(page, 'Inbox').textContent()) ?? '';
  await page.getByRole('region', { name: 'Chat with Oscar Lawson' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Chat with Oscar Lawson archived')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/messages$/);
  await expect(row).toHaveCount(0);
  await expect(view(page, 'Inbox')).not.toHaveText(inbox);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(view(page, 'Inbox')).toHaveText(inbox);
});

test('a chat moved to the inbox is closed and leaves the archive, and Undo restores it (STA-20, NTC-14)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages?status=archived');
  const archived = listed(page);
  const uuid = (await archived.first().getAttribute('data-chat')) ?? '';
  const row = page.locator(`[data-chat="${uuid}"]`);
  const counted = (await view(page, 'Archived').textContent()) ?? '';
  await row.getByRole('link').click();
  const thread = page.getByRole('region', { name: /^Chat with / });
  await thread.getByRole('button', { name: 'Move to inbox' }).first().click();
  await expect(page.getByText(/^Chat with .* moved to inbox$/)).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/messages\?status=archived$/);
  await expect(row).toHaveCount(0);
  await expect(view(page, 'Archived')).not.toHaveText(counted);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();
  await expect(view(page, 'Archived')).toHaveText(counted);
});

test('a second notice appears 300 ms after the first one leaves; its Undo stays reachable (STA-65, STA-66, NTC-17, ENT-56)', async ({
  page,
  portal,
}) => {
  const archive = async (name: string): Promise<void> => {
    await page
      .getByRole('region', { name: `Chat with ${name}` })
      .getByRole('button', { name: 'Archive' })
      .click();
  };
  await signedIn(page, 'owner-scale');
  const [first, second] = [await chatWith(page, 'Oscar Lawson'), await chatWith(page, 'Ruby Hayes')];
  // Newest first, so that both are among the loaded rows.
  for (const uuid of [second, first])
    await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'Are you there?' });
  await page.clock.install();
  await openChat(page, 'Oscar Lawson');
  await archive('Oscar Lawson');
  const [oscar, ruby] = [
    page.getByText('Chat with Oscar Lawson archived', { exact: true }),
    page.getByText('Chat with Ruby Hayes archived', { exact: true }),
  ];
  await expect(oscar).toBeVisible();
  await page.locator(`[data-chat="${second}"]`).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Chat with Ruby Hayes' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await archive('Ruby Hayes');
  await expect(page.getByRole('status').locator('[class*=replaced]')).toContainText('Oscar Lawson');
  await page.clock.runFor(299);
  await expect(oscar).toBeVisible();
  await expect(ruby).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(ruby).toBeVisible();
  await expect(oscar).toHaveCount(0);
  await page.clock.resume();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator(`[data-chat="${second}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo recent changes' }).click();
  await page.getByRole('button', { name: 'Undo: Chat with Oscar Lawson archived' }).click();
  await expect(page.locator(`[data-chat="${first}"]`)).toBeVisible();
});

test('a deleted chat is in no view, and Undo restores it (STA-21, NTC-15, O-34)', async ({ page }) => {
  const { uuid } = await openChat(page, 'Ruby Hayes');
  const row = page.locator(`[data-chat="${uuid}"]`);
  await page.getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await expect(page.getByText('Chat with Ruby Hayes deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(chatWith(page, 'Ruby Hayes')).rejects.toThrow('There is no chat');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Chat with Ruby Hayes restored')).toBeVisible();
  expect(await chatWith(page, 'Ruby Hayes')).toBe(uuid);
});

test('a failed action leaves the chat in its view (ERR-05)', async ({ page, portal }) => {
  const { uuid } = await openChat(page, 'Megan Lawson');
  await portal.upstream.addFault({
    kind: 'status',
    status: 500,
    method: 'PUT',
    path: `*/agency/chats/${uuid}`,
    times: 1,
  });
  await page.getByRole('region', { name: 'Chat with Megan Lawson' }).getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alert').getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(uuid));
});

test('drafts stay with their chats across switching and reload (EXT-01)', async ({ page }) => {
  const { uuid, composer } = await openChat(page, 'Miriam Winkler');
  await composer.fill('Dear Miriam,\nthe offer');
  const other = await chatWith(page, 'Jeroen Visser');
  await page.goto(`profile/messages?query=e&selectedChat=${other}`);
  await expect(page.getByRole('textbox', { name: 'Message to Jeroen Visser' })).toHaveValue('');
  await page.goto('profile/messages?query=Miriam');
  await expect(page.locator(`[data-chat="${uuid}"]`)).toContainText('DraftDear Miriam, the offer');
  await page.locator(`[data-chat="${uuid}"]`).getByRole('link').click();
  await expect(composer).toHaveValue('Dear Miriam,\nthe offer');
  await composer.press('Enter');
  await expect(composer).toHaveValue('');
  await page.reload();
  await expect(composer).toHaveValue('');
});

test('the list loads more on scroll, and a push moves a chat to its top (CON-02)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await portal.upstream.markRequests();
  await page.goto('profile/messages');
  await expect(listed(page)).toHaveCount(20);
  const [request] = await portal.upstream.requests({ method: 'GET', path: '/agency/chats/' });
  expect(request?.query).toMatchObject({ pageNumber: 1, pageSize: 20, status: 'inbox' });
  await listed(page).last().scrollIntoViewIfNeeded();
  await expect(listed(page)).toHaveCount(40);
  const uuid = (await listed(page).nth(30).getAttribute('data-chat')) ?? '';
  await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: 'To the top' });
  await expect(listed(page).first()).toHaveAttribute('data-chat', uuid);
  await expect(listed(page).first()).toContainText('To the top');
});

test('views, search and chat are in the URL (RTE-07, QRY-06, QRY-07)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages');
  await expect(view(page, 'Inbox')).toHaveAttribute('aria-current', 'true');
  await expect(listed(page)).toHaveCount(20);
  await view(page, 'Archived').click();
  await expect(page).toHaveURL(/\/profile\/messages\?status=archived$/);
  await expect(view(page, 'Archived')).toHaveAttribute('aria-current', 'true');
  const uuid = (await listed(page).first().getAttribute('data-chat')) ?? '';
  await view(page, 'Inbox').click();
  await expect(page).toHaveURL(/\/profile\/messages$/);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('lawson');
  await expect(page).toHaveURL(/query=lawson/);
  await expect(listed(page).first()).toContainText('Lawson');
  // Opening a chat of another view also switches to that view.
  await page.goto(`profile/messages?selectedChat=${uuid}`);
  await expect(page).toHaveURL(new RegExp(`status=archived&selectedChat=${uuid}`));
  await expect(page.locator(`[data-chat="${uuid}"]`).getByRole('link')).toHaveAttribute('aria-current', 'true');
  await page.goto('profile/messages?selectedChat=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText("This chat doesn't exist, or it belongs to another account.")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/messages$/);
});
