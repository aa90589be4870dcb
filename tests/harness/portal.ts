import { expect, test as base } from '@playwright/test';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { startGateway, type Gateway } from './gateway.ts';
import { startUpstream, type Upstream } from './upstream.ts';

/** The upstream and gateway of a browser-test worker. */
export interface Portal {
  readonly upstream: Upstream;
  readonly gateway: Gateway;
  /** Kills the gateway; resolves with a function that starts it again at the same URL. */
  killGateway(): Promise<() => Promise<void>>;
}

interface SharedContext {
  readonly context: BrowserContext;
  /** Of a page that stays open, so that the process of the browser that renders pages stays too. */
  readonly session: CDPSession;
}

interface WorkerFixtures {
  /** Each worker has its own servers and data, so that workers cannot interfere. */
  portal: Portal;
  sharedContext: SharedContext;
}

/**
 * Playwright's `test` with a running portal: relative URLs go to its gateway, and `portal.upstream` sets states. The
 * tests of one worker share its data, so a test that changes something needs an account or a lead of its own. Each test
 * has a new browser context, for options of a context (`test.use`) and for `page.clock`, which nothing uninstalls.
 */
export const testInNewContext = base.extend<object, WorkerFixtures>({
  portal: [
    // Playwright reads the names of a fixture's dependencies from its first parameter.
    async ({}, use) => {
      const upstream = await startUpstream({ clock: 'running', env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
      const settings = {
        upstreamUrl: upstream.url,
        env: { HUBSPOT_URL: `${upstream.url}/hubspot/oauth`, BRIEFS_URL: `${upstream.url}/briefs` },
      };
      let gateway = await startGateway(settings);
      await use({
        upstream,
        get gateway() {
          return gateway;
        },
        async killGateway() {
          await gateway.kill();
          return async () => {
            gateway = await startGateway({ ...settings, port: gateway.port });
          };
        },
      });
      await gateway.stop();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  sharedContext: [
    async ({ browser, portal }, use, { project }) => {
      const { locale, timezoneId } = project.use;
      const baseURL = `${portal.gateway.url}/`;
      const context = await browser.newContext({ locale, timezoneId, baseURL });
      const session = await context.newCDPSession(await context.newPage());
      await use({ context, session });
      await context.close();
    },
    { scope: 'worker' },
  ],
  // An uncaught exception fails the test, even if React has recovered from it.
  page: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
    await use(page);
    expect(thrown).toEqual([]);
  },
  baseURL: async ({ portal }, use) => use(`${portal.gateway.url}/`),
});

/**
 * Like `testInNewContext`, but the tests of a worker share a browser context, which is emptied after each of them. It
 * keeps what the browser caches, the files of the web and their compiled code: a new context loads them again, which
 * takes almost half of the CPU time of a short test.
 */
export const test = testInNewContext.extend({
  context: async ({ sharedContext: { context, session }, portal }, use) => {
    await use(context);
    const [, ...pages] = context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    const origin = new URL(portal.gateway.url).origin;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  },
});

/**
 * Waits until a public page is hydrated, at most 7.5 s. Polls every animation frame; `expect` would poll in steps of up
 * to a second.
 */
export function expectAlive(page: Page): Promise<void> {
  return page.locator('#root[data-alive]').waitFor({ state: 'attached', timeout: 7_500 });
}

export { expect };
