import type { Page } from '@playwright/test';

/** Waits until what is in the document has been drawn: input before that reaches what was drawn earlier. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
