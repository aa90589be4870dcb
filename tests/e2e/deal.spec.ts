import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { chatWith, openChat } from './testing/messengerPage.ts';
import { signedIn } from './testing/signedIn.ts';

const CHAT_OF = 'Henry Bennett';
const deal = { name: 'Harbor & Pine', website: 'https://harbor.example', budget: 4200, duration: 'oneToThreeMonths' };

/** The line above the chats that counts the deals to confirm. */
function dealsLine(page: Page, count: number): Locator {
  return page.getByRole('link', { name: new RegExp(`^${count} deals? to confirm`) });
}

async function countDeals(page: Page): Promise<number> {
  return Number.parseInt((await page.getByRole('link', { name: /deals? to confirm/ }).textContent()) ?? '', 10);
}

test('a reported deal is answered from its card: errors by field, a failure keeps the answers, the card updates (STA-17, STA-57, VAL-46, VAL-47, ERR-14)', async ({
  page,
  portal,
}) => {
  const { uuid, log } = await openChat(page, CHAT_OF);
  const before = await countDeals(page);
  await portal.upstream.control('POST', `/chats/${uuid}/ask-deal`, deal);
  const card = log.locator('[data-message]', { hasText: 'Did you win this deal?' });
  await expect(card.getByRole('link')).toHaveText(
    ['harbor.example', 'Yes, we won it', 'Still negotiating', 'No', 'Other'],
    {
      timeout: 8_000,
    },
  );
  await expect(dealsLine(page, before + 1)).toBeVisible();
  await card.getByRole('link', { name: 'Other' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm a deal' });
  await expect(dialog.getByText('Harbor & Pine')).toBeVisible();

  const send = dialog.getByRole('button', { name: 'Send answer' });
  await expect(dialog.getByLabel('Other', { exact: true })).toBeChecked();
  await send.click();
  await expect(dialog.getByText('Tell us what happened.')).toBeVisible();
  await dialog.getByLabel('Yes, we won it').check();
  await dialog.getByLabel('Deal budget').selectOption({ label: 'Other budget' });
  await send.click();
  await expect(dialog.getByText('Enter the budget.')).toBeVisible();
  await expect(dialog.getByLabel('What was the budget?')).toBeFocused();
  await dialog.getByLabel('What was the budget?').fill('About 5,000');

  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'PUT', path: '/account/deals/*', times: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('What was the budget?')).toHaveValue('About 5,000');
  await send.click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).searchParams.has('deal')).toBe(false);
  await expect(log.getByText('Confirmed', { exact: true })).toBeVisible({ timeout: 8_000 });
  await expect(dealsLine(page, before)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Still negotiating' })).toHaveCount(0);
});

test('"still negotiating" is shown and can be answered again; typed text survives Back and a reload (STA-58)', async ({
  page,
  portal,
}) => {
  const { uuid, log } = await openChat(page, CHAT_OF);
  await portal.upstream.control('POST', `/chats/${uuid}/ask-deal`, { ...deal, name: 'Third deal' });
  const card = log.locator('[data-message]', { hasText: 'Third deal' }).first();
  const dialog = page.getByRole('dialog', { name: 'Confirm a deal' });
  await card.getByRole('link', { name: 'Still negotiating' }).click({ timeout: 8_000 });
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(card.getByText("You said you're still negotiating.", { exact: false })).toBeVisible({ timeout: 8_000 });
  await expect(log.getByText('Deal not confirmed')).toHaveCount(0);

  await card.getByRole('link', { name: 'No', exact: true }).click();
  await dialog.getByLabel('Why not? (optional)').fill('They hired somebody of their own');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Why not? (optional)')).toHaveValue('They hired somebody of their own');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(dialog.getByLabel('Why not? (optional)')).toHaveValue('They hired somebody of their own');
});

test('a deal opens by its URL; an unreadable one shows a notice and closes (SCR-30, ERR-13)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  const uuid = await chatWith(page, CHAT_OF);
  await page.goto('profile/messages');
  const before = await countDeals(page);
  const asked = await portal.upstream.control('POST', `/chats/${uuid}/ask-deal`, { ...deal, name: 'Second deal' });
  const { dealUuid } = asked as { dealUuid: string };
  // A push about a chat that is not open.
  await expect(dealsLine(page, before + 1)).toBeVisible({ timeout: 8_000 });
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/account/deals/*', times: 2 });
  await dealsLine(page, before + 1).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm a deal' });
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/deal=/);
  await portal.upstream.clearFaults();

  await page.goto(`profile/leads?deal=${dealUuid}`);
  await expect(dialog.getByText('Second deal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/profile\/leads$/);
});
