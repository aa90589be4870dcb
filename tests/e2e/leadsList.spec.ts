import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

test('keeps filters and page in the URL (RTE-04, PLT-10, QRY-01..04)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads');
  await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible();
  await expect(page).toHaveTitle(/Leads · Agency portal$/);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/\/profile\/leads\?page=3$/);

  const tabs = page.getByRole('navigation', { name: 'Status' });
  const chooseStatus = async (name: string | RegExp, address: RegExp) => {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    // The URL changes before the links of the new list appear.
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  };
  const chooseIn = async (filter: string, before: string, name: string | RegExp, address: RegExp, after: string) => {
    await page.getByRole('button', { name: `${filter} ${before}`, exact: true }).click();
    await page.getByRole('group', { name: filter, exact: true }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('button', { name: `${filter} ${after}`, exact: true })).toBeVisible();
  };
  await chooseStatus(/^Accepted \d+$/, /\/profile\/leads\?status=accepted$/);
  // Changing a filter returns to the first page.
  await chooseIn('Type', 'All', /^Briefs/, /\?status=accepted&type=brief$/, 'Briefs');
  const recent = /\?status=accepted&type=brief&period=last_30_days$/;
  await chooseIn('Received', 'Any time', 'Last 30 days', recent, 'Last 30 days');
  await chooseIn('Received', 'Last 30 days', 'Any time', /\?status=accepted&type=brief$/, 'Any time');
  await chooseStatus(/^All/, /\/profile\/leads\?type=brief$/);
  await chooseIn('Type', 'Briefs', /^All/, /\/profile\/leads$/, 'All');
});

test('searches, keeps custom dates and shows closed leads (SCR-17)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads');
  const names = page.getByRole('rowheader').getByRole('link');
  const name = await names.nth(3).innerText();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect(page).toHaveURL(/\?query=/);
  await expect(names.first()).toHaveText(name);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile\/leads$/);

  await page.getByRole('button', { name: 'Received Any time' }).click();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?from=2020-01-01&to=2020-01-31$/);
  await expect(page.getByRole('heading', { name: 'No leads match these filters' })).toBeVisible();

  await page.goto('profile/leads');
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name });
  await tab(/^Expired \d/).click();
  await expect(tab(/^Expired/)).toHaveAttribute('aria-current', 'true');
  await names.first().click();
  await expect(page.getByText('This lead has expired')).toBeVisible();
  await tab(/^Blocked \d/).click();
  await expect(tab(/^Blocked/)).toHaveAttribute('aria-current', 'true');
  await names.first().click();
  await expect(page.getByText('This contact is blocked')).toBeVisible();
});

test('saves all leads that match the filters, on all pages, for a spreadsheet (EXT-12)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted&type=brief');
  const total = Number((await page.getByText(/^1–10 of \d+ leads$/).innerText()).split(' ')[2]);
  expect(total).toBeGreaterThan(10);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFName,Company,Website,Type,Status,')).toBe(true);
  const rows = text.match(/,Brief,Accepted,/g) ?? [];
  expect(rows).toHaveLength(total);
  // In the account's time zone, as in its filters, and as spreadsheets read them.
  expect(text).toContain(',Received (Europe/Berlin),Expires (Europe/Berlin),Answered (Europe/Berlin),');
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;
  expect(text.match(new RegExp(`,${time},,${time},`, 'g')) ?? []).toHaveLength(total);
});

