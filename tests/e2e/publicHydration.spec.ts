import { LOCALES, languageTag } from '../../domain/locales.ts';
import { expect, expectAlive, testInNewContext as test } from '../harness/portal.ts';
import { watch } from './testing/watchedPage.ts';

/** Every public route, with parameters where it has any, and an unknown URL. */
const PATHS = [
  '',
  '/get-started',
  '/agencies',
  '/agencies/list/seo/germany',
  '/agencies?services=seo,content-marketing&sort=rating&page=2',
  '/agencies?q=no-agency-is-called-this',
  '/agencies/northbeam',
  '/agencies/lead-generation',
  '/academy/exams',
  '/kb/taxes',
  '/no-such-page',
  '/agencies?languages=de,en&budget=2&locations=berlin&place=san',
  '/agencies?page=5000',
];

// A time zone other than the server's, because the markup must not depend on it.
test.use({ timezoneId: 'America/Los_Angeles' });

/** Replaces what depends on a language with versions that differ from the server's: formats, orders, capitals. */
function speakOtherwise(): void {
  const other = (text: string) => `${text} or so`;
  for (const { prototype } of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get(this: object) {
        const own = format?.call(this) as (value: unknown) => string;
        return (value: unknown) => other(own(value));
      },
    });
  }
  const { format } = Intl.ListFormat.prototype;
  Intl.ListFormat.prototype.format = function (list) {
    return other(format.call(this, list));
  };
  const { of } = Intl.DisplayNames.prototype;
  Intl.DisplayNames.prototype.of = function (code) {
    return other(of.call(this, code) ?? code);
  };
  const times = Intl.RelativeTimeFormat.prototype as Intl.RelativeTimeFormat;
  const relative = times.format;
  times.format = function (value, unit) {
    return other(relative.call(this, value, unit));
  };
  const compare = Object.getOwnPropertyDescriptor(Intl.Collator.prototype, 'compare')?.get;
  Object.defineProperty(Intl.Collator.prototype, 'compare', {
    get(this: object) {
      const own = compare?.call(this) as (a: string, b: string) => number;
      return (a: string, b: string) => own(b, a);
    },
  });
  String.prototype.localeCompare = function (that) {
    return this < that ? 1 : -1;
  };
  String.prototype.toLocaleUpperCase = String.prototype.toLocaleLowerCase = function () {
    return other(String(this));
  };
}

// The next two tests show that a page depends neither on its language nor on how the browser formats and sorts, and that
// both sides have the same plurals. So each language is loaded on two pages or more, and each page in two languages or
// more.
test.describe('every public page hydrates without warnings', () => {
  test.describe.configure({ mode: 'parallel' });
  const parts = 3;
  for (let part = 0; part < parts; part += 1) {
    test(`in every language on some pages, even if the browser formats and sorts differently, part ${part + 1}`, async ({
      page,
    }) => {
      const seen = await watch(page);
      await page.addInitScript(speakOtherwise);
      for (const [index, locale] of LOCALES.entries()) {
        if (index % parts !== part) continue;
        for (const path of PATHS.filter((_, place) => (place + index) % 6 === 0)) {
          const answer = await page.goto(`./${locale}${path}`, { waitUntil: 'domcontentloaded' });
          expect(answer?.status(), `${locale}${path}`).toBe(path === '/no-such-page' ? 404 : 200);
          await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
          await expectAlive(page);
          // The server's texts stay.
          expect(await page.getByText('or so').count(), `${locale}${path}`).toBe(0);
        }
      }
      expect(await page.evaluate(() => new Intl.NumberFormat('de').format(1_234))).toBe('1.234 or so');
      expect(seen).toEqual([]);
    });
  }
});

test('the browser has the plurals of the server in every language', async ({ page }) => {
  const pluralsOf = (tags: readonly string[]) =>
    tags.map((tag) => {
      const rules = [new Intl.PluralRules(tag), new Intl.PluralRules(tag, { type: 'ordinal' })];
      const counts = [...Array.from({ length: 1_200 }, (_, count) => count), 0.5, 4.6, 1_000_000, 2_500_000];
      return counts.map((count) => rules.map((rule) => rule.select(count)).join(' ')).join(', ');
    });
  const tags = LOCALES.map(languageTag);
  expect(await page.evaluate(pluralsOf, tags)).toEqual(pluralsOf(tags));
});

test('navigation between public pages loads no document; title, canonical URL and focus follow', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('./de');
  await expectAlive(page);
  await page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
  await page.getByRole('banner').getByRole('link', { name: 'Agentur finden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing-Agenturen' })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/agencies$/);
  await expect(page).toHaveTitle('Marketing-Agenturen · Agenturportal');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/agencies$/);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de$/);
  expect(await page.evaluate(() => document.body.getAttribute('data-mark'))).toBe('same page');
  // The portal is a separate application.
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Fde/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.body.getAttribute('data-mark'))).toBeNull();
  expect(seen).toEqual([]);
});

test('a page without its data says so in the reader’s language and recovers without a reload (RTE-19)', async ({
  page,
  portal,
}) => {
  await portal.upstream.addFault({ kind: 'status', status: 503, method: 'GET', path: '/agencies' });
  const answer = await page.goto('./de/agencies?sort=newest&page=3');
  await portal.upstream.clearFaults();
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
  await expect(page.getByRole('heading', { level: 1, name: 'Das konnten wir nicht laden' })).toBeVisible();
  await expectAlive(page);
  await page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketing-Agenturen' })).toBeVisible();
  expect(await page.evaluate(() => document.body.getAttribute('data-mark'))).toBe('same page');
});

test('a page without its texts or code says so and can be opened again (RTE-19)', async ({ page }) => {
  await page.goto('./de/get-started');
  for (const [path, files, heading] of [
    ['/kb/taxes', '**/assets/taxes-*.js', 'Wie Steuern zu einem Kauf hinzukommen'],
    ['/academy/exams', '**/assets/AcademyScreen-*.js', 'Prüfungen'],
  ] as const) {
    // Until then, a link loads a whole page from the server.
    await expectAlive(page);
    await page.route(files, (route) => route.abort());
    await page.locator(`a[href$="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Das konnten wir nicht laden' })).toBeVisible();
    await page.unroute(files);
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
