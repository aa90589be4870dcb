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

test('has an address of its own, and prints', async ({ page, context }) => {
  await signedIn(page, 'owner-scale');
  const { data } = (await ask(page, LEADS('ACCEPTED'))) as Found;
  const [lead] = data.viewer.leads.nodes;
  if (!lead) throw new Error('There is no accepted lead');
  const text = page.getByText(lead.text.split('\n')[0] ?? '');

  await test.step('opens by slug and by uuid, in any session of the account (RTE-05, PLT-10, EXT-21)', async () => {
    for (const key of [`/${lead.slug}`, `/${lead.uuid}`, `?uuid=${lead.uuid}`]) {
      await page.goto('about:blank');
      await context.clearCookies();
      await signedIn(page, 'owner-scale');
      await page.goto(`profile/leads/lead${key}`);
      await expect(page.getByRole('heading', { level: 1, name: lead.name })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${lead.name} · Agency portal$`));
      await expect(text).toBeVisible();
      expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(lead.language);
    }
  });

  await test.step('prints only the brief, black on white (EXT-22)', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    for (const control of ['Print', 'Open chat', 'Back to leads', 'all shortcuts'])
      await expect(page.getByText(control, { exact: true })).toBeHidden();
    // It has no notes.
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeHidden();
    await expect(text).toBeVisible();
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  await test.step("is not found if another account's (RTE-05, ACC-17)", async () => {
    await page.goto('about:blank');
    await signedIn(page, 'owner-start');
    await page.goto(`profile/leads/lead/${lead.uuid}`);
    await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to leads' }).click();
    await expect(page).toHaveURL(/\/profile\/leads$/);
  });
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

test('has its notes right below the website, however much is beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'owner-scale');
  const query = '{ viewer { leads(first: 100, status: ACCEPTED) { nodes { slug domainOverview { __typename } } } } }';
  const { data } = (await ask(page, query)) as {
    data: { viewer: { leads: { nodes: { slug: string; domainOverview: object | null }[] } } };
  };
  const lead = data.viewer.leads.nodes.find(({ domainOverview }) => domainOverview !== null);
  await page.goto(`profile/leads/lead/${lead?.slug}`);
  const [website, notes] = ['Website', 'Notes'].map((name) => page.getByRole('region', { name, exact: true }));
  await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
  const [above, below] = [await website?.boundingBox(), await notes?.boundingBox()];
  if (!above || !below) throw new Error('The lead has no website or no notes');
  expect(below.y - (above.y + above.height)).toBeLessThan(40);
});

test('stays as it is if the code of its dialogs cannot be loaded (ERR-13)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  const { data } = (await ask(page, LEADS('PENDING'))) as Found;
  const [lead] = data.viewer.leads.nodes;
  await page.route(/\/assets\/DeclineDialog-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`profile/leads/lead/${lead?.slug}`);
  await page.getByRole('button', { name: `Decline ${lead?.name}` }).click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: lead?.name })).toBeVisible();
});

test('opens beside the list, or over it on narrow windows', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted');
  const links = page.getByRole('rowheader').getByRole('link');
  const title = (name: string) => page.getByRole('heading', { level: 2, name });

  await test.step("covers the list on narrow windows, focuses the lead's name, and returns the focus", async () => {
    const link = links.nth(5);
    const name = await link.innerText();
    await link.click();
    await expect(title(name)).toBeFocused();
    await expect(link).toBeHidden();
    await page.getByRole('link', { name: 'Next lead' }).click();
    await expect(title(name)).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous lead' }).click();
    await page.getByRole('link', { name: 'Back to leads' }).click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  await test.step('opens beside the list without a request, even with a slow upstream', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await portal.upstream.markRequests();
    await portal.upstream.addFault({
      kind: 'delay',
      delayMs: 4_000,
      method: 'GET',
      path: '/account/leads/*',
      times: 1,
    });
    const name = await links.nth(1).innerText();
    await links.nth(1).click();
    // The screen's code is already loaded.
    await expect(title(name)).toBeVisible({ timeout: 2_000 });
    await expect(page.getByRole('region', { name: 'Project', exact: true })).toBeVisible({ timeout: 500 });
    const requests = await portal.upstream.requests({ method: 'GET', path: '/account/leads/' });
    expect(requests.filter(({ path }) => !path.endsWith('/events'))).toEqual([]);
    await portal.upstream.clearFaults();
  });
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
  await expect(page.getByText(/^10 of \d+$/)).toBeVisible();
  const last = page.url();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(last);
  await expect(page.getByRole('link', { name: 'Next lead' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(last);
  await expect(page.getByText(/^11 of \d+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to leads' })).toHaveAttribute('href', /status=accepted&page=2$/);
  await expect(page.getByRole('link', { name: 'Previous lead' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(last);
});
