import type { Page } from '@playwright/test';

/** Sends the answer that could still be undone, as leaving the page does. */
export async function sendAnswers(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
}
