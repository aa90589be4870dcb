import { expect, type Locator, type Page } from '@playwright/test';

/** Fails if two cells of the row overlap in a window of this width. Restores the window's size. */
export async function expectCellsApart(page: Page, row: Locator, width: number): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 900 });
  const overlaps = await row.evaluate((element) => {
    const cells = [...element.children].map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
    return cells.flatMap(({ cell, box }, index) =>
      cells
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map((other) => `${cell.textContent} / ${other.cell.textContent}`),
    );
  });
  expect(overlaps, `${width} px`).toEqual([]);
  if (size) await page.setViewportSize(size);
}
