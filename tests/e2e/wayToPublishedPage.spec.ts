import { expect, test } from '../harness/portal.ts';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import { fillProfile } from './testing/filledProfile.ts';

// Among the last and longest browser tests, so that workers share them.
test.describe.configure({ mode: 'parallel' });

let shop: Gateway;

test.beforeAll(async ({ portal: { upstream } }) => {
  // The offers link to the upstream's shop page, where the trial starts.
  shop = await startGateway({ upstreamUrl: upstream.url, env: { SUBSCRIBE_URL: `${upstream.url}/subscribe` } });
});
test.afterAll(() => shop.stop());

for (const [device, width] of [
  ['desktop', 1280],
  ['phone', 375],
] as const) {
  const name = `Harbor Lights ${device}`;
  const email = `owner@harbor-${device}.example`;

  test(`a new account gets from sign-up to a published page listed in the directory: ${device} (STA-30, STA-31, STA-32, DIR-08)`, async ({
    page,
    browser,
    portal,
  }) => {
    // The test visits eight pages and fills in a form of 25 fields.
    test.slow();
    const control = (what: string, body: object) => portal.upstream.control('PUT', `/accounts/${email}/${what}`, body);
    const viewport = { width, height: 800 };
    await page.setViewportSize(viewport);

    await test.step('sign up', async () => {
      await page.goto(`${shop.url}/signup`);
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the portal' })).toBeVisible();
    });

    await test.step('start the trial from the welcome', async () => {
      await page.getByRole('region', { name: 'Start your 7-day trial' }).getByRole('link').first().click();
      await page.waitForURL(/\/subscribe\?/);
      await page.getByRole('combobox', { name: 'Account' }).selectOption(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('link', { name: 'Back to where you came from' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    });

    const checklist = page.getByRole('region', { name: 'Get your page live' });
    await test.step('apply', async () => {
      await checklist.getByRole('button', { name: 'Start Create your page' }).click();
      const form = page.getByRole('form', { name: 'Create your page' });
      await form.getByLabel('Agency name').fill(name);
      await form.getByLabel('Website').fill('harbor-lights.example');
      await form.getByLabel('What does your agency do?').fill('Search and content for harbors.');
      await form.getByRole('button', { name: 'Create page' }).click();
      await expect(checklist).toContainText('2 of 7 done');
    });

    await test.step('fill in the profile', async () => {
      await checklist.getByRole('link', { name: /^Fill in/ }).click();
      await expect(page.getByLabel('Agency name')).toHaveValue(name);
      await expect(page.getByLabel('Website', { exact: true })).toHaveValue('https://harbor-lights.example');
      await fillProfile(page, name);
      await expect(page.getByText('Unsaved changes')).toBeVisible();
    });

    await test.step('publish', async () => {
      await page.getByRole('button', { name: 'Publish page' }).click();
      await expect(page.getByText('Your page is published.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
      const href = await page.getByRole('link', { name: 'View public page' }).getAttribute('href');
      await page.goto(href ?? '');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    await test.step('get approved', async () => {
      await control('agency', { moderationStatus: 'approved' });
    });

    await test.step('find it in the directory', async () => {
      const context = await browser.newContext({ baseURL: `${portal.gateway.url}/`, locale: 'en-US', viewport });
      try {
        const visitor = await context.newPage();
        await visitor.goto('agencies');
        await visitor.getByRole('searchbox', { name: 'Search' }).fill(name);
        await visitor.getByRole('button', { name: 'Search', exact: true }).click();
        await visitor.getByRole('heading', { level: 2, name }).getByRole('link').click();
        await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(visitor.getByText('Search for harbors and the towns around them')).toBeVisible();
      } finally {
        await context.close();
      }
    });

    // Takes the agency off the directory, because other test files count agencies there.
    await control('agency', { moderationStatus: 'decline' });
  });
}
