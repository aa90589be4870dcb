import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { sendAnswers } from './testing/sendAnswers.ts';
import { signedIn } from './testing/signedIn.ts';

const WAITING = 'profile/leads?status=pending';
/** An account used only by this file, which answers its leads. */
const ACCOUNT = 'owner-leadgen';

async function openLeads(page: Page): Promise<void> {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/leads');
}

/** The first unanswered one of the leads shown. */
async function firstToAnswer(page: Page): Promise<{ row: Locator; name: string; slug: string }> {
  const link = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Accept/ }) })
    .getByRole('rowheader')
    .getByRole('link')
    .first();
  const name = await link.innerText();
  const slug = new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]).get('lead') ?? '';
  return { row: page.getByRole('row').filter({ has: page.locator(`a[href$="lead=${slug}"]`) }), name, slug };
}

async function counter(page: Page, tab: string) {
  return Number(
    (await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: tab }).innerText()).match(
      /\d+/,
    )?.[0],
  );
}

const ANSWER = { method: 'PUT', path: '/account/leads/*/status', times: 1 } as const;

test('an answer is sent once, a decline with its reason', async ({ page, portal }) => {
  await openLeads(page);

  await test.step('declining requires a reason, which is saved after the status (STA-03, STA-10)', async () => {
    const { row, name } = await firstToAnswer(page);
    await portal.upstream.markRequests();
    await row.getByRole('button', { name: `Decline ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Decline ${name}?` });
    await expect(dialog.getByRole('radio')).toHaveCount(8);
    await expect(dialog.getByText('Declining in time counts as an answer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Decline lead' }).click();
    await expect(dialog.getByText('Select a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: "Budget doesn't fit" }).check();
    await dialog.getByRole('button', { name: 'Decline lead' }).dblclick();
    await expect(page.getByText(`${name} declined`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText('Declined just now')).toBeVisible();
    await sendAnswers(page);
    await expect.poll(() => portal.upstream.requests({ method: 'POST', path: '/decline-reason/' })).toHaveLength(1);
    const writes = (await portal.upstream.requests()).filter(
      ({ method, path }) => method !== 'GET' && path.includes('/leads/'),
    );
    expect(writes.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { status: 'declined' }],
      ['POST', { reason: 'budget' }],
    ]);
    await expect(row.getByText('Declined', { exact: true })).toBeVisible();
  });

  await test.step('accepting shows at once, is sent once after 5 s, and opens the chat (STA-02)', async () => {
    const { row, name } = await firstToAnswer(page);
    const waiting = await counter(page, 'To answer');
    const accepted = await counter(page, 'Accepted');
    await portal.upstream.markRequests();
    await portal.upstream.addFault({ ...ANSWER, kind: 'delay', delayMs: 1_000 });
    await row.getByRole('button', { name: `Accept ${name}` }).dblclick();
    // Shown optimistically, before the answer is sent and the upstream has responded.
    await expect(row.getByText('Accepted just now')).toBeVisible({ timeout: 900 });
    await expect(row.getByRole('button', { name: `Undo the answer to ${name}` })).toBeVisible();
    expect(await portal.upstream.requests({ method: 'PUT', path: '/status' })).toEqual([]);
    await page.getByRole('heading', { level: 1 }).hover();

    await expect(page.getByText('Lead accepted. You can message them now.')).toBeVisible();
    await expect(page.getByRole('link', { name: `To answer ${waiting - 1}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Accepted ${accepted + 1}` })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText(`${waiting - 1}`, { exact: true }),
    ).toBeVisible();
    expect(await portal.upstream.requests({ method: 'PUT', path: '/status' })).toHaveLength(1);

    await expect(row.getByRole('link', { name: `Open chat with ${name}` })).toBeVisible();
    await page.getByRole('status').getByRole('link', { name: 'Open chat' }).click();
    await expect(page).toHaveURL(/\/profile\/messages\?selectedChat=[0-9a-f-]{36}$/);
  });
});

test('an answer that fails can be sent again', async ({ page, portal }) => {
  await openLeads(page);

  await test.step('a failed decline keeps the lead and the reason (ERR-04)', async () => {
    const { row, name } = await firstToAnswer(page);
    await portal.upstream.addFault({ ...ANSWER, kind: 'status', status: 500 });
    await row.getByRole('button', { name: `Decline ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Other' }).check();
    await dialog.getByRole('button', { name: 'Decline lead' }).click();
    await sendAnswers(page);
    await expect(page.getByRole('alert')).toContainText("We couldn't decline this lead. It's still in your list.");
    await expect(row.getByText("Your answer wasn't sent")).toBeVisible();
    const retry = row.getByRole('button', { name: `Try again: answer to ${name}` });
    await expect(retry).toBeInViewport({ ratio: 1 });
    // The widest list has texts instead of icons.
    await page.setViewportSize({ width: 1440, height: 720 });
    await expect(retry).toBeInViewport({ ratio: 1 });
    await row.getByRole('button', { name: `Decline ${name}` }).click();
    await expect(dialog.getByRole('radio', { name: 'Other' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row.getByRole('button', { name: `Decline ${name}` })).toBeFocused();
  });

  await test.step('a failed accept is rolled back with a notice (ERR-04, NTC-04)', async () => {
    const { row, name } = await firstToAnswer(page);
    await portal.upstream.addFault({ ...ANSWER, kind: 'status', status: 500 });
    await row.getByRole('button', { name: `Accept ${name}` }).click();
    await sendAnswers(page);
    await expect(page.getByRole('alert')).toContainText("We couldn't accept this lead. It's still in your list.");
    await expect(row.getByText("Your answer wasn't sent")).toBeVisible();
    await expect(row.getByRole('button', { name: `Accept ${name}` })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('a lead stays declined if the reason is not saved, which can be sent again (STA-03)', async () => {
    const { row, name } = await firstToAnswer(page);
    const path = '*/decline-reason/';
    await portal.upstream.addFault({ kind: 'status', status: 500, method: 'POST', path, times: 5 });
    await row.getByRole('button', { name: `Decline ${name}` }).click();
    await page.getByRole('radio', { name: 'Spam' }).check();
    await page.getByRole('button', { name: 'Decline lead' }).click();
    await sendAnswers(page);
    await expect(page.getByText("The lead is declined, but we couldn't save your reason.")).toBeVisible();
    await expect(row.getByText("Your reason wasn't saved")).toBeVisible();
    await portal.upstream.clearFaults();
    await row.getByRole('link').first().click();
    const lead = page.getByRole('complementary', { name: 'Selected lead' });
    await expect(lead.getByText("Your reason wasn't saved")).toBeVisible();
    await lead.getByRole('button', { name: `Try again: answer to ${name}` }).click();
    await expect(lead.getByText('You declined: Spam')).toBeVisible();
  });
});

test('a late answer shows the lead’s current status (STA-04, STA-06)', async ({ page, portal }) => {
  // Without a socket, over which the page would learn in time that the lead has expired.
  await page.routeWebSocket(/graphql/, () => undefined);
  await openLeads(page);
  const { row, name, slug } = await firstToAnswer(page);
  const lead = await page.request.get(`${portal.upstream.url}/account/leads/${slug}`, {
    headers: { authorization: `Bearer ${await portal.upstream.signIn(ACCOUNT)}` },
  });
  const { uuid } = ((await lead.json()) as { lead: { uuid: string } }).lead;
  await portal.upstream.control('POST', `/leads/${uuid}/expire`);
  await row.getByRole('button', { name: `Accept ${name}` }).click();
  await sendAnswers(page);
  await expect(page.getByRole('alert').getByText("You can't answer this lead anymore.")).toBeVisible();
  await page.goto(`profile/leads/lead/${slug}`);
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(page.getByText('This lead has expired')).toBeVisible();
  await expect(page.getByRole('button', { name: /Accept|Decline/ })).toHaveCount(0);
});

test('leads can be answered with the keyboard alone, without losing the focus', async ({ page }) => {
  await signedIn(page, ACCOUNT);
  await page.goto(WAITING);
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names.first()).toBeVisible();
  const count = await names.count();
  const [first = '', second = ''] = await names.allInnerTexts();

  // From the top of the page to the first row's Decline button.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await names.first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Accept ${first}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Decline ${first}?` });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  // The focus is trapped inside and returns to the opener (SCR-34).
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Decline ${first}` })).toBeFocused();

  // One key selects the reason and another one sends it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await expect(dialog.getByRole('radio', { name: "We're fully booked" })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first} declined`)).toBeVisible();
  // The row stays until the answer is sent, and so does the focus.
  await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
  await sendAnswers(page);
  await expect(names).toHaveCount(count - 1);
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sendAnswers(page);
  await expect(page.getByText('Lead accepted. You can message them now.')).toBeVisible();
  await expect(names).toHaveCount(count - 2);
  await expect(names.first()).toBeFocused();
});
