// Main-thread time that the dashboard's chart of 12 months takes on a slow machine, from the click on a figure to the
// frame that shows it. It measures thread time, so other work on this machine does not count. Run with `npm run bench
// -- chart`, which builds first. BENCH_ROUNDS: how often it is drawn.
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { signedIn } from '../tests/e2e/testing/signedIn.ts';
import { startGateway } from '../tests/harness/gateway.ts';
import { startUpstream } from '../tests/harness/upstream.ts';

const CPU_RATE = 4;
const DRAWN_MS = 100;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);

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
  await page.goto('profile/dashboard?range=last_12_months');
  const chart = page.getByRole('slider');
  await chart.waitFor();
  const days = Number(await chart.getAttribute('aria-valuemax')) + 1;
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await busyMs();
    await page.evaluate(draw, round % 2 === 0 ? 'pageViews' : 'impressions');
    taken.push((await busyMs()) - before);
  }
  const middle = taken.toSorted((one, other) => one - other)[Math.floor(taken.length / 2)] ?? 0;
  const isMet = middle <= DRAWN_MS;
  if (!isMet) process.exitCode = 1;
  console.log(`Chart of ${days} days, ms at ${CPU_RATE}× CPU; load ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `${isMet ? 'met' : 'MISSED'} (≤ ${DRAWN_MS})  median ${middle.toFixed(0)}  ${taken.map((ms) => ms.toFixed(0)).join(' ')}`,
  );
} finally {
  await browser.close();
  await gateway.stop();
  await upstream.stop();
}
