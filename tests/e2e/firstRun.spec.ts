import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import { expectNoBarrier } from './testing/barriers.ts';

let shop: Gateway;

test.beforeAll(async ({ portal: { upstream } }) => {
  // The offers link to the upstream's shop page, where the trial starts.
  shop = await startGateway({ upstreamUrl: upstream.url, env: { SUBSCRIBE_URL: `${upstream.url}/subscribe` } });
});
test.afterAll(() => shop.stop());

/** Presses Tab until a control is focused, then Enter. */
async function enter(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

for (const width of [1440, 375]) {
  test(`sign up, start the trial, apply and see the page as created, by keyboard at ${width} px (SCR-03, SCR-31, RST-67, O-38, O-39)`, async ({
    page,
    portal: { upstream },
  }) => {
    // The test goes through five pages, most of the way with the Tab key.
    test.slow();
    const resize = () => page.setViewportSize({ width, height: 900 });
    await resize();
    const email = `first-run-${width}@agency.example`;
    await page.goto(`${shop.url}/signup`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.keyboard.press('Enter');

    // A welcome page is shown instead of the paywall.
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the portal' })).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    const checklist = page.getByRole('region', { name: 'Get your page live' });
    await expect(checklist).toContainText('1 of 7 done');
    await expectNoBarrier(page, [width]);
    await resize();
    await enter(page, page.getByRole('region', { name: 'Start your 7-day trial' }).getByRole('link').first());

    await page.waitForURL(/\/subscribe\?/);
    await page.getByRole('combobox', { name: 'Account' }).selectOption(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status')).toContainText(`${email} now has`);
    await page.getByRole('link', { name: 'Back to where you came from' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await enter(page, checklist.getByRole('button', { name: 'Start Create your page' }));
    const form = page.getByRole('form', { name: 'Create your page' });
    const name = form.getByLabel('Agency name');
    await expect(name).toBeFocused();
    await expect(form.getByLabel('Email address')).toHaveValue(email);
    await page.keyboard.type(`First Run ${width}`);
    await page.keyboard.press('Enter');
    await expect(form.getByText('Fill in this field.')).toHaveCount(2);
    await expect(form.getByLabel('Website')).toBeFocused();
    await expectNoBarrier(page, [width]);
    await resize();

    // Input survives a reload.
    await page.reload();
    await expect(name).toHaveValue(`First Run ${width}`);
    await form.getByLabel('Website').fill('first-run.example');
    await form.getByLabel('What does your agency do?').fill('Search and content for shops.');
    await upstream.markRequests();
    await enter(page, form.getByRole('button', { name: 'Create page' }));
    await expect(checklist).toContainText('2 of 7 done');
    await expect(checklist.getByRole('listitem').filter({ hasText: 'Create your page' })).toContainText('Done');
    await expect(checklist.getByRole('link', { name: /^Fill in/ })).toBeFocused();
    const writes = (await upstream.requests()).filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /profile', 'POST /account/survey']);
    expect(writes[1]?.body).toMatchObject({ type: 'application', email });

    // Continues to the profile form, which is prefilled from the application.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Agency name')).toHaveValue(`First Run ${width}`);
    await page.goBack();

    // The page has arrived completely.
    await expect(page.getByRole('region', { name: 'Your page' })).toHaveCount(2);
    await enter(page, checklist.getByRole('button', { name: 'Hide checklist' }));
    await expect(checklist).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your page' })).toContainText('Draft');
    await expect(checklist).toHaveCount(0);

    // The first lead is one row high, whatever is beside it.
    await upstream.control('POST', `/accounts/${email}/leads`);
    await page.reload();
    const newest = page.getByRole('region', { name: 'Newest leads' }).getByRole('listitem');
    await expect(newest).toHaveCount(1);
    const { height = 0 } = (await newest.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(160);
  });
}