test('restores filters, page and scroll position on return (QRY-05)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?status=accepted&type=brief&page=2');
  const same = /\?status=accepted&type=brief&page=2$/;
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveCount(10);
  const shown = await names.allTextContents();

  await names.nth(7).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await names.nth(7).click();
  await expect(page.getByRole('heading', { level: 2, name: shown[7] ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shown[7] ?? '' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(same);
  await expect(names).toHaveText(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await page.reload();
  await expect(names).toHaveText(shown);
  await expect(page.getByRole('link', { name: /^Accepted/ })).toHaveAttribute('aria-current', 'true');

  // The back link of a lead keeps the filters too.
  await names.first().click();
  await page.getByRole('link', { name: 'Open as page' }).click();
  await page.getByRole('link', { name: 'Back to leads' }).click();
  await expect(page).toHaveURL(same);
});

test('requests ten leads from the upstream with page and filters (CON-01)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await portal.upstream.markRequests();
  await page.goto('profile/leads?status=rejected&type=proposal&period=last_30_days&sort=deadline&page=2');
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
  const requests = await portal.upstream.requests({ method: 'GET', path: '/account/leads' });
  const [request, ...others] = requests.filter(({ path }) => !path.endsWith('/events'));
  expect(request?.query).toEqual({
    pageNumber: 2,
    pageSize: 10,
    period: 'last_30_days',
    type: 'proposal',
    status: 'rejected',
    sort: 'deadline',
  });
  expect(others).toEqual([]);
});

test('a page beyond the end redirects to the first (QRY-01)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads?type=proposal&page=999');
  await expect(page.getByRole('heading', { name: "Page 999 doesn't exist" })).toBeVisible();
  await page.getByRole('link', { name: 'Go to first page' }).click();
  await expect(page).toHaveURL(/\/profile\/leads\?type=proposal$/);
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});

test('keeps the old list while a slow one loads', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/leads');
  const first = page.getByRole('rowheader').first();
  const name = await first.textContent();
  await portal.upstream.addFault({ kind: 'delay', delayMs: 1_500, method: 'GET', path: '/account/leads', times: 1 });
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(first).toHaveText(name ?? '');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(first).not.toHaveText(name ?? '');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A list visited before is shown again instantly.
  await page.goBack();
  await expect(first).toHaveText(name ?? '');
  // On the last page, which has no next one, the focus is in the list.
  await page
    .getByRole('link', { name: /^Page / })
    .last()
    .press('Enter');
  await page.getByRole('link', { name: 'Previous page' }).press('Enter');
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await expect(first.getByRole('link')).toBeFocused();
});

test('recovers from an upstream failure without a reload (RTE-19, ERR-20)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/account/leads' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: "We couldn't load this" })).toBeVisible();
  await portal.upstream.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible();

  // A list that was loaded stays visible, with the time it was loaded.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await portal.upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/account/leads' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByText(/^Updated /)).toBeVisible();
  await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible();
  await portal.upstream.clearFaults();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Updated /)).toHaveCount(0);
  await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible();
});

test('has no layout shift when a slow first view arrives (EXT-19)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await portal.upstream.addFault({ kind: 'delay', delayMs: 2_500, method: 'GET', path: '/account/leads', times: 2 });
  for (const width of [375, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('profile/leads');
    await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => ('shifted' in window ? window.shifted : null)), `${width} px`).toBeLessThan(0.1);
  }
  await portal.upstream.clearFaults();
});

test('is a table, rows or cards, never wider than the window (PLT-05..07)', async ({ page, context, baseURL }) => {
  await signedIn(page, 'owner-scale');
  for (const locale of ['en', 'de', 'ja']) {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.goto('profile/leads?status=accepted');
    for (const width of [320, 375, 768, 769, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const surplus = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(surplus, `${locale}, ${width} px`).toBe(0);
    }
    await expect(page.getByRole('columnheader').first()).toBeVisible();
  }
});

test('warns an agency that answers slowly (ENT-45)', async ({ page }) => {
  await signedIn(page, 'owner-legacy');
  await page.goto('profile/leads');
  await expect(page.getByText("You're slow to answer leads")).toBeVisible();
  const waiting = await page.getByRole('link', { name: /^To answer \d/ }).innerText();
  await page.getByRole('link', { name: 'Show leads to answer' }).click();
  await expect(page).toHaveURL(/\?status=pending$/);
  await expect(page.getByRole('rowheader')).toHaveCount(Number(/\d+/.exec(waiting)?.[0]));
});

test('says what to do before the first lead arrives (EXT-19)', async ({ page }) => {
  await signedIn(page, 'new');
  await page.goto('profile/leads');
  await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Check your profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
