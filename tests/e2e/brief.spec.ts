import type { Locator, Page } from '@playwright/test';
import { newToken } from '../api/testing/newToken.ts';
import { expect, expectAlive, test, type Portal } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { sendAnswers } from './testing/sendAnswers.ts';
import { signedIn } from './testing/signedIn.ts';
import { watch } from './testing/watchedPage.ts';

// Every brief counts towards the limit of five per address and hour, so these tests send few.

/** An account used only by this file, which changes its leads and counters. */
const ACCOUNT = 'trial';
/** The agency of that account. */
const ALIAS = 'lantern-street';
const TEXT = 'Our shop for hiking boots should be found by people who plan their first long walk.';

function formOf(page: Page): Locator {
  return page.getByRole('form', { name: /^Send a brief to/ });
}

/** Presses Tab until `target` has the focus, like somebody without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** What the account reads through the API. */
async function read<T>({ upstream, gateway }: Portal, fields: string): Promise<T> {
  const { data } = await gateway.run(await newToken(upstream, ACCOUNT), `{ viewer { ${fields} } }`);
  return data?.['viewer'] as T;
}

/** Names and texts of the account's newest leads. */
async function newestLeads(portal: Portal): Promise<readonly { name: string; text: string }[]> {
  const fields = 'leads(first: 10) { nodes { name text } }';
  return (await read<{ leads: { nodes: { name: string; text: string }[] } }>(portal, fields)).leads.nodes;
}

test('a brief sent with the keyboard is pushed to the open portal, accepted, and becomes a chat with live answers (DIR-13, RTE-17, SCR-19)', async ({
  page: owner,
  browser,
  baseURL,
  portal,
}) => {
  // The test uses two browsers side by side.
  test.slow();
  await signedIn(owner, ACCOUNT);
  await owner.goto('profile/leads');
  await expect(owner.getByRole('rowheader').first()).toBeVisible();
  const badge = owner.getByRole('navigation', { name: 'Main' }).getByText(/leads? to answer$/);
  const waiting = Number.parseInt((await badge.textContent()) ?? '', 10);

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const seen = await watch(visitor);
  await visitor.goto(`agencies/${ALIAS}`);
  await expectAlive(visitor);
  await visitor.getByRole('link', { name: 'Send brief' }).first().focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/#brief$/);
  const form = formOf(visitor);
  // All fields are empty, so the first one with an error gets the focus.
  await tabTo(visitor, form.getByRole('button', { name: 'Send brief' }));
  await visitor.keyboard.press('Enter');
  const text = form.getByRole('textbox', { name: /^What should the project achieve/ });
  await expect(text).toBeFocused();
  await expect(form.getByText('Describe what you need.')).toBeVisible();
  await visitor.keyboard.type(TEXT);
  await visitor.keyboard.press('Shift+Tab');
  await visitor.keyboard.press('Space');
  const service = form.getByRole('checkbox', { checked: true });
  await expect(service).toHaveCount(1);
  const chosen = (await service.locator('..').textContent()) ?? '';
  await tabTo(visitor, form.getByRole('combobox', { name: 'Budget' }));
  await visitor.keyboard.type('$2,5');
  for (const [name, value] of [
    ['Your name *', 'Edda Wanderer'],
    ['Email *', 'edda@schuhe-köln.example'],
    ['Website', 'boots.example'],
  ] as const) {
    await tabTo(visitor, form.getByRole('textbox', { name, exact: true }));
    await visitor.keyboard.type(value);
  }
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: /has your brief$/ })).toBeFocused();
  await expect(
    visitor.getByText(/They have \d+ days to answer and will write to edda@schuhe-köln\.example\./),
  ).toBeVisible();
  expect(seen).toEqual([]);
  await visitor.context().close();

  // The portal has not been reloaded in between.
  await expect(badge).toHaveText(new RegExp(`^${waiting + 1} `), { timeout: 15_000 });
  await owner.getByRole('button', { name: 'Show 1 new lead' }).click();
  const lead = owner.getByRole('row', { name: /Edda Wanderer/ });
  await expect(lead).toContainText(`Brief · ${chosen}`);
  await expect(lead).toContainText('$2,500 – $5,000');
  await lead.getByRole('button', { name: 'Accept Edda Wanderer' }).click();
  await sendAnswers(owner);
  await expect(owner.getByText('Lead accepted. You can message them now.')).toBeVisible();
  await lead.getByRole('link', { name: 'Open chat with Edda Wanderer' }).click();
  const log = owner.getByRole('log', { name: 'Messages with Edda Wanderer' });
  await expect(log.getByText(/^Our shop for hiking boots/)).toBeVisible();
  await expect(log.getByRole('link', { name: 'edda@schuhe-köln.example' })).toBeVisible();

  const composer = owner.getByLabel('Message to Edda Wanderer');
  await composer.fill('Thank you for your request. When may we call you?');
  await composer.press('Enter');
  await expect(log.getByText('When may we call you?')).toBeVisible();
  const chat = new URL(owner.url()).searchParams.get('selectedChat') ?? '';
  await portal.upstream.control('POST', `/chats/${chat}/messages`, { text: 'Tomorrow at ten, please.' });
  await expect(log.getByText('Tomorrow at ten, please.')).toBeVisible({ timeout: 6_000 });
});

