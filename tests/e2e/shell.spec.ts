import { expect, expectAlive, test, testInNewContext } from '../harness/portal.ts';
import { demoEmail, demoPassword } from '../harness/upstream.ts';
import { ask, signedIn } from './testing/signedIn.ts';

// One of the last files of the run, so its tests are spread over all workers.
test.describe.configure({ mode: 'parallel' });

// An error instead of raw keys, where it is the texts that are missing.
test('shows an error if a screen’s texts or code cannot be loaded, and the screen after a retry (RTE-19)', async ({
  page,
}) => {
  await signedIn(page, 'owner-start');
  await page.goto('profile/dashboard');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [screen, files] of [
    ['Settings', '**/assets/settings-*.js'],
    ['Leads', '**/assets/LeadsScreen-*.js'],
  ] as const) {
    await page.route(files, (route) => route.abort());
    await navigation.getByRole('link', { name: screen }).click();
    await expect(page.getByRole('heading', { level: 1, name: "We couldn't load this" })).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }
});

test('says that it has not started if its code does not arrive, and starts after a reload (RTE-19)', async ({
  page,
}) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('login');
  const note = page.locator('#root > .not-started');
  await expect(note).toBeHidden();
  // Only the portal's frame has one.
  await expect(page.locator('.starting')).toHaveCount(0);
  // Ten seconds later.
  await note.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(note).toContainText('taking a long time to load');
  await page.unroute('**/assets/main-*.js');
  await note.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('shows the outline of its frame from the start, also while the account is read (EXT-19)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-start');
  await portal.upstream.addFault({ kind: 'delay', delayMs: 3_000, method: 'GET', path: '/account/' });
  const code = Promise.withResolvers<undefined>();
  await page.route('**/assets/main-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('profile/settings', { waitUntil: 'commit' });
  const outline = page.locator('.starting');
  await expect(outline).toBeVisible();
  const outlined = await page.locator('.starting-page').boundingBox();
  code.resolve(undefined);
  await expect(page.getByText('Loading…', { exact: true })).toBeAttached();
  await expect(outline).toBeVisible();
  await portal.upstream.clearFaults();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(outline).toBeHidden();
  const main = await page.getByRole('main').boundingBox();
  // Beside the line at its edge.
  expect(main?.x).toBe((outlined?.x ?? 0) + 1);
});

test.describe('without JavaScript', () => {
  testInNewContext.use({ javaScriptEnabled: false });

  testInNewContext(
    'says that it needs it, in the reader’s language (RTE-19, PLT-01)',
    async ({ page, context, portal }) => {
      await context.addCookies([{ name: 'locale', value: 'de', url: portal.gateway.url }]);
      await page.goto('login');
      const note = page.locator('noscript .not-started');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(/^Das Portal benötigt JavaScript\./);
      await expect(page.locator('#root > .not-started')).toBeHidden();
    },
  );
});

test('switches the language in place and saves it in the account (EXT-18, PLT-02)', async ({ page }) => {
  await signedIn(page, 'owner-legacy');
  await page.goto('profile/settings?filter=kept');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/profile\/settings\?filter=kept$/);
  await expect(page).toHaveTitle(/Einstellungen · Agenturportal$/);
  await expect
    .poll(() => ask(page, '{ viewer { account { locale } } }'))
    .toMatchObject({ data: { viewer: { account: { locale: 'DE' } } } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  // Other tests use this account too.
  await ask(page, 'mutation { setLocale(input: { locale: EN }) { account { id } } }');
});

test('applies the selected theme from the first byte of the next page (EXT-17)', async ({ page }) => {
  await signedIn(page, 'owner-start');
  const other = await page.context().newPage();
  await other.goto('get-started');
  await page.goto('profile/dashboard');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await background()).not.toBe(light);
  // Open public pages and pages of the portal follow.
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('profile')).text();
  expect(html).toContain('data-theme="dark"');
  await other.goto('profile/settings');
  await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the navigation fits the window and shows what needs attention', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');

  await test.step('shows what needs attention in the navigation and the title (SCR-04, EXT-08)', async () => {
    const answer = await ask(page, '{ viewer { account { counters { activeLeads } } messenger { unreadMessages } } }');
    const { account, messenger } = (
      answer as {
        data: { viewer: { account: { counters: { activeLeads: number } }; messenger: { unreadMessages: number } } };
      }
    ).data.viewer;
    await expect(page.getByRole('link', { name: /^Leads \d/ })).toContainText(String(account.counters.activeLeads));
    await expect(page).toHaveTitle(`(${messenger.unreadMessages}) Home · Agency portal`);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /favicon-\d/);
  });

  await test.step('has a side navigation, a rail and a bottom bar by width (PLT-05..07, O-02)', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const box = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await navigation.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    for (const width of [375, 768]) {
      const bar = await box(width);
      expect([bar.width, Math.round(bar.y + bar.height)]).toEqual([width, 800]);
    }
    for (const width of [769, 1199]) expect((await box(width)).width).toBeLessThan(72);
    for (const width of [1200, 1440]) expect((await box(width)).width).toBeGreaterThan(200);
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });
});

test('has keyboard shortcuts that can be switched off (EXT-09)', async ({ page }) => {
  await signedIn(page, 'owner-start');
  await page.goto('profile/dashboard');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Go to Leads')).toBeVisible();
  // Keys have the capitals that keyboards and buttons show.
  await expect(help.getByText('L', { exact: true })).toBeVisible();
  await help.getByLabel('Use single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(help).toBeHidden();
});

test('answers unknown URLs with a page and status 404 (RTE-15, RTE-16)', async ({ page }) => {
  const answer = await page.goto('nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const wrapper = await page.request.get('_app', { headers: { accept: 'text/html' } });
  expect(wrapper.status()).toBe(404);
  expect(await wrapper.text()).toContain('<title>Page not found');
});

test('every layout has its own frame, and no navigation shows two (PLT-04)', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { most: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('main')].filter((frame) => frame.getClientRects().length > 0);
      seen.most = Math.max(seen.most, shown.length);
    }).observe(document, { subtree: true, childList: true });
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const expectFrame = async (frame: 'public' | 'bare' | 'portal', heading: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(navigation).toHaveCount(frame === 'bare' ? 0 : 1);
    await expect(navigation.getByRole('link', { name: 'Home' })).toHaveCount(frame === 'portal' ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'public' ? 1 : 0);
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { most: number } }).seen.most)).toBe(1);
  };
  await page.goto('en');
  await expectFrame('public', 'Find the agency');
  await expectAlive(page);
  await navigation.getByRole('link', { name: 'Find an agency' }).click();
  await expectFrame('public', 'Marketing agencies');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expectFrame('bare', 'Sign in');
  await page.getByLabel('Email address').fill(demoEmail('owner-start'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectFrame('public', 'Marketing agencies');
  await page.getByRole('banner').getByRole('link', { name: 'Go to your account' }).click();
  await expectFrame('portal', 'Home');
  await navigation.getByRole('link', { name: 'Leads' }).click();
  await expectFrame('portal', 'Leads');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectFrame('bare', 'Sign in');
});
