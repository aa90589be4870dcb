import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

test('filters and page are in the URL, which decides what is shown, saved and restored', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signedIn(page, 'owner-scale');
  const names = page.getByRole('rowheader').getByRole('link');

  await test.step('keeps filters and page in the URL (RTE-04, PLT-10, QRY-01..04)', async () => {
    await page.goto('profile/leads');
    await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible();
    await expect(page).toHaveTitle(/Leads · Agency portal$/);
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL(/\/profile\/leads\?page=3$/);
    // Changing a filter returns to the first page.
    const accepted = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^Accepted \d+$/ });
    await accepted.click();
    await expect(page).toHaveURL(/\/profile\/leads\?status=accepted$/);
    // The URL changes before the links of the new list appear.
    await expect(accepted).toHaveAttribute('aria-current', 'true');
    for (const [filter, before, link, after, address] of [
      ['Received', 'Any time', 'Last 30 days', 'Last 30 days', /\?status=accepted&period=last_30_days$/],
      ['Received', 'Last 30 days', 'Any time', 'Any time', /\?status=accepted$/],
      ['Type', 'All', /^Briefs/, 'Briefs', /\?status=accepted&type=brief$/],
    ] as const) {
      await page.getByRole('button', { name: `${filter} ${before}`, exact: true }).click();
      await page.getByRole('group', { name: filter, exact: true }).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('button', { name: `${filter} ${after}`, exact: true })).toBeVisible();
    }
  });

  await test.step('saves all leads that match the filters, on all pages, for a spreadsheet (EXT-12)', async () => {
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

  await test.step('restores filters, page and scroll position on return (QRY-05)', async () => {
    const first = await names.first().innerText();
    await page.getByRole('link', { name: 'Page 2' }).click();
    const same = /\?status=accepted&type=brief&page=2$/;
    await expect(page).toHaveURL(same);
    await expect(names.first()).not.toHaveText(first);
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
  });
});

test('a list is what its URL says, and lists without leads lead on', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  const names = page.getByRole('rowheader').getByRole('link');
  const filters = 'status=accepted&type=proposal&period=last_30_days&sort=deadline';
  const filtered = new RegExp(`/profile/leads\\?${filters}$`);

  await test.step('requests ten leads from the upstream with page and filters (CON-01)', async () => {
    await portal.upstream.markRequests();
    await page.goto(`profile/leads?${filters}&page=999`);
    await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
    const requests = await portal.upstream.requests({ method: 'GET', path: '/account/leads' });
    const [request, ...others] = requests.filter(({ path }) => !path.endsWith('/events'));
    expect(request?.query).toEqual({
      pageNumber: 999,
      pageSize: 10,
      period: 'last_30_days',
      type: 'proposal',
      status: 'accepted',
      sort: 'deadline',
    });
    expect(others).toEqual([]);
  });

  await test.step('a page beyond the end redirects to the first (QRY-01)', async () => {
    await expect(page.getByRole('heading', { name: "Page 999 doesn't exist" })).toBeVisible();
    await page.getByRole('link', { name: 'Go to first page' }).click();
    await expect(page).toHaveURL(filtered);
    await expect(names).not.toHaveCount(0);
  });

  await test.step('searches, keeps custom dates and shows closed leads (SCR-17)', async () => {
    const name = await names.nth(3).innerText();
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await expect(page).toHaveURL(/&query=/);
    await expect(names.first()).toHaveText(name);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(filtered);

    await page.getByRole('button', { name: 'Received Last 30 days' }).click();
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/&from=2020-01-01&to=2020-01-31&sort=deadline$/);
    await expect(page.getByRole('heading', { name: 'No leads match these filters' })).toBeVisible();

    await page.getByRole('link', { name: 'Clear filters' }).click();
    const blocked = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^Blocked \d/ });
    await blocked.click();
    await expect(blocked).toHaveAttribute('aria-current', 'true');
    await names.first().click();
    await expect(page.getByText('This contact is blocked')).toBeVisible();
  });
});

test('a slow or failing upstream takes no list away', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  await page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const failure = { kind: 'status', status: 500, method: 'GET', path: '/account/leads' } as const;
  const place = page.getByText(/^1–10 of \d+ leads$/);

  await test.step('recovers from an upstream outage without a reload (RTE-19, ERR-20)', async () => {
    await portal.upstream.addFault(failure);
    await navigation.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "We couldn't load this" })).toBeVisible();
    // The shell around the screen stays.
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    await portal.upstream.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(place).toBeVisible();
    expect(await page.evaluate(() => document.body.getAttribute('data-mark'))).toBe('same page');
  });

  await test.step('shows a list that was loaded with the time it was loaded', async () => {
    await navigation.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await portal.upstream.addFault(failure);
    await navigation.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByText(/^Updated /)).toBeVisible();
    await expect(place).toBeVisible();
    await portal.upstream.clearFaults();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^Updated /)).toHaveCount(0);
    await expect(place).toBeVisible();
  });

  await test.step('keeps the old list while a slow one loads', async () => {
    const first = page.getByRole('rowheader').first();
    const name = (await first.textContent()) ?? '';
    await portal.upstream.addFault({ kind: 'delay', delayMs: 1_500, method: 'GET', path: '/account/leads', times: 1 });
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(first).toHaveText(name);
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(first).not.toHaveText(name);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // A list visited before is shown again instantly.
    await page.goBack();
    await expect(first).toHaveText(name);
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
      if (width >= 520) continue;
      // The status next to the name leaves the company the whole line.
      const company = page.locator('tr[data-lead] th span[title]').first();
      const end = await company.evaluate((element) => element.getBoundingClientRect().right);
      expect(end, `${locale}, ${width} px`).toBe(width - 16);
    }
    await expect(page.getByRole('columnheader').first()).toBeVisible();
  }
});
