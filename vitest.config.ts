import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { webPlugins } from './web/vitePlugins.ts';

/** Whole-product tests start servers of their own: slower than a rule, and worth a patient limit. */
const servers = { testTimeout: 60_000, hookTimeout: 120_000, globalSetup: ['tests/harness/snapshot.setup.ts'] };

/**
 * Packages load graphql's CommonJS build; without this our own files would get its other build, and neither takes
 * the other's schema.
 */
const oneGraphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
};

// Files of the web project share their worker's modules, which saves much of their time: a test leaves nothing behind.
export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // One more than the cores of a small machine: tests of whole servers wait for deadlines and polls.
    maxWorkers: 3,
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
          // Tests of the upstream's rooms open a database; the first one on a fresh checkout lays it out.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: webPlugins(),
        css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
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
