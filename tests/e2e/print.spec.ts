import type { Page } from '@playwright/test';
import { expect, test } from '../harness/portal.ts';
import { ask, signedIn } from './testing/signedIn.ts';

/** The area of a page of A4 with margins of 12 mm, in pixels. */
const PAPER = { width: 703, height: 1032 };

test.beforeEach(async ({ page }) => await page.setViewportSize(PAPER));

/** Opens a page as it prints. On a busy machine, what is emulated during a navigation may have no effect. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      return await page.evaluate(() => matchMedia('print').matches);
    })
    .toBe(true);
}

test('a chat prints all its messages, without the composer and the way back (PLT-11)', async ({ page, portal }) => {
  await signedIn(page, 'owner-scale');
  const answer = await ask(page, '{ viewer { chats(view: INBOX) { nodes { uuid } } } }');
  const uuid = (answer as { data: { viewer: { chats: { nodes: { uuid: string }[] } } } }).data.viewer.chats.nodes[0]
    ?.uuid;
  for (let line = 1; line <= 12; line += 1)
    await portal.upstream.control('POST', `/chats/${uuid}/messages`, { text: `Line ${line} `.repeat(120) });
  await openPrinted(page, `profile/messages?selectedChat=${uuid}`);
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
    await openPrinted(page, path);
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
  // In landscape, no line is left of the navigation beside the page.
  await page.setViewportSize({ width: PAPER.height, height: PAPER.width });
  await expect(page.getByRole('main').locator('..')).toHaveCSS('border-left-width', '0px');
});

test('public pages print in light colors, without navigation and form, with what is collapsed (PLT-11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.goto('theme/dark?to=/agencies/northbeam');
  const shown = page.locator('a[href$="#brief"]:visible').filter({ hasText: 'Send brief' });
  await expect(shown).toHaveCount(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(shown).toHaveCount(0);
  for (const hidden of ['nav:has([href="#reviews"])', '#brief']) await expect(page.locator(hidden)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  // A page ends between the stories of an agency, not in one of them.
  await expect(page.locator('#stories li').first()).toHaveCSS('break-inside', 'avoid');
  await page.setViewportSize(PAPER);
  await expect(page.locator('#reviews details:not([open]) > div').first()).toBeVisible();
  const social = page.getByRole('main').locator('[href*="facebook.com/"]');
  const written = await social.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain((await social.getAttribute('href')) ?? '?');

  await openPrinted(page, 'get-started');
  await expect(page.locator('details:not([open]) p').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' }).last()).toHaveCSS('color', 'rgb(0, 0, 0)');
  // A long text that kept together would leave the page before it empty.
  await openPrinted(page, 'kb/taxes');
  await expect(page.getByRole('article')).toHaveCSS('break-inside', 'auto');
});
