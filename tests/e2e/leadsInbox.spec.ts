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

/** Opens the leads to answer and selects the first one; returns its name. */
async function openFirst(page: Page): Promise<string> {
  await page.goto('profile/leads?status=pending');
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

test('a double click answers one lead only', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  await portal.upstream.markRequests();
  const first = await openFirst(page);
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

test('a lead that arrives moves no row', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  for (const width of [375, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('profile/leads');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Accept/ }) });
    await expect(row.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await row.first().boundingBox();
    await portal.upstream.control('POST', `/accounts/${demoEmail(ACCOUNT)}/leads`);
    await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible({ timeout: 15_000 });
    expect(await row.first().boundingBox(), `${width} px`).toEqual(before);
  }
});

test('nothing is lost when the tab is closed while an answer can be undone', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  const tab = await page.context().newPage();
  const name = await openFirst(tab);
  await portal.upstream.markRequests();
  await tab.keyboard.press('a');
  await expect(tab.getByText(`${name} accepted`)).toBeVisible();
  expect(await answers(portal)).toEqual([]);
  await tab.close({ runBeforeUnload: true });
  await expect.poll(() => answers(portal)).toEqual([{ status: 'accepted' }]);

  // A tab that disappears without any event, as when the browser is killed. Its answer is sent when the portal is
  // opened again.
  const killed = await page.context().newPage();
  const second = await openFirst(killed);
  const slug = new URL(killed.url()).searchParams.get('lead');
  await killed.keyboard.press('a');
  await expect(killed.getByText(`${second} accepted`)).toBeVisible();
  await killed.context().setOffline(true);
  await killed.close();
  await page.context().setOffline(false);
  await page.goto('profile/settings');
  await expect
    .poll(() => answers(portal), { timeout: 12_000 })
    .toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
  await page.goto('profile/leads?status=pending');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.locator(`[data-lead="${slug}"]`)).toHaveCount(0);
});

test('ten leads are answered by keyboard alone without leaving the detail (EXT-09)', async ({ page, portal }) => {
  await signedIn(page, ACCOUNT);
  await page.goto('profile/leads?status=pending');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const waiting = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
  expect(waiting.length).toBe(10);
  await portal.upstream.markRequests();
  const operations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') operations.push(request.postData() ?? '');
  });
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('j');
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
