import type { Page } from '@playwright/test';

/** Collects events that must not occur while pages load: console messages, blocked content, requests to other hosts. */
export async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  const note = (text: string) => seen.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    // Chromium logs every 404 response; these are expected.
    if (!/status of 404/.test(message.text())) note(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank') {
      note(`asks ${request.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.console.error(`refused: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return seen;
}
