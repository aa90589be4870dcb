import type { Page } from '@playwright/test';
import { DEFAULT_PRICES } from '../../domain/prices.ts';
import { startGateway } from '../harness/gateway.ts';
import { expect, expectAlive, test } from '../harness/portal.ts';
import { expectNoBarrier } from './testing/barriers.ts';
import { signedIn } from './testing/signedIn.ts';

const PAGES = ['', 'get-started', 'agencies/lead-generation', 'academy/exams', 'kb/taxes'];

/** Collects every problem the browser logs, including hydration errors. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('searches for what was typed before the landing page was hydrated', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('searchbox').first().fill('krakow');
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
  const service = services.getByRole('link').first();
  const count = /\d+$/.exec((await service.textContent()) ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(20);
  await service.click();
  await expect(page).toHaveURL(/\/de\/agencies\/list\/[\w-]+$/);
  await expect(page.getByRole('main')).toContainText(`${count} Agenturen`);
  await page.goBack();
  await page.getByRole('region', { name: 'Nach Land suchen' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/de\/agencies\/list\/all\/[\w-]+$/);
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

test('shows the default prices during an outage, and sells with offer, name and return link (RDR-03, CON-22, CON-23, CON-24, CON-25, CON-26, CON-27)', async ({
  page,
  portal: { upstream },
}) => {
  await upstream.control('PUT', '/prices', { leadGen: 77, pro: 101, guru: 202, business: 303 });
  await upstream.addFault({ kind: 'status', status: 500, method: 'GET', path: '/prices/' });
  // A new gateway, which has not cached any prices yet.
  const gateway = await startGateway({
    upstreamUrl: upstream.url,
    basePath: '/partners',
    env: { SUBSCRIBE_URL: 'https://shop.example/subscribe?from=site', ACADEMY_URL: 'https://academy.example/exams' },
  });
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
    await page.goto(`${gateway.url}/en/agencies/lead-generation/`);
    const card = page.getByRole('region', { name: 'Lead generation', exact: true });
    await expect(card).toContainText('$90');
    await expect(card.getByRole('link', { name: 'Buy Lead generation' })).toHaveAttribute(
      'href',
      /offer=ap_listing&offerName=Lead\+Generation&redirect_to=.*%2Fpartners%2Fen%2Fagencies%2Flead-generation/,
    );
    await upstream.clearFaults();
    // The gateway caches public pages for three seconds.
    await expect(async () => {
      await page.reload();
      await expect(card).toContainText('$77', { timeout: 500 });
    }).toPass();
    await page.goto(`${gateway.url}/en/academy/exams`);
    await expect(page.getByRole('link', { name: 'Take the exam Toolkit exam' })).toHaveAttribute(
      'href',
      'https://academy.example/exams?exam=toolkit',
    );
    // Texts load after scripts, so wait before stopping the gateway.
    await expectAlive(page);
  } finally {
    await upstream.clearFaults();
    await upstream.control('PUT', '/prices', DEFAULT_PRICES);
    await gateway.stop();
  }
});

test('opens get started for everybody without an overlay, and shows an agency its passed exams (RTE-08, RTE-13, ACC-18)', async ({
  page,
  portal: { upstream },
}) => {
  const complaints = complaintsOf(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('academy/exams');
  const state = page.getByRole('region', { name: 'Your exams' });
  await state.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Facademy%2Fexams$/);
  for (const [exam, isPassed] of Object.entries({ agency: true, tool: false })) {
    await upstream.control('PUT', '/accounts/owner-advanced@demo.example/exam', { exam, isPassed });
  }
  await signedIn(page, 'owner-advanced');
  await page.goto('academy/exams');
  await expect(state.getByRole('listitem')).toHaveText(['Toolkit examNot passed yet', 'Agency partner examPassed']);
  await page.goto('get-started');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for space, not for rank');
  expect(sockets).toEqual([]);
  await signedIn(page, 'free');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog, [inert]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
  await expect(page).toHaveURL(/\/profile\/dashboard$/);
  expect(complaints).toEqual([]);
});

test('separates the questions of the search by straight lines on the phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('');
  const place = page.getByRole('search').locator('label').nth(1);
  await expect(place).toHaveCSS('border-top-width', '1px');
  await expect(place).toHaveCSS('border-top-right-radius', '0px');
});

test('opens answers and chapters with the keyboard (RTE-14, PLT-11)', async ({ page }) => {
  await page.goto('agencies/lead-generation');
  const question = page.getByRole('main').locator('summary').first();
  await question.focus();
  const answer = page.getByText("We can't promise a number.");
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.goto('kb/taxes');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(3).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#invoice$/);
  await expect(page.getByRole('heading', { name: "What's on your invoice" })).toBeInViewport();
});

for (const path of PAGES) {
  test(`axe finds no violation on /${path}, light and dark, at three widths (PLT-11)`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
  });
}

test('an agency prints in light colors, without navigation and form; pages end between its stories', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('theme/dark?to=/agencies/northbeam');
  const shown = page.locator('a[href$="#brief"]:visible').filter({ hasText: 'Send brief' });
  await expect(shown).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(shown).toHaveCount(0);
  for (const hidden of ['nav:has([href="#reviews"])', '#brief']) await expect(page.locator(hidden)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.locator('#stories li').first()).toHaveCSS('break-inside', 'avoid');
});
