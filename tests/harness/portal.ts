import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startGateway, type Gateway } from './gateway.ts';
import { startUpstream, type Upstream } from './upstream.ts';

/** An upstream and a gateway of one browser-test worker. */
export interface Portal {
  readonly upstream: Upstream;
  readonly gateway: Gateway;
}

interface WorkerFixtures {
  /** Own servers and own data per worker: tests of different workers cannot meet. */
  portal: Portal;
}

/**
 * Playwright's `test` with the portal running: relative addresses lead to its gateway, `portal.upstream` forces
 * states. Tests of one worker share data: use an account or a lead of your own where you change something.
 */
export const test = base.extend<object, WorkerFixtures>({
  portal: [
    // Playwright reads the names of what a fixture needs from its first parameter.
    async ({}, use) => {
      const upstream = await startUpstream({ clock: 'running' });
      const gateway = await startGateway({ upstreamUrl: upstream.url });
      await use({ upstream, gateway });
      await gateway.stop();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // An exception that nobody caught fails the test it happened in, also where React recovered from it.
  page: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.message}`));
    await use(page);
    expect(thrown).toEqual([]);
  },
  baseURL: async ({ portal }, use) => use(`${portal.gateway.url}/`),
});

/**
 * A public page shows before its scripts have come: what needs them waits for this, for 7.5 s at most. Looks in every
 * frame; `expect` would do so in steps of up to a second.
 */
export function expectAlive(page: Page): Promise<void> {
  return page.locator('#root[data-alive]').waitFor({ state: 'attached', timeout: 7_500 });
}

export { expect };
