import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { ask, signedIn } from './testing/signedIn.ts';

const RANGE = 'last_7_days';

/** Figures of a range, read through the API. */
interface Days {
  readonly from: string;
  readonly impressions: number[];
  readonly pageViews: number[];
  readonly websiteClicks: number[];
  readonly linkClicks: number[];
  readonly leads: number[];
  readonly budgets: number[];
}

async function series(page: Page): Promise<{ current: Days; previous: Days }> {
  const days = '{ from impressions pageViews websiteClicks linkClicks leads budgets }';
  const query = `{ viewer { dashboard { series(range: "${RANGE}") { current ${days} previous ${days} } } } }`;
  const answer = (await ask(page, query)) as {
    data: { viewer: { dashboard: { series: { current: Days; previous: Days } } } };
  };
  return answer.data.viewer.dashboard.series;
}

/** The figures by their names on the page, in its order; clicks include those on the website and on other links. */
function figuresOf({ impressions, pageViews, websiteClicks, linkClicks, leads, budgets }: Days) {
  const clicks = websiteClicks.map((count, day) => count + (linkClicks[day] ?? 0));
  return [
    ['Search appearances', impressions],
    ['Page views', pageViews],
    ['Clicks', clicks],
    ['Leads received', leads],
    ['Total budget', budgets],
  ] as const;
}

/** Reads "$1,000" and "1,000" as 1000. */
function toNumber(text: string): number {
  return Number(text.replaceAll(/[$,]/g, ''));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Reads the value of each day with the arrow keys, from first to last. */
async function drawn(chart: Locator): Promise<number[]> {
  await chart.focus();
  await chart.press('Home');
  const last = Number(await chart.getAttribute('aria-valuemax'));
  const values: number[] = [];
  for (let day = 0; day <= last; day += 1) {
    await expect(chart).toHaveAttribute('aria-valuenow', String(day));
    values.push(toNumber(/: (\S+), compared/.exec((await chart.getAttribute('aria-valuetext')) ?? '')?.[1] ?? 'none'));
    await chart.press('ArrowRight');
  }
  return values;
}

test('changing the range refetches only the figures, and is in the URL (SCR-11 to SCR-16, STA-52, STA-53)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  const ranges = page.getByRole('navigation', { name: 'Period' });
  await expect(ranges.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'true');
  const outcomes = page.getByRole('region', { name: 'Lead outcomes' });
  const received = Number(/\d+$/.exec(await outcomes.getByRole('heading', { name: 'Lead outcomes' }).innerText())?.[0]);
  const parts = await outcomes.getByRole('list').first().locator('strong').allInnerTexts();
  expect(received).toBeGreaterThan(0);
  expect(parts.reduce((total, part) => total + Number(part), 0)).toBe(received);
  await expect(page.getByRole('region', { name: 'Visibility' }).getByRole('heading', { level: 3 })).toHaveCount(3);

  await portal.upstream.markRequests();
  await ranges.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/profile\/dashboard\?range=last_7_days$/);
  await expect(ranges.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '6');
  const seen = await portal.upstream.requests();
  const blocks = seen.filter(({ path }) => path.startsWith('/account/dashboard/')).map(({ path }) => path);
  expect(blocks.toSorted()).toEqual([
    '/account/dashboard/leads-summary',
    '/account/dashboard/page-summary',
    '/account/dashboard/ranges',
    '/account/dashboard/series',
    '/account/dashboard/visibility-details',
  ]);
  await page.goBack();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '29');
  await page.goForward();
  await expect(ranges.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('region', { name: 'Newest leads' }).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/profile\/leads\/lead\//);
});

test("chart and key figures show the recorded events; a visit increases today's page views by one (EXT-13, DIR-12)", async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  const viewed = ((await series(page)).current.pageViews.at(-1) ?? 0) + 1;
  await page.context().clearCookies();
  await page.goto('agencies/northbeam');
  await signedIn(page, 'owner-scale');
  await expect.poll(async () => (await series(page)).current.pageViews.at(-1)).toBe(viewed);
  const { current, previous } = await series(page);
  const before = new Map<string, number[]>(figuresOf(previous));
  await page.goto(`profile/dashboard?range=${RANGE}`);
  const ranges = page.getByRole('navigation', { name: 'Period' });
  await expect(ranges.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'true');
  for (const [name, numbers] of figuresOf(current)) {
    const figure = page.getByRole('link', { name: new RegExp(`^${name}`) });
    await figure.click();
    expect(await drawn(page.getByRole('slider', { name: `${name} by day` })), name).toEqual(numbers);
    await expect(figure).toContainText(sum(numbers).toLocaleString('en'));
    await expect(figure).toContainText(new RegExp(`from \\$?${sum(before.get(name) ?? []).toLocaleString('en')}$`));
  }
});

