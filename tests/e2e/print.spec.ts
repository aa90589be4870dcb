import { expect, test } from '../harness/portal.ts';
import { signedIn } from './testing/signedIn.ts';

/** The area of a page of A4 with margins of 12 mm, in pixels. */
const PAPER = { width: 703, height: 1032 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
});

test('a chat prints all its messages, without the composer and the way back (PLT-11)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  await page.goto('profile/messages');
  const chat = page.locator('[data-chat]').first();
  const uuid = await chat.getAttribute('data-chat');
  for (let line = 1; line <= 12; line += 1)
    await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: `Line ${line} `.repeat(120) });
  await page.goto(`profile/messages?selectedChat=${uuid}`);
  const log = page.getByRole('log');
  await expect(log.getByText(/^Line 12 /)).toBeVisible();
  const first = log.locator('li, article, p').first();
  await expect(first).toBeVisible();
  const cut = await log.evaluate((element) => {
    const around: string[] = [];
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { overflowY } = getComputedStyle(part);
      if (part.scrollHeight > part.clientHeight + 1 && overflowY !== 'visible') around.push(part.className);
    }
    return around.filter((name) => name !== '');
  });
  expect(cut).toEqual([]);
  for (const control of [page.getByRole('textbox'), page.getByRole('link', { name: 'Back to chats' })])
    await expect(control).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Chats', exact: true })).toBeHidden();
});

test('pages of the portal print their title and each card in full, with bars and switches (PLT-11)', async ({
  page,
}) => {
  await signedIn(page, 'owner-scale');
  for (const [path, title, bar] of [
    ['profile/dashboard', 'Home', '[aria-labelledby="funnel"] [aria-hidden]'],
    ['profile/settings', 'Settings', '[role="switch"]'],
    ['profile', 'Profile', null],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(page.getByRole('main').locator('section').last()).toBeVisible();
    expect((await heading.boundingBox())?.width).toBeGreaterThan(20);
    if (bar !== null) await expect(page.locator(bar).last()).toHaveCSS('print-color-adjust', 'exact');
    // Where a page ends within a row of a grid, Chromium lets the next row overlap it.
    const grids = await page.getByRole('main').evaluate((main) =>
      Array.from(
        main.querySelectorAll('section:not(aside *), section:not(aside *, form *) > ul > li'),
        (part) => part.parentElement,
      )
        .filter((parent) => parent !== null && getComputedStyle(parent).display.includes('grid'))
        .map((parent) => parent?.className),
    );
    expect(grids, path).toEqual([]);
  }
});

test('answers and reviews that are collapsed print, and no long text leaves the page before it empty (PLT-11)', async ({
  page,
}) => {
  await page.goto('get-started');
  await expect(page.locator('details:not([open]) p').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' }).last()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.goto('agencies/northbeam');
  await expect(page.locator('#reviews details:not([open]) > div').first()).toBeVisible();
  const social = page.getByRole('main').locator('[href*="facebook.com/"]');
  const written = await social.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain((await social.getAttribute('href')) ?? '?');
  await page.goto('kb/taxes');
  await expect(page.getByRole('article')).toHaveCSS('break-inside', 'auto');
});
