import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startGateway, type Gateway } from './gateway.ts';
import { startUpstream, type Upstream } from './upstream.ts';

/** The upstream and gateway of a browser-test worker. */
export interface Portal {
  readonly upstream: Upstream;
  readonly gateway: Gateway;
  /** Kills the gateway; resolves with a function that starts it again at the same URL. */
  killGateway(): Promise<() => Promise<void>>;
}

interface WorkerFixtures {
  /** Each worker has its own servers and data, so that workers cannot interfere. */
  portal: Portal;
}

/**
 * Playwright's `test` with a running portal: relative URLs go to its gateway, and `portal.upstream` sets states. The
 * tests of one worker share its data, so a test that changes something needs an account or a lead of its own.
 */
export const test = base.extend<object, WorkerFixtures>({
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
 * Waits until a public page is hydrated, at most 7.5 s. Polls every animation frame; `expect` would poll in steps of up
 * to a second.
 */
export function expectAlive(page: Page): Promise<void> {
  return page.locator('#root[data-alive]').waitFor({ state: 'attached', timeout: 7_500 });
}

export { expect };