test('keeps its text after refusals, lost responses and reloads, and arrives once', async ({ page, portal }) => {
  const briefs = { method: 'POST', path: `/agencies/${ALIAS}/leads` } as const;
  await page.goto(`agencies/${ALIAS}`);
  await expectAlive(page);
  const form = formOf(page);
  const send = form.getByRole('button', { name: 'Send brief' });
  await form.getByRole('textbox', { name: /^What should the project achieve/ }).fill(TEXT);
  await form.getByRole('textbox', { name: 'Your name' }).fill('Only Once');
  await form.getByRole('textbox', { name: 'Email' }).fill('once@boots.example');
  await portal.upstream.markRequests();
  await portal.upstream.addFault({ kind: 'reset', when: 'after', ...briefs, times: 1 });
  await send.dblclick();
  await expect(form.getByRole('alert')).toContainText("It won't arrive twice");
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Your name' })).toHaveValue('Only Once');
  await expect(form.getByText(/^2,\d{3} characters left$/)).toBeVisible();
  await page.context().setOffline(true);
  await send.click();
  await expect(form.getByRole('alert')).toContainText("You're offline.");
  await page.context().setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: /has your brief$/ })).toBeVisible();
  expect(await portal.upstream.requests(briefs)).toHaveLength(2);
  // On phones the button at the bottom of the window leaves with the form.
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(page.locator('a[href="#brief"]').last()).toBeHidden();
  expect((await newestLeads(portal)).filter(({ name }) => name === 'Only Once')).toHaveLength(1);
});

test('is sent without JavaScript, with its errors shown and none of its values in a URL', async ({
  browser,
  baseURL,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`de/agencies/${ALIAS}`);
  const form = page.getByRole('form');
  const send = form.getByRole('button', { name: 'Anfrage senden' });
  await form.getByRole('textbox', { name: /^Was soll nach dem Projekt/ }).fill('Zu kurz');
  await form.getByRole('textbox', { name: 'Ihr Name' }).fill('Ohne Skript');
  await form.getByRole('textbox', { name: 'E-Mail' }).fill('ohne@boots.example');
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/de/agencies/${ALIAS}/brief$`));
  await expect(form.getByText('Schreiben Sie etwas mehr: mindestens 30 Zeichen.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Ihr Name' })).toHaveValue('Ohne Skript');
  await form.getByRole('textbox', { name: /^Was soll nach dem Projekt/ }).fill(TEXT);
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/de/agencies/${ALIAS}\\?brief=sent#brief$`));
  await expect(page.getByRole('heading', { name: /hat Ihre Anfrage$/ })).toBeVisible();
  expect((await newestLeads(portal))[0]).toMatchObject({ name: 'Ohne Skript', text: TEXT });

  // Fills in the honeypot field, as a bot would. The bot must not notice that it was detected.
  await portal.upstream.markRequests();
  const robot = await page.request.post(`agencies/${ALIAS}/brief`, {
    headers: { origin: new URL(baseURL ?? '').origin, 'sec-fetch-site': 'same-origin' },
    form: { name: 'Robot', email: 'robot@spam.example', text: TEXT, nickname: 'Robby' },
    maxRedirects: 0,
  });
  expect(robot.status()).toBe(303);
  expect(await portal.upstream.requests({ method: 'POST', path: '/leads' })).toHaveLength(0);
  // Another site must not send on a visitor's behalf.
  const foreign = await page.request.post(`agencies/${ALIAS}/brief`, {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { name: 'Ada', email: 'ada@boots.example', text: TEXT },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  await context.close();
});

test('events of a page view are counted once (DIR-12)', async ({ page, context, baseURL, portal }) => {
  type Figures = Record<'impressions' | 'pageViews' | 'websiteClicks' | 'linkClicks', number>;
  const fields = 'dashboard { pageSummary { impressions pageViews websiteClicks linkClicks } }';
  const figures = async (): Promise<Figures> =>
    (await read<{ dashboard: { pageSummary: Figures } }>(portal, fields)).dashboard.pageSummary;
  const before = await figures();
  // Other sites are not available in a test; their pages stay blank.
  await context.route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    (route) => route.fulfill({ body: '' }),
  );
  await page.goto('agencies?q=lantern+street');
  const card = page.getByRole('main').getByRole('link', { name: 'Lantern Street', exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(figures).toMatchObject({ impressions: before.impressions + 1 });
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Street' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Ask Lantern Street for a quote' });
  const opened = context.waitForEvent('page');
  await contact.getByRole('link', { name: /^lantern-street\.example/ }).click();
  await (await opened).close();
  // One new tab is enough: each takes as long as a page of ours.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: /^Visit website/ }).click();
  await contact.getByRole('link', { name: /^LinkedIn/ }).click();
  await expect.poll(figures).toEqual({
    impressions: before.impressions + 1,
    pageViews: before.pageViews + 1,
    websiteClicks: before.websiteClicks + 1,
    linkClicks: before.linkClicks + 1,
  });
});

test('axe finds no violation on the page and in its form; unknown agencies are not found (DIR-08, PLT-11)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The agency with the most content of all.
  await page.goto('agencies/northbeam');
  await expectAlive(page);
  await formOf(page).getByRole('textbox', { name: 'Website' }).fill('no website');
  await formOf(page).getByRole('button', { name: 'Send brief' }).click();
  await expect(page.getByText('Enter an address like www.example.com.')).toBeVisible();
  // Scroll to the top, because the sticky bar covers parts of the page otherwise.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoBarrier(page, [375, 1440]);
  // On phones there is a button at the bottom of the window, which must never cover the focused element.
  await page.setViewportSize({ width: 375, height: 700 });
  const call = page.locator('a[href="#brief"]').last();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 600);
  });
  await expect(call).toBeInViewport();
  await page.getByRole('region', { name: 'Services' }).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(call).toBeHidden();
  const missing = await page.request.get('agencies/no-such-agency');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<h1[^>]*>Agency not found</);
});