test('table and file show the recorded events (EXT-12)', async ({ page }) => {
  await signedIn(page, 'owner-scale');
  await page.goto(`profile/dashboard?range=${RANGE}`);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const { current, previous } = await series(page);
  const before = new Map<string, number[]>(figuresOf(previous));
  for (const [name, numbers] of figuresOf(current)) {
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    const table = page.getByRole('table', { name: `${name} by day` });
    await expect(table).toBeVisible();
    const column = async (place: number) =>
      (await table.locator(`tbody tr td:nth-child(${place})`).allInnerTexts()).map(toNumber);
    expect(await column(2), name).toEqual(numbers);
    expect(await column(4), name).toEqual(before.get(name));
    expect(toNumber(await table.locator('tfoot td').first().innerText()), name).toBe(sum(numbers));
  }

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  const columns = rows.map((row) => row.split(','));
  expect([columns[0]?.[0], columns[0]?.[6]]).toEqual([current.from, previous.from]);
  const inFile = (first: number) => [0, 1, 2, 3, 4].map((place) => columns.map((row) => Number(row[first + place])));
  expect(inFile(1)).toEqual(figuresOf(current).map(([, numbers]) => numbers));
  expect(inFile(7)).toEqual(figuresOf(previous).map(([, numbers]) => numbers));
});

/** Calls and the sections that need them. */
const SECTIONS = [
  ['*/account/deals', 'Deals to confirm'],
  ['*/series*', 'Key figures by day'],
  ['*/leads-summary*', 'Lead outcomes'],
  ['*/visibility*', 'Visibility'],
  ['*/dashboard/actions*', 'Recommended next steps'],
  ['*/dashboard/leads', 'Newest leads'],
] as const;

test('failing sections do not affect the others, and recover with "Try again" in one of them (P-02)', async ({
  page,
  portal,
}) => {
  await signedIn(page, 'owner-scale');
  const failures = page.getByRole('heading', { name: "We couldn't load this" });
  const section = (name: string) => page.getByRole('region', { name });
  for (const half of [0, 1]) {
    const failing = SECTIONS.filter((_, place) => place % 2 === half);
    for (const [path] of failing) await portal.upstream.addFault({ method: 'GET', path, status: 500 });
    await page.goto('profile/dashboard');
    await expect.poll(() => failures.count()).toBeGreaterThanOrEqual(failing.length);
    await expect(page.getByRole('navigation', { name: 'Period' })).toBeVisible();
    for (const part of SECTIONS) {
      await expect(section(part[1]), part[1]).toHaveCount(failing.includes(part) ? 0 : 1);
    }
    await portal.upstream.clearFaults();
    const again = page.getByRole('button', { name: 'Try again' });
    await (half === 0 ? again.first() : again.last()).click();
    for (const [, name] of failing) await expect(section(name)).toBeVisible();
    await expect(failures).toHaveCount(0);
  }
});

test('a lead is accepted and a deal answered on the dashboard; reviews open on top of it (STA-05, SCR-30, P-33)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/dashboard');
  const card = page.getByRole('region', { name: /^Leads to answer/ });
  const first = card.getByRole('listitem').first();
  await first.getByRole('button', { name: /^Accept/ }).click();
  await expect(first.getByText('Accepted just now')).toBeVisible();
  await expect(first.getByRole('link').first()).toBeFocused();
  // By keyboard, because a second click so soon after the first one is ignored.
  await first.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(first.getByRole('button', { name: /^Accept/ })).toBeVisible();

  await page
    .getByRole('link', { name: /^Answer about/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/profile\/dashboard\?deal=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Ask for a review' }).click();
  await expect(page).toHaveURL(/profile\/dashboard\?reviewableLeads=1/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
