import { expect, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

test('leads from Settings to a field by search, by keyboard, without another host (EXT-24)', async ({
  page,
  portal,
}) => {
  const origin = new URL(portal.gateway.url).origin;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url());
  });
  await signedIn(page, 'owner-scale');
  await page.goto('profile/settings');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'Guide', level: 1 })).toBeVisible();
  // The shortcut works once the page's script has run.
  await page.waitForLoadState();
  await page.keyboard.press('/');
  await page.keyboard.type('acceptLead');
  await expect(page.getByRole('status')).toHaveText(/\d+ found/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Mutation.acceptLead' })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.locator('[id="Mutation.acceptLead"]');
  await expect(field).toBeInViewport();
  await expect(field).toContainText('LEADS_WRITE');
  await field.getByRole('link', { name: 'AcceptLeadPayload' }).click();
  await expect(page.locator('#AcceptLeadPayload')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'IDE', exact: true })).toHaveJSProperty('pathname', '/ide/');
  expect(foreign).toEqual([]);
});

test('results of the search close when the focus or the pointer leaves them, and a failure is told (EXT-24)', async ({
  page,
}) => {
  const once = { times: 1 };
  // The last one is used first.
  await page.route('**/docs/search.json', (route) => route.fulfill({ status: 503, json: { errors: [] } }), once);
  await page.route('**/docs/search.json', (route) => route.abort(), once);
  await page.goto('docs/');
  const found = page.getByRole('status');
  const query = page.getByRole('searchbox', { name: 'Search' });
  await query.fill('acceptLea');
  await expect(found).toHaveText('The search could not be loaded. Type on to try again.');
  await expect(async () => {
    await query.fill('acceptLea');
    await query.fill('acceptLead');
    await expect(found).toHaveText(/\d+ found/, { timeout: 2_000 });
  }).toPass();

  await page.getByRole('link', { name: 'IDE', exact: true }).focus();
  await expect(found).toBeHidden();
  await query.focus();
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Mutation.acceptLead' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(query).toBeFocused();
  await expect(found).toBeHidden();
  await query.fill('leads');
  await expect(found).toHaveText(/^The first 30 of \d+ found$/);
  await query.fill('BAD_USER_INPUT');
  await expect(page.getByRole('search').getByRole('link', { name: 'Errors Guide' })).toBeVisible();
  // Below the header, at the left edge, which the results do not cover.
  await page.mouse.click(4, 400);
  await expect(found).toBeHidden();

  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/docs/search.json', async (route) => await loaded.then(() => route.continue()));
  await page.reload();
  await query.fill('acceptLead');
  await page.keyboard.press('Enter');
  load();
  await expect(page).toHaveURL(/#Mutation\.acceptLead$/);
});

// The two long pages of types are left out: they consist of the same parts, and axe would take half a minute for them.
for (const [name, widths] of [
  ['', [375]],
  ['operations.html', [1440]],
  ['examples.html', [375, 1440]],
] as const) {
  test(`axe finds no violation on docs/${name}, light and dark, wide or narrow, and it fits 320 px (PLT-10)`, async ({
    page,
  }) => {
    await page.goto(`docs/${name}`);
    await expectNoBarrier(page, widths);
    // WCAG 1.4.10.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const [name, path] of [
  ['the description of the REST API', '/docs'],
  ['the control page', '/control'],
] as const) {
  test(`${name} fits 320 px (PLT-10)`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${portal.upstream.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
