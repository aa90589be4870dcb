import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { sendAnswers } from './testing/sendAnswers.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';

async function signIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email address').fill(demoEmail(account));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('accept a lead, message them, and see their answer arrive automatically', async ({ page, portal }) => {
  await page.goto('login?redirect_to=%2Fprofile%2Fleads%3Fstatus%3Dpending');
  await signIn(page, 'owner-advanced');
  const accept = page.getByRole('button', { name: /^Accept / }).first();
  const name = ((await accept.getAttribute('aria-label')) ?? (await accept.innerText())).replace(/^Accept /, '');
  await accept.click();
  await sendAnswers(page);
  await expect(page.getByText('Lead accepted. You can message them now.')).toBeVisible();

  await page.goto('profile/leads?status=accepted');
  await page.getByRole('link', { name: `Open chat with ${name}` }).click();
  await expect(page).toHaveURL(/\/profile\/messages\?.*selectedChat=/);
  const log = page.getByRole('log', { name: `Messages with ${name}` });
  const composer = page.getByLabel(`Message to ${name}`);
  await composer.fill('Thank you for your request. When may we call you?');
  await composer.press('Enter');
  await expect(log.getByText('When may we call you?')).toBeVisible();

  const chat = new URL(page.url()).searchParams.get('selectedChat') ?? '';
  await portal.upstream.control('POST', `/chats/${chat}/messages`, { text: 'Tomorrow at ten, please.' });
  await expect(log.getByText('Tomorrow at ten, please.')).toBeVisible({ timeout: 6_000 });
});
