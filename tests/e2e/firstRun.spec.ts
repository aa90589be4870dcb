import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { fillProfile } from './testing/filledProfile.ts';

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

/** Sizes of the window. Each step runs in one of them, so that either is used with the keyboard and by mouse. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 900 };

test('a new owner gets from sign-up to a page in the directory, on a phone and a wide screen (SCR-03, SCR-31, STA-30, STA-31, STA-32, DIR-08, RST-67, O-38, O-39)', async ({
  page,
  portal: { upstream, gateway },
}) => {
  // The test goes through eight pages, the first half with the Tab key, and fills in a form of 25 fields.
  test.slow();
  const agency = 'Harbor Lights';
  const email = 'first-run@agency.example';
  const checklist = page.getByRole('region', { name: 'Get your page live' });

  await test.step('sign up: a welcome page is shown instead of the paywall', async () => {
    await page.setViewportSize(WIDE);
    await page.goto(`${shop.url}/signup`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the portal' })).toBeVisible();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(checklist).toContainText('1 of 7 done');
    await expectNoBarrier(page, [PHONE.width, WIDE.width]);
  });

  await test.step('start the trial', async () => {
    await page.setViewportSize(PHONE);
    await enter(page, page.getByRole('region', { name: 'Start your 7-day trial' }).getByRole('link').first());
    await page.waitForURL(/\/subscribe\?/);
    await page.getByRole('combobox', { name: 'Account' }).selectOption(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status')).toContainText(`${email} now has`);
    await page.getByRole('link', { name: 'Back to where you came from' }).click();
    await expect(checklist.getByRole('button', { name: 'Hide checklist' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the portal' })).toBeVisible();
    // None of the figures, which would all be empty.
    await expect(page.getByRole('heading', { name: 'What appears on Home' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Performance' })).toHaveCount(0);
  });

  await test.step('apply: errors are marked, and input survives a reload', async () => {
    await enter(page, checklist.getByRole('button', { name: 'Start Create your page' }));
    const form = page.getByRole('form', { name: 'Create your page' });
    const name = form.getByLabel('Agency name');
    await expect(name).toBeFocused();
    await expect(form.getByLabel('Email address')).toHaveValue(email);
    await page.keyboard.type(agency);
    await page.keyboard.press('Enter');
    await expect(form.getByText('Fill in this field.')).toHaveCount(2);
    await expect(form.getByLabel('Website')).toBeFocused();
    await expectNoBarrier(page, [PHONE.width, WIDE.width]);
    await page.reload();
    await expect(name).toHaveValue(agency);
    await form.getByLabel('Website').fill('harbor-lights.example');
    await form.getByLabel('What does your agency do?').fill('Search and content for harbors.');
    await upstream.markRequests();
    await enter(page, form.getByRole('button', { name: 'Create page' }));
    await expect(checklist).toContainText('2 of 7 done');
    await expect(checklist.getByRole('listitem').filter({ hasText: 'Create your page' })).toContainText('Done');
    await expect(checklist.getByRole('link', { name: /^Fill in/ })).toBeFocused();
    const writes = (await upstream.requests()).filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /profile', 'POST /account/survey']);
    expect(writes[1]?.body).toMatchObject({ type: 'application', email });
  });

  await test.step('see the page as created', async () => {
    // Continues to the profile form, which is prefilled from the application.
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Agency name')).toHaveValue(agency);
    await expect(page.getByLabel('Website', { exact: true })).toHaveValue('https://harbor-lights.example');
    await page.goBack();
    await page.setViewportSize(PHONE);
    await enter(page, checklist.getByRole('button', { name: 'Hide checklist' }));
    await expect(checklist).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('receive a first lead, one row high whatever is beside it; the checklist stays hidden', async () => {
    await upstream.control('POST', `/accounts/${email}/leads`);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your page' })).toContainText('Draft');
    const newest = page.getByRole('region', { name: 'Newest leads' }).getByRole('listitem');
    await expect(newest).toHaveCount(1);
    await expect(checklist).toHaveCount(0);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      const { height = 0 } = (await newest.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(160);
    }
  });

  await test.step('fill in the profile and publish', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByLabel('Agency name')).toHaveValue(agency);
    await fillProfile(page, agency);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Publish page' }).click();
    await expect(page.getByText('Your page is published.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    const href = await page.getByRole('link', { name: 'View public page' }).getAttribute('href');
    await page.setViewportSize(WIDE);
    await page.goto(href ?? '');
    await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  });

  const moderate = (moderationStatus: string) =>
    upstream.control('PUT', `/accounts/${email}/agency`, { moderationStatus });
  await test.step('once approved, visitors find it in the directory', async () => {
    await moderate('approved');
    await page.context().clearCookies();
    await page.setViewportSize(PHONE);
    await page.goto(`${gateway.url}/agencies`);
    await page.getByRole('searchbox', { name: 'Search' }).fill(agency);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: agency }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
    await expect(page.getByText('Search for harbors and the towns around them')).toBeVisible();
  });
  // Takes the agency off the directory, because other test files count agencies there.
  await moderate('decline');
});
