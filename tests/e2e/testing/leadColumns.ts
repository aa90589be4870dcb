import { expect, type Page } from '@playwright/test';

/** Texts of the columns of fixed width in the leads table that end less than 8 px before the next column's text. */
function overlapping(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('tbody td:nth-child(n + 3):nth-child(-n + 5)')];
    const found = cells.filter((cell) => {
      const next = cell.nextElementSibling;
      if (next === null) return false;
      // Without texts for screen readers only.
      const shown = [...cell.querySelectorAll('*'), cell].filter((part) => part.getBoundingClientRect().width > 2);
      const ends = shown
        .flatMap((part) => [...part.childNodes].filter(({ nodeType }) => nodeType === 3))
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().right;
        });
      const limit = next.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(next).paddingLeft) - 8;
      return Math.max(0, ...ends) > limit;
    });
    return found.map(({ textContent }) => textContent);
  });
}

/** Names of the buttons that reach into the space at the end of their cell. */
function beyondCell(page: Page): Promise<(string | null)[]> {
  return page.locator('tbody td:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      return [...cell.querySelectorAll('button')]
        .filter((button) => button.getBoundingClientRect().right > end)
        .map(({ textContent }) => textContent);
    }),
  );
}

/** Names of the buttons that are below another one of their cell. */
function wrapped(page: Page): Promise<(string | null)[]> {
  return page.locator('tbody td:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const [first, ...others] = cell.querySelectorAll('button');
      const top = first?.getBoundingClientRect().top;
      return others.filter((other) => other.getBoundingClientRect().top !== top).map(({ textContent }) => textContent);
    }),
  );
}

/** Adds a style sheet. Not a style element, which the page's policy forbids. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Fails if a column of the open leads table runs into the next, or the answers of a lead do, with wider text spacing
 * too, or if they need two lines without it. Leaves the window at 1440 px with that spacing.
 */
export async function expectColumnsApart(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 });
  for (const status of ['accepted', 'expired', 'pending']) {
    const tab = page.locator(`nav a[href$="status=${status}"]`).first();
    if ((await tab.getAttribute('aria-current')) === null) await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(await overlapping(page), status).toEqual([]);
  }
  expect(await beyondCell(page)).toEqual([]);
  // The typeface of a first visit, until the portal's has loaded.
  await addStyle(page, '* { font-family: system-ui, sans-serif !important }');
  expect(await wrapped(page)).toEqual([]);
  // WCAG 1.4.12.
  await addStyle(page, '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
  expect(await beyondCell(page)).toEqual([]);
}
