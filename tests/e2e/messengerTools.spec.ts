import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

test('a saved reply is inserted with a slash and its variables filled in; a missing variable blocks sending (EXT-11)', async ({
  page,
  portal,
}) => {
  const { composer } = await openChat(page, 'Henry Bennett');
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: 'Manage saved replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage saved replies' });
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Book a call');
  await dialog.getByLabel('Text').fill('Hi {lead}, this is {agency}.');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expect(dialog.getByRole('button', { name: 'Delete “Book a call”' })).toBeVisible();
  await expectNoBarrier(page, [375, 1440]);
  // Neither another reply nor a failed deletion discards what is typed.
  await dialog.getByLabel('Name').fill('Typed');
  await dialog.getByRole('button', { name: 'Book a call', exact: false }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Typed');
  await dialog.getByRole('button', { name: 'Book a call', exact: false }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Book a call');
  await dialog.getByLabel('Name').fill('Book a long call');
  await portal.upstream.addFault({ kind: 'status', method: 'DELETE', path: '*/agency/replies/*' });
  await dialog.getByRole('button', { name: 'Delete “Book a call”' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Try again.');
  await expect(dialog.getByLabel('Name')).toHaveValue('Book a long call');
  await portal.upstream.clearFaults();

  // The slash also counts while the replies are still loading.
  page.on('dialog', (question) => void question.accept());
  await portal.upstream.addFault({ kind: 'delay', delayMs: 500, method: 'GET', path: '*/agency/replies/', times: 1 });
  await page.reload();
  await composer.press('/');
  await page.getByRole('combobox', { name: 'Find a reply' }).fill('book');
  await page.keyboard.press('Enter');
  await expect(composer).toHaveValue('Hi Henry Bennett, this is Northbeam.');
  await expect(composer).toBeFocused();
  // The browser undoes it like typed text.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(composer).toHaveValue('/');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(composer).toHaveValue('Hi Henry Bennett, this is Northbeam.');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeEnabled();
  await composer.fill('See {link}');
  await expect(send).toBeDisabled();
  await expect(page.getByText('Replace {link} before you send.')).toBeVisible();
  await composer.fill('');
});

test('the search finds messages and opens them', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages');
  const search = page.getByRole('searchbox', { name: 'Search chats and messages' });
  const found = page.getByRole('region', { name: 'Messages in all views' });

  await test.step('the search finds messages in all views and says where each hit is (EXT-10)', async () => {
    await search.fill('budget');
    await expect(found.locator('mark').first()).toHaveText(/budget/i);
    await expect(page.getByRole('heading', { name: 'Select a chat to read it' })).toBeVisible();
    await expectNoBarrier(page);
    await found.getByRole('link').first().click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page).toHaveURL(/query=budget/);
  });

  await test.step('a search hit opens its message and highlights it, even in history not loaded yet (EXT-10)', async () => {
    await search.fill('project');
    await expect(found.locator('mark').first()).toHaveText(/project/i);
    const hits = found.getByRole('link');
    const marked = page.locator('[data-found]');
    // Latest first, so the last one is the furthest back.
    await hits.last().click();
    await expect(marked).toContainText(/project/i);
    await expect(marked).toBeInViewport();
    // The next message covers no part of its outline.
    await expect(marked.locator('[class*=bubble]')).toHaveCSS('z-index', '1');
    await hits.first().click();
    await expect(marked).toBeInViewport();
    await expect(marked).toHaveCount(1);
  });
});

test('an open chat is searched from its newest match to the oldest, even in history not loaded yet (EXT-10)', async ({
  page,
}) => {
  // Shows hundreds of messages.
  test.slow();
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages?query=noah+nash');
  await page
    .getByRole('link', { name: /Noah Nash/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('f');
  const bar = page.getByRole('search', { name: 'Search in this chat' });
  await expect(bar.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('walnut');
  const marked = page.locator('[data-found]');
  await expect(marked).toContainText(/walnut/i);
  await expect(marked).toBeInViewport();
  await expectNoBarrier(page, [375, 1440]);
  const total = Number(/of (\d+)/.exec(await bar.getByRole('status').innerText())?.[1]);
  expect(total).toBeGreaterThan(2);
  for (let position = 2; position <= total; position += 1) {
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toContainText(`${position} of ${total}`);
  }
  await expect(marked).toContainText(/walnut/i);
  await expect(marked).toBeInViewport();
  await page.keyboard.press('Shift+Enter');
  await expect(bar.getByRole('status')).toContainText(`${total - 1} of ${total}`);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chat with Noah Nash' })).toBeFocused();
});

test('the command palette goes to pages, leads and chats by name, with the keyboard alone (EXT-25)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  // A page with little on it, because axe also checks what is behind the dialog.
  await page.goto('profile/nothing-here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Page, lead, chat or action' });
  await expect(field).toBeFocused();
  await page.keyboard.type('setti');
  await expectNoBarrier(page, [375, 1440]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/profile\/settings$/);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('Henry Bennett');
  await expect(page.getByRole('option', { name: 'Henry Bennett' })).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Messages with Henry Bennett' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // On phones, the first match is above the on-screen keyboard.
  await page.setViewportSize({ width: 375, height: 667 });
  const first = await page.getByRole('option').first().boundingBox();
  expect(first && first.y + first.height).toBeLessThan(667 / 2);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a chat stays as it is if the code of its dialogs or tools cannot be loaded', async ({ page }) => {
  // Before the page is loaded, because the window still caches what earlier tests loaded.
  await page.route(/\/assets\/(ReplyPicker|DeleteMessageDialog|CommandPalette)-[^/]*\.js$/, (route) => route.abort());
  const { composer } = await openChat(page, 'Henry Bennett');
  const failed = (name: string) => page.waitForEvent('requestfailed', (request) => request.url().includes(name));
  await Promise.all([failed('CommandPalette'), page.keyboard.press('ControlOrMeta+k')]);
  const notice = page.getByText('Something went wrong. Try again.');
  await expect(notice).toBeVisible();
  await composer.fill('One of many lines\n'.repeat(9));
  // However long the text is, the notice does not cover it.
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await composer.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    })
    .toBe(true);
  await composer.fill('');
  await composer.pressSequentially('Typed');
  await page.getByRole('button', { name: 'Saved replies' }).click();
  await expect(composer).toBeFocused();
  const remove = page.getByRole('button', { name: 'Delete message' }).last();
  await Promise.all([failed('DeleteMessageDialog'), remove.press('Enter')]);
  await expect(remove).toBeFocused();
  await expect(composer).toHaveValue('Typed');
  await composer.fill('');
  // The replies are left out, like those that cannot be read.
  await page.route(/\/assets\/RepliesButton-[^/]*\.js$/, (route) => route.abort());
  await Promise.all([failed('RepliesButton'), page.reload()]);
  await expect(page.getByText("We couldn't load this")).toBeHidden();
  await expect(composer).toBeEditable();
});
