import type { Page } from '@playwright/test';
import { DEFAULT_PRICES } from '../../domain/prices.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { expect, expectAlive, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';
import { watch } from './testing/watchedPage.ts';

test('on the phone, straight lines separate the questions of the search, which finds what was typed before hydration', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('searchbox').first().fill('krakow');
  const place = page.getByRole('search').locator('label').nth(1);
  await expect(place).toHaveCSS('border-top-width', '1px');
  await expect(place).toHaveCSS('border-top-right-radius', '0px');
  scripts.resolve();
  await expectAlive(page);
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/agencies\?q=krakow$/);
});

test('leads from the landing page to the directory and to sign-up, without JavaScript (RTE-01)', async ({
  browser,
  portal,
}) => {
  const context = await browser.newContext({ baseURL: `${portal.gateway.url}/`, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('de');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Finden Sie die Agentur');
  const services = page.getByRole('navigation', { name: 'Nach Leistung suchen' });
  const service = services.getByRole('listitem').first();
  const count = await service.getByText(/^\d+$/).textContent();
  expect(Number(count)).toBeGreaterThan(20);
  await service.getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/agencies\/list\/[\w-]+$/);
  await expect(page.getByRole('main')).toContainText(`${count} Agenturen`);
  await page.goBack();
  const places = page.getByRole('region', { name: 'Nach Ort suchen' });
  await expect(places.getByRole('link').first()).toHaveAttribute('href', /^\/de\/agencies\/list\/all\/[\w-]+$/);
  await places.getByRole('link', { name: 'München' }).click();
  await expect(page).toHaveURL(/\/de\/agencies\/list\/all\/munich$/);
  await page.goBack();
  await page.getByRole('searchbox').first().fill('café & söhne');
  await page.getByRole('button', { name: 'Agenturen finden' }).click();
  await expect(page).toHaveURL(/\/de\/agencies\?q=caf%C3%A9\+%26\+s%C3%B6hne&q=&budget=$/);
  await page.goBack();
  const best = page.getByRole('region', { name: 'Derzeit höchste Punktzahlen' }).getByRole('listitem');
  await expect(best).toHaveCount(6);
  const name = await best.first().getByRole('link').textContent();
  await best.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  const own = page.getByRole('region', { name: 'Sie leiten eine Agentur?' });
  await expect(own.getByRole('link', { name: 'Tarife und Preise' })).toHaveAttribute('href', '/de/get-started');
  await own.getByRole('link', { name: 'Agentur eintragen' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await context.close();
});

test.describe('below a base path', () => {
  let gateway: Gateway;
  test.beforeAll(async ({ portal: { upstream } }) => {
    gateway = await startGateway({
      upstreamUrl: upstream.url,
      basePath: '/partners',
      env: { SUBSCRIBE_URL: 'https://shop.example/subscribe?from=site', ACADEMY_URL: 'https://academy.example/exams' },
    });
  });
  test.afterAll(() => gateway.stop());

  // The first test, so that the gateway has not cached any prices yet.
  test('shows the default prices during an outage, and sells with offer, name and return link (RDR-03, CON-22, CON-23, CON-24, CON-25, CON-26, CON-27)', async ({
    page,
    portal: { upstream },
  }) => {
    await upstream.control('PUT', '/prices', { leadGen: 77, pro: 101, guru: 202, business: 303 });
    await upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/prices/' });
    try {
      await page.goto(`${gateway.url}/de/get-started`);
      const prices = page.getByRole('region', { name: 'Tarife' }).locator('strong');
      await expect(prices).toHaveText(['90 $', '139,95 $', '249,95 $', '499,95 $']);
      const offers = [];
      for (const link of await page.locator('a[href^="https://shop.example"]').all()) {
        offers.push(Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams));
      }
      const back = { from: 'site', redirect_to: `${gateway.url.replace('127.0.0.1', 'localhost')}/de/get-started` };
      expect(offers).toEqual([
        { ...back, offer: 'agk_trial', offerName: 'Agency Growth Kit trial' },
        { ...back, offer: 'ap_listing', offerName: 'Lead Generation' },
        { ...back, offer: 'agk_bundle', offerName: 'Agency Growth Kit Start' },
        { ...back, offer: 'agk_bundle', offerName: 'Agency Growth Kit Scale' },
        { ...back, offer: 'agk_bundle', offerName: 'Agency Growth Kit Advanced' },
      ]);
      const sale = `${gateway.url}/en/agencies/lead-generation/`;
      await page.goto(sale);
      const card = page.getByRole('region', { name: 'Lead generation', exact: true });
      await expect(card).toContainText('$90');
      await expect(card.getByRole('link', { name: 'Buy Lead generation' })).toHaveAttribute(
        'href',
        /offer=ap_listing&offerName=Lead\+Generation&redirect_to=.*%2Fpartners%2Fen%2Fagencies%2Flead-generation/,
      );
      await upstream.clearFaults();
      // The gateway caches public pages for three seconds.
      await expect.poll(async () => (await page.request.get(sale)).text()).toContain('$77');
      await page.reload();
      await expect(card).toContainText('$77');
      await expectAlive(page);
      await page.getByRole('contentinfo').locator('a[href$="/academy/exams"]').click();
      await expect(page.getByRole('link', { name: 'Take the exam Toolkit exam' })).toHaveAttribute(
        'href',
        'https://academy.example/exams?exam=toolkit',
      );
    } finally {
      await upstream.clearFaults();
      await upstream.control('PUT', '/prices', DEFAULT_PRICES);
    }
  });

  test('all URLs stay below it (PLT-08)', async ({ page }) => {
    const seen = await watch(page);
    await page.goto(`${gateway.url}/de/agencies`);
    await expectAlive(page);
    await page.getByRole('link', { name: 'Cedar Works', exact: true }).click();
    await expect(page).toHaveURL(/\/partners\/de\/agencies\/[\w-]+$/);
    // Checks the name, because the URL changes before the page, and the list has a heading of this level too.
    await expect(page.getByRole('heading', { level: 1, name: 'Cedar Works', exact: true })).toBeVisible();
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('[href^="/"], [src^="/"], [action^="/"]')].map(
        (element) =>
          element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
      ),
    );
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !address.startsWith('/partners/'))).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
    await expect(page).toHaveURL(/\/partners\/pl\/agencies\/[\w-]+$/);
    // Texts load after scripts, so wait before the gateway is stopped.
    await expectAlive(page);
    expect(seen).toEqual([]);
  });
});

