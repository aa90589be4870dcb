import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import type { Portal } from '../harness/portal.ts';
import { demoEmail } from '../harness/upstream.ts';
import { signedIn } from './testing/signedIn.ts';

/** An account whose leads no other file counts. */
const ACCOUNT = 'limit';

// More leads than these tests answer.
test.beforeAll(async ({ portal: { upstream } }) => {
  for (let added = 0; added < 14; added += 1) await upstream.control('POST', `/accounts/${demoEmail(ACCOUNT)}/leads`);
});

/** Selects the first of the leads to answer; returns its name. */
async function openFirst(page: Page): Promise<string> {
  const first = page.getByRole('rowheader').getByRole('link').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  const name = await first.innerText();
  await expect(selected(page)).toHaveText(name);
  return name;
}

function selected(page: Page) {
  return page.getByRole('complementary', { name: 'Selected lead' }).getByRole('heading', { level: 2 }).first();
}

/** Answers the upstream has accepted; it rejects a second one for the same lead. */
async function answers(portal: Portal): Promise<unknown[]> {
  const writes = await portal.upstream.requests({ method: 'PUT', path: '/status' });
  return writes.filter(({ status }) => status < 300).map(({ body }) => body);
}

for (const width of [375, 900, 1440]) {
  test(`neither its arrival nor a new lead moves a row of the list, at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 800 });
    await signedIn(page, ACCOUNT);
    // Rendering the skeletons' pulse takes longer than all the rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shifted += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });

    await test.step('has no layout shift when a slow first view arrives (EXT-19)', async () => {
      await portal.upstream.addFault({ kind: 'delay', delayMs: 1_500, method: 'GET', path: '/account/leads' });
      await page.goto('profile/leads');
      await expect(page.getByText(/^1–10 of \d+ leads$/)).toBeVisible({ timeout: 15_000 });
      await portal.upstream.clearFaults();
      expect(await page.evaluate(() => ('shifted' in window ? window.shifted : null))).toBeLessThan(0.1);
    });

    await test.step('a lead that arrives moves no row', async () => {
      const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Accept/ }) });
      await expect(row.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await row.first().boundingBox();
      await portal.upstream.control('POST', `/accounts/${demoEmail(ACCOUNT)}/leads`);
      await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible({ timeout: 15_000 });
      expect(await row.first().boundingBox()).toEqual(before);
    });
  });
}

test('nothing is lost when the tab is closed while an answer can be undone', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  await portal.upstream.markRequests();
  const accept = async (tab: Page) => {
    const name = await openFirst(tab);
    const slug = new URL(tab.url()).searchParams.get('lead');
    await tab.keyboard.press('a');
    await expect(tab.getByText(`${name} accepted`)).toBeVisible();
    return slug;
  };
  // A tab that disappears without any event, as when the browser is killed. Its answer is sent when the portal is
  // opened again.
  const killed = await page.context().newPage();
  await killed.goto('profile/leads?status=pending');
  const slug = await accept(killed);
  await killed.context().setOffline(true);
  await killed.close();
  await page.context().setOffline(false);
  expect(await answers(portal)).toEqual([]);
  const tab = await page.context().newPage();
  await tab.goto('profile/settings');
  await expect.poll(() => answers(portal), { timeout: 12_000 }).toEqual([{ status: 'accepted' }]);

  const waiting = tab.getByRole('link', { name: /^To answer/ });
  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leads' }).click();
  await waiting.click();
  await expect(waiting).toHaveAttribute('aria-current', 'true');
  await expect(tab.getByRole('rowheader').first()).toBeVisible();
  await expect(tab.locator(`[data-lead="${slug}"]`)).toHaveCount(0);
  await accept(tab);
  expect(await answers(portal)).toHaveLength(1);
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => answers(portal)).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
});

test('leads are answered one by one', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  await portal.upstream.markRequests();
  await page.goto('profile/leads?status=pending');
  const first = await openFirst(page);

  await test.step('a double click answers one lead only', async () => {
    const accept = page.getByRole('complementary').getByRole('button', { name: /^Accept/ });
    const box = await accept.boundingBox();
    if (!box) throw new Error('There is no Accept button');
    // Two clicks on the same spot at almost the same time, like those of an impatient user, however slow the machine is.
    await page.evaluate(() => Object.defineProperty(MouseEvent.prototype, 'timeStamp', { get: () => 1_000 }));
    await page.mouse.click(box.x + 20, box.y + 10);
    await expect(selected(page)).not.toHaveText(first);
    await page.mouse.click(box.x + 20, box.y + 10);
    await expect(page.getByRole('button', { name: /^Undo the answer/ })).toHaveCount(1);
    await page.keyboard.press('u');
    await expect(selected(page)).toHaveText(first);
    expect(await answers(portal)).toEqual([]);
  });

  await test.step('ten leads are answered by keyboard alone without leaving the detail (EXT-09)', async () => {
    const waiting = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
    expect(waiting.length).toBe(10);
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.method() === 'POST') operations.push(request.postData() ?? '');
    });
    // J has selected the first one.
    let presses = 1;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    for (const name of waiting) {
      await expect(selected(page)).toHaveText(name);
      await press('a');
    }
    // The eleventh lead has moved up. The tenth answer is sent once it can no longer be undone.
    await expect(selected(page)).not.toHaveText(waiting[9] ?? '');
    await expect.poll(() => answers(portal), { timeout: 10_000 }).toHaveLength(10);
    expect(presses).toBeLessThanOrEqual(12);
    expect(operations.length).toBeLessThanOrEqual(2 * 10);
    expect(page.url()).toContain('lead=');
  });
});
