// Main-thread time that the dashboard's 12-month chart takes on a slow machine, from the click on a figure to the frame
// that shows it: for the first click after the page has loaded, and for the next ones. It measures thread time, so
// other work on this machine does not count. Run with `npm run bench -- chart`, which builds first. BENCH_ROUNDS: how
// often the page is loaded.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { signedIn } from '../tests/e2e/testing/signedIn.ts';
import { startGateway } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';

const CPU_RATE = 4;
const DRAWN_MS = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** The figures that are clicked after each load. */
const CLICKED = ['pageViews', 'clicks', 'leads', 'impressions'] as const;
/** The page counts as idle once it has used less CPU than this within a second, in milliseconds. */
const REST_MS = 20;

/** Runs in the page: draws another figure. */
async function draw(figure: string): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>(`li[data-figure="${figure}"] > a`);
  if (!link) throw new Error(`There is no link to the chart of ${figure}.`);
  link.click();
  while (!link.hasAttribute('aria-current')) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  // The chart has been painted by the frame after the one that lays it out.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

const upstream = await startUpstream({ clock: 'running' });
const gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } });
const executablePath = await findBrowser();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(executablePath === null ? {} : { executablePath }) });
try {
  const context = await browser.newContext({
    baseURL: `${gateway.url}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await signedIn(page, 'owner-scale');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const chart = page.getByRole('slider');
  const first: number[] = [];
  const next: number[] = [];
  let days = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('profile/dashboard?range=last_12_months');
    await chart.waitFor();
    days = Number(await chart.getAttribute('aria-valuemax')) + 1;
    for (let used = Number.POSITIVE_INFINITY; used > REST_MS;) {
      const before = await busyMs();
      await page.waitForTimeout(1_000);
      used = (await busyMs()) - before;
    }
    for (const [index, figure] of CLICKED.entries()) {
      const before = await busyMs();
      await page.evaluate(draw, figure);
      (index === 0 ? first : next).push((await busyMs()) - before);
    }
  }
  console.log(`Chart of ${days} days, ms at ${CPU_RATE}× CPU; load ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, taken] of [
    ['first click', first],
    ['next clicks', next],
  ] as const) {
    const median = taken.toSorted((one, other) => one - other)[Math.floor(taken.length / 2)] ?? Number.NaN;
    const isMet = median <= DRAWN_MS;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${isMet ? 'met   ' : 'MISSED'} ${name} ≤ ${DRAWN_MS}: median ${median.toFixed(0)}  ${taken.map((ms) => ms.toFixed(0)).join(' ')}`,
    );
  }
} finally {
  await browser.close();
  await gateway.stop();
  await upstream.stop();
}
