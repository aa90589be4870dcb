import { chromium } from '@playwright/test';
import { startUpstream } from './harness/upstream.ts';
import { startGateway } from './harness/gateway.ts';
import sharp from 'sharp';
const upstream = await startUpstream({ clock: 'running' });
const gateway = await startGateway({ upstreamUrl: upstream.url });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
try {
  const signIn = async (page, account) => {
    const a = await page.request.post(`${gateway.url}/graphql`, { headers: { 'graphql-require-preflight': '1', 'sec-fetch-site': 'same-origin' }, data: { query: 'mutation S($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { code } } }', variables: { input: { email: `${account}@demo.example`, password: 'demo-password' } } } });
    if (!(await a.text()).includes('"errors":[]')) console.log(account, await a.text());
  };
  for (const account of ['owner-start', 'owner-scale', 'owner-advanced', 'owner-legacy', 'owner-leadgen']) {
    const ctx = await browser.newContext(); const page = await ctx.newPage();
    await signIn(page, account);
    const r = await page.request.post(`${gateway.url}/graphql`, { headers: { 'graphql-require-preflight': '1', 'sec-fetch-site': 'same-origin' }, data: { query: '{ viewer { agency { alias } pageOptimization { stories { name status } awards { alt } clientLogos { alt } } } }' } });
    const { data } = await r.json();
    console.log(account, data?.viewer?.agency?.alias, data?.viewer?.pageOptimization?.stories.length, data?.viewer?.pageOptimization?.awards.length, data?.viewer?.pageOptimization?.clientLogos.length);
    await ctx.close();
  }
  const png = async (color, w=400, h=200) => sharp({ create: { width: w, height: h, channels: 3, background: color } }).png().toBuffer();
  for (const [locale, width, scheme] of [['en', 1440, 'light'], ['en', 375, 'dark'], ['de', 375, 'light'], ['ja', 900, 'light'], ['de', 900, 'dark']]) {
    const ctx = await browser.newContext({ locale, colorScheme: scheme, viewport: { width, height: 900 } });
    const page = await ctx.newPage();
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
    page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
    await signIn(page, 'owner-advanced');
    await page.context().addCookies([{ name: 'locale', value: locale, url: gateway.url }]);
    const tag = `${locale}-${width}-${scheme}`;
    await page.goto(`${gateway.url}/profile/page-optimization`);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/shotsM/screen-${tag}.png`, fullPage: true });
    await page.goto(`${gateway.url}/profile/page-optimization?awards=1`);
    await page.locator('dialog[open]').waitFor();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'jury.png', mimeType: 'image/png', buffer: await png('#735') },
      { name: 'wide.png', mimeType: 'image/png', buffer: await png('#357', 1601, 10) },
      { name: 'vector.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await page.waitForTimeout(400);
    await page.locator('dialog li button:has(svg)').last().waitFor();
    const rows = page.locator('dialog li[data-path]');
    await rows.first().locator('button').last().click();
    await page.locator('dialog[open] > footer > button').last().click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shotsM/awards-${tag}.png` });
    await page.locator('dialog').first().evaluate((d) => { d.style.maxHeight = 'none'; d.style.position='absolute'; d.style.top='0'; d.scrollTop = 0; });
    await page.setViewportSize({ width, height: 1500 });
    await page.screenshot({ path: `/tmp/shotsM/awardsall-${tag}.png` });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await page.goto(`${gateway.url}/profile/page-optimization?stories=1`).catch(() => {});
    await page.locator('dialog[open] textarea').first().waitFor();
    await page.locator('dialog[open] input').first().fill('Harbor');
    await page.locator('dialog[open] > footer > button').last().click();
    await page.waitForTimeout(200);
    await page.setViewportSize({ width, height: 1500 });
    await page.screenshot({ path: `/tmp/shotsM/story-${tag}.png` });
    await ctx.close();
  }
} finally {
  await browser.close(); await gateway.stop(); await upstream.stop();
}
