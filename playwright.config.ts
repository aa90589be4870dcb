import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/harness/snapshot.playwright.ts',
  // As many as a small machine has cores. With more, tests wait for each other and come close to their limits.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording takes a third of the time, so it is only on with TRACE=on.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        // In every window Chromium renders the suggestions below its address bar as a separate page. Tests never use
        // it, and starting it costs more than loading one of our pages.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        // Pages live for seconds here, so optimizing their code takes more time than it saves: 6 % of the processor's.
        '--js-flags=--no-maglev --no-turbofan',
        // One process renders all pages, so that code it has compiled serves the next test too.
        '--renderer-process-limit=1',
        // Chromium's sandbox does not work for root, the usual user in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
