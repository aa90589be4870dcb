import type { Page } from '@playwright/test';

/** Makes the page send the answer that can still be undone, which leaving the page also does. */
export async function sendAnswers(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}
