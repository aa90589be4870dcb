import { expect, test } from '../harness/portal.ts';
import { sendAnswers } from './testing/sendAnswers.ts';
import { ask, signedIn } from './testing/signedIn.ts';

interface Found {
  data: {
    viewer: { leads: { nodes: { slug: string; uuid: string; name: string; language: string; text: string }[] } };
  };
}

function LEADS(status: string) {
  return `{ viewer { leads(first: 1, status: ${status}) { nodes { slug uuid name language text } } } }`;
}

test('opens by slug and by uuid, in any session of the account (RTE-05, PLT-10, EXT-21)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, 'owner-scale');
  const { data } = (await ask(page, LEADS('ACCEPTED'))) as Found;
  const [lead] = data.viewer.leads.nodes;
  if (!lead) throw new Error('There is no accepted lead');
  for (const key of [lead.slug, lead.uuid]) {
    await page.goto(`profile/leads/lead/${key}`);
    await expect(page.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${lead.name} · Agency portal$`));
  }
  const text = page.getByText(lead.text.split('\n')[0] ?? '');
  await expect(text).toBeVisible();
  expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(lead.language);

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signedIn(elsewhere, 'owner-scale');
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
  await elsewhere.context().close();
});

test("is not found if unknown or another account's (RTE-05, ACC-17)", async ({ page }) => {
  await signedIn(page, 'owner-scale');
  const { data } = (await ask(page, LEADS('ACCEPTED'))) as Found;
  const uuid = data.viewer.leads.nodes[0]?.uuid ?? '';
  await signedIn(page, 'owner-start');
  for (const key of ['nothing-here', uuid]) {
    await page.goto(`profile/leads/lead/${key}`);
    await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to leads' }).click();
    await expect(page).toHaveURL(/\/profile\/leads$/);
  }
});

test('shows contact details once accepted, with links and copy buttons (SCR-18, STA-09)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'owner-start');
  const { data } = (await ask(page, LEADS('PENDING'))) as Found;
  const [lead] = data.viewer.leads.nodes;
  if (!lead) throw new Error('There is no lead that waits');
  await page.goto(`profile/leads/lead/${lead.slug}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(page.getByText("You'll see their contact details once you accept.")).toBeVisible();
  expect(await page.content()).not.toContain('mailto:');
  await page.getByRole('button', { name: `Accept ${lead.name}` }).click();
  await expect(page.getByRole('button', { name: `Undo the answer to ${lead.name}` })).toBeVisible();
  await sendAnswers(page);
  const mail = contact.locator('a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await contact.getByRole('button', { name: /^Copy .*@/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await mail.textContent());
  // The notice about the accepted lead has this link too.
  await page.getByRole('main').getByRole('link', { name: 'Open chat' }).first().click();
  await expect(page).toHaveURL(/\/profile\/messages\?selectedChat=[0-9a-f-]{36}$/);
});

test('opens beside the list without a request, even with a slow upstream', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads');
  const link = page.getByRole('rowheader').getByRole('link');
  // The screen's code is already loaded.
  await link.first().click();
  await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeVisible();
  await page.goBack();
  await portal.upstream.markRequests();
  await portal.upstream.addFault({ kind: 'delay', delayMs: 4_000, method: 'GET', path: '/account/leads/*', times: 1 });
  const name = await link.nth(1).innerText();
  await link.nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeVisible({ timeout: 500 });
  const requests = await portal.upstream.requests({ method: 'GET', path: '/account/leads/' });
  expect(requests.filter(({ path }) => !path.endsWith('/events'))).toEqual([]);
  await portal.upstream.clearFaults();
});

test("covers the list on narrow windows, focuses the lead's name, and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted');
  const link = page.getByRole('rowheader').getByRole('link').nth(5);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Next lead' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous lead' }).click();
  await page.getByRole('link', { name: 'Back to leads' }).click();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('prints only the brief, black on white (EXT-22)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  const { data } = (await ask(page, LEADS('ACCEPTED'))) as Found;
  const [lead] = data.viewer.leads.nodes;
  if (!lead) throw new Error('There is no accepted lead');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`profile/leads/lead/${lead.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  for (const control of ['Print', 'Open chat', 'Back to leads', 'all shortcuts'])
    await expect(page.getByText(control, { exact: true })).toBeHidden();
  // It has no notes.
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeHidden();
  const text = page.getByText(lead.text.split('\n')[0] ?? '');
  await expect(text).toBeVisible();
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('its page steps through the list it was opened from, across pages, and copies its link (EXT-09)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted');
  const links = page.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allInnerTexts();
  await links.nth(names.length - 2).click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(names.at(-2) ?? '');
  await page.getByRole('link', { name: 'Next lead' }).click();
  await expect(heading).toHaveText(names.at(-1) ?? '');
  const last = page.url();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(last);
  await expect(page.getByRole('link', { name: 'Next lead' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(last);
  await expect(page.getByRole('link', { name: 'Back to leads' })).toHaveAttribute('href', /status=accepted&page=2$/);
  await expect(page.getByRole('link', { name: 'Previous lead' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(last);
});
