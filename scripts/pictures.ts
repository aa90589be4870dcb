// npm run pictures: retakes the README's pictures from a fresh instance with demo data.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { signedIn } from '../tests/e2e/testing/signedIn.ts';
import { startGateway } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';
import { findBrowser } from './browser.mjs';
import { root } from './fingerprint.mjs';

const FOLDER = path.join(root, 'docs/pictures');
const WIDE = { width: 1440, height: 900 } as const;
const PHONE = { width: 375, height: 812 } as const;

interface Picture {
  readonly name: string;
  readonly address: string;
  /** Links to click first, one after the other. */
  readonly follow?: readonly string[];
  /** Text that appears once the page has loaded. */
  readonly shows: string;
  /** The demo account to sign in with; null for a visitor. */
  readonly account: string | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
}

const LEADS = { account: 'owner-scale', size: WIDE, theme: 'light', shows: 'main tbody tr' } as const;
const MESSENGER = { account: 'owner-scale', address: 'profile/messages', follow: ['[data-chat] a'] } as const;

const PICTURES: readonly Picture[] = [
  { name: 'directory', address: 'agencies', shows: 'main h2:visible', account: null, size: WIDE, theme: 'light' },
  { ...LEADS, name: 'dashboard', address: 'profile/dashboard', shows: 'main h2:visible' },
  { ...LEADS, name: 'leads', address: 'profile/leads' },
  {
    ...LEADS,
    name: 'lead',
    address: 'profile/leads?status=accepted',
    follow: ['main tbody th a', 'a[href*="/profile/leads/lead/"]'],
    shows: '[aria-label="Copy link"], button:has-text("Copy link")',
  },
  { ...MESSENGER, name: 'messages', shows: 'h4:has-text("Request")', size: WIDE, theme: 'light' },
  { ...MESSENGER, name: 'messages', shows: '[data-message]', size: PHONE, theme: 'dark' },
];

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<string> {
  const { name, address, follow = [], shows, account, size, theme } = picture;
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (account !== null) await signedIn(page, account);
    // The first visit caches the typeface, which is used from the next one on.
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(address);
    for (const link of follow) await page.locator(link).first().click();
    await page.mouse.move(0, 0);
    await page.locator(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    const file = path.join(FOLDER, `${name}-${size.width}-${theme}.png`);
    await sharp(await page.screenshot())
      .png({ palette: true, compressionLevel: 9 })
      .toFile(file);
    return path.relative(root, file);
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const executablePath = await findBrowser();
  const upstream = await startUpstream({ clock: 'running' });
  const gateway = await startGateway({ upstreamUrl: upstream.url });
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const picture of PICTURES) console.log(await take(browser, `${gateway.url}/`, picture));
  } finally {
    await browser.close();
    await gateway.stop();
    await upstream.stop();
  }
}

await main();
