import { defineConfig } from 'vitest/config';
import { webPlugins } from './web/vitePlugins.ts';

/** Whole-product tests start servers of their own: slower than a rule, and worth a patient limit. */
const servers = { testTimeout: 20_000, hookTimeout: 60_000, globalSetup: ['tests/harness/snapshot.setup.ts'] };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,gateway,upstream,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: webPlugins(),
        css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'api', environment: 'node', include: ['tests/api/**/*.test.ts'], ...servers },
      },
      {
        extends: true,
        test: { name: 'live', environment: 'node', include: ['tests/live/**/*.test.ts'], ...servers },
      },
    ],
  },
});
