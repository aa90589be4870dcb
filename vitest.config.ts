import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { webPlugins } from './web/vitePlugins.ts';

/** Whole-product tests start servers of their own: slower than a rule, and worth a patient limit. */
const servers = {
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['tests/harness/snapshot.setup.ts'],
};

/**
 * Packages load graphql's CommonJS build; without this our own files would get its other build, and neither takes
 * the other's schema.
 */
const oneGraphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
};

/** They stand in for the timers and the clock of their process and count what is left: nothing else may run there. */
const VIRTUAL_TIME = ['gateway/live/**/*.test.ts'];

/** Flows of the portal that work without what docs/rest-additions.md marks as optional. */
const WITHOUT_ADDITIONS = ['chats', 'examples', 'leads', 'profile', 'screens', 'withoutAdditions'];

/** As the server's build has it (web/vite.server.config.ts). */
const SERVER_RENDERING = ['web/server.test.tsx'];

// Files share their worker's modules, and those of api and live its servers, which saves most of their time: docs/tests.md.
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
          isolate: false,
          include: ['{domain,gateway,upstream,scripts}/**/*.test.ts'],
          exclude: VIRTUAL_TIME,
          setupFiles: ['upstream/http/testing/testServer.setup.ts'],
          // Tests of the upstream's rooms open a database; the first one on a fresh checkout lays it out.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'virtual time', environment: 'node', include: VIRTUAL_TIME, testTimeout: 30_000 },
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
          exclude: SERVER_RENDERING,
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: webPlugins(),
        test: { name: 'server rendering', environment: 'node', isolate: false, include: SERVER_RENDERING },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{api,clients}/*.test.ts'],
          exclude: ['tests/api/withoutAdditions.test.ts'],
          ...servers,
        },
      },
      {
        extends: true,
        test: {
          name: 'without additions',
          environment: 'node',
          include: WITHOUT_ADDITIONS.map((name) => `tests/api/${name}.test.ts`),
          env: { OPTIONAL_ADDITIONS: 'off' },
          ...servers,
        },
      },
      {
        extends: true,
        test: { name: 'live', environment: 'node', include: ['tests/live/**/*.test.ts'], ...servers },
      },
    ],
  },
});
