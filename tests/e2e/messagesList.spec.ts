import { expect, test, testInNewContext } from '../harness/portal.ts';
import { chatWith, listed, openChat, view } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

test('a chat is archived or deleted and put back, or stays if that fails', async ({ page, portal }) => {
  const { uuid, log, composer } = await openChat(page, 'Ruby Hayes');
  const row = page.locator(`[data-chat="${uuid}"]`);
  const archive = page.getByRole('region', { name: 'Chat with Ruby Hayes' }).getByRole('button', { name: 'Archive' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  // Puts the chat at the top of the list, wherever other tests have moved it.
  await composer.fill('We are closing this chat.');
  await composer.press('Enter');
  await expect(row).toContainText('We are closing this chat.');

  await test.step('a failed action leaves the chat in its view (ERR-05)', async () => {
    const path = `*/agency/chats/${uuid}`;
    await portal.upstream.addFault({ kind: 'status', status: 500, method: 'PUT', path, times: 1 });
    await archive.click();
    await expect(page.getByRole('alert').getByText('Ruby Hayes: Something went wrong. Try again.')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(log).toBeVisible();
    await expect(page).toHaveURL(new RegExp(uuid));
    await expect(row).toBeVisible();
  });

  await test.step('archive closes the chat and offers Undo, which puts it back (STA-19, NTC-13)', async () => {
    const inbox = (await view(page, 'Inbox').textContent()) ?? '';
    await archive.click();
    await expect(page.getByText('Chat with Ruby Hayes archived')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/messages$/);
    await expect(row).toHaveCount(0);
    await expect(view(page, 'Inbox')).not.toHaveText(inbox);
    await undo.click();
    await expect(row).toBeVisible();
    await expect(view(page, 'Inbox')).toHaveText(inbox);
  });

  await test.step('a deleted chat is in no view, and Undo restores it (STA-21, NTC-15, O-34)', async () => {
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Chat actions' }).click();
    await page.getByRole('button', { name: 'Delete chat' }).click();
    await expect(page.getByText('Chat with Ruby Hayes deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(chatWith(page, 'Ruby Hayes')).rejects.toThrow('There is no chat');
    await undo.click();
    await expect(page.getByText('Chat with Ruby Hayes restored')).toBeVisible();
    expect(await chatWith(page, 'Ruby Hayes')).toBe(uuid);
  });
});

testInNewContext(
  'a second notice appears 300 ms after the first one leaves; its Undo stays reachable (STA-65, STA-66, NTC-17, ENT-56)',
  async ({ page, portal }) => {
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
    await page.goto(`profile/messages?selectedChat=${first}`);
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
  },
);

test('drafts stay with their chats across switching and reload (EXT-01)', async ({ page, portal }) => {
  const { uuid, composer } = await openChat(page, 'Miriam Winkler');
  const row = page.locator(`[data-chat="${uuid}"]`);
  const other = await chatWith(page, 'Jeroen Visser');
  // To the top of the list.
  for (const chat of [other, uuid])
    await portal.upstream.control('POST', `/chats/${chat}/messages`, { text: 'What would it cost?' });
  await composer.fill('Dear Miriam,\nthe offer');
  await page.locator(`[data-chat="${other}"]`).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Message to Jeroen Visser' })).toHaveValue('');
  await page.reload();
  await expect(row).toContainText('DraftDear Miriam, the offer');
  await row.getByRole('link').click();
  await expect(composer).toHaveValue('Dear Miriam,\nthe offer');
  // After a click one can write at once; a draft continues at its end.
  await expect(composer).toBeFocused();
  await page.keyboard.type('s');
  await expect(composer).toHaveValue('Dear Miriam,\nthe offers');
  await composer.press('Enter');
  await expect(composer).toHaveValue('');
  await page.reload();
  await expect(composer).toHaveValue('');
});

test('the list is loaded as it is scrolled, and shows the view, search and chat in the URL', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  await portal.upstream.markRequests();
  await page.goto('profile/messages');

  await test.step('the list loads more on scroll, and a push moves a chat to its top (CON-02)', async () => {
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

  const open = async (name: string, address: RegExp) => {
    await view(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(view(page, name)).toHaveAttribute('aria-current', 'true');
  };
  let archived = '';
  await test.step('a chat moved to the inbox is closed and leaves the archive, and Undo restores it (STA-20, NTC-14)', async () => {
    await open('Archived', /\/profile\/messages\?status=archived$/);
    archived = (await listed(page).first().getAttribute('data-chat')) ?? '';
    const row = page.locator(`[data-chat="${archived}"]`);
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

  await test.step('views, search and chat are in the URL (RTE-07, QRY-06, QRY-07)', async () => {
    await open('Inbox', /\/profile\/messages$/);
    await page.getByRole('searchbox', { name: 'Search chats and messages' }).fill('lawson');
    await expect(page).toHaveURL(/query=lawson/);
    await expect(listed(page).first()).toContainText('Lawson');
    // Opening a chat of another view also switches to that view.
    await page.goto(`profile/messages?selectedChat=${archived}`);
    await expect(page).toHaveURL(new RegExp(`status=archived&selectedChat=${archived}`));
    const link = page.locator(`[data-chat="${archived}"]`).getByRole('link');
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.goto('profile/messages?selectedChat=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText("This chat doesn't exist, or it belongs to another account.")).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/messages$/);
  });
});
