// Measures what a visitor with a cheap phone and a slow connection sees of a page, and when.
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { signedIn } from '../tests/e2e/testing/signedIn.ts';

const CPU_RATE = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** Time after loading for hydration and late paints and shifts, in ms. */
const SETTLE_MS = 1_500;

/** One first visit with an empty cache. */
export interface Visit {
  /** First and largest contentful paint, ms since navigation start. */
  readonly fcp: number;
  readonly lcp: number;
  /** Cumulative layout shift until the reader reaches the end of the page. */
  readonly cls: number;
  /** The longest task, in ms; 0 if none took over 50. */
  readonly longestTask: number;
  /** Transferred KB: document, styles, scripts, images. */
  readonly kb: number;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, longestTask: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput)) {
      seen.cls += entry.value;
    }
  });
  observe('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
}

/** Scrolls to the end of the page, one screen at a time: lazy images must not shift the layout. */
async function readOn(): Promise<void> {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
    scrollTo(0, at);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }
}

async function visit(browser: Browser, url: string, account: string | null): Promise<Visit> {
  const context = await browser.newContext({ ...SCREEN, baseURL: new URL('/', url).href });
  try {
    const page = await context.newPage();
    if (account !== null) await signedIn(page, account);
    const devTools = await context.newCDPSession(page);
    let bytes = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', LINE);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(watch);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    // The portal paints text only once its scripts have run.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(SETTLE_MS);
    const kb = bytes / 1_000;
    // Read before the first scroll, which ends the detection of the largest paint.
    const { fcp, lcp } = await seenBy(page);
    await page.evaluate(readOn);
    await page.waitForTimeout(SETTLE_MS);
    const { cls, longestTask } = await seenBy(page);
    return { fcp, lcp, cls, longestTask, kb };
  } finally {
    await context.close();
  }
}

function seenBy(page: Awaited<ReturnType<Browser['newPage']>>): Promise<Omit<Visit, 'kb'>> {
  return page.evaluate(() => (globalThis as unknown as { seen: Omit<Visit, 'kb'> }).seen);
}

/**
 * First visits to all pages in turn, `rounds` times, so that disturbances of the machine affect all of them. `account`:
 * the demo account that is signed in; null for visitors.
 */
export async function visitOften(
  urls: Readonly<Record<string, string>>,
  rounds: number,
  account: string | null = null,
): Promise<ReadonlyMap<string, readonly Visit[]>> {
  const executablePath = await findBrowser({ windowed: true });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ args, ...(executablePath === null ? {} : { executablePath }) });
  const visits = new Map<string, Visit[]>(Object.keys(urls).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url] of Object.entries(urls)) visits.get(name)?.push(await visit(browser, url, account));
    }
  } finally {
    await browser.close();
  }
  return visits;
}