test('opens get started for everybody without an overlay, and shows an agency its passed exams (RTE-08, RTE-13, ACC-18)', async ({
  page,
  portal: { upstream },
}) => {
  const seen = await watch(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('academy/exams');
  const state = page.getByRole('region', { name: 'Your exams' });
  await expect(state.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect_to=%2Facademy%2Fexams',
  );
  for (const [exam, isPassed] of Object.entries({ agency: true, tool: false })) {
    await upstream.control('PUT', '/accounts/owner-advanced@demo.example/exam', { exam, isPassed });
  }
  await signedIn(page, 'owner-advanced');
  await page.goto('academy/exams');
  await expect(state.getByRole('listitem')).toHaveText(['Toolkit examNot passed yet', 'Agency partner examPassed']);
  await page.goto('get-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for space, not for rank');
  await expectAlive(page);
  expect(sockets).toEqual([]);
  await signedIn(page, 'free');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog, [inert]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL(/\/profile\/dashboard$/);
  expect(seen).toEqual([]);
});

async function openAnswer(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary').first().focus();
  const answer = page.getByText("We can't promise a number.");
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
}

async function openChapter(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#invoice$/);
  await expect(page.getByRole('heading', { name: "What's on your invoice" })).toBeInViewport();
}

// Each page on the phone and at one more width.
for (const [path, width, open] of [
  ['', 1440],
  ['get-started', 900],
  ['agencies/lead-generation', 1440, openAnswer],
  ['academy/exams', 900],
  ['kb/taxes', 1440, openChapter],
] as const) {
  test(`axe finds no violation on /${path}, light and dark, wide and narrow; answers and chapters open with the keyboard (RTE-14, PLT-11)`, async ({
    page,
  }) => {
    const seen = await watch(page);
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await expectNoBarrier(page, [375, width]);
    expect(seen).toEqual([]);
  });
}
