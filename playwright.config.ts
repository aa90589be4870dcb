import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  globalSetup: './tests/harness/snapshot.playwright.ts',
  // More than a small machine has cores: tests wait for pushes, slow answers and deadlines.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // One window a worker, emptied before each test: docs/tests.md.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Recording costs a third of the time: TRACE=on asks for it.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        // Chromium keeps the list below its address bar as a page of its own in every window; nobody types there here,
        // and starting it costs more than loading a page of ours.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        // It refuses its sandbox to root, which is what containers run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
