import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { styles } from './web/build/styles.ts';
import { webPlugins } from './web/vitePlugins.ts';

/** Tests of the whole product start their own servers, so they are slower than unit tests and need longer timeouts. */
const servers = {
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ['tests/harness/snapshot.setup.ts'],
};

/**
 * Packages load graphql's CommonJS build. Without this alias our own files would load its ES module build, and neither
 * build accepts a schema created by the other.
 */
const oneGraphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
};

/** Unit tests that mostly wait, for a deadline or for processes. If they started last, little would run beside them. */
const WAITING = /\/(?:slowHeaders|upstream\/main)\.test\.ts$/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => (WAITING.test(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * These tests replace the timers and the clock of their process and check that no timers are left, so nothing else may
 * run in it.
 */
const VIRTUAL_TIME = ['gateway/live/**/*.test.ts'];

/** Flows of the portal that work without what docs/rest-additions.md marks as optional. */
const WITHOUT_ADDITIONS = ['chats', 'examples', 'leads', 'profile', 'screens', 'withoutAdditions'];

/** Compiled like the server bundle (web/vite.server.config.ts). */
const SERVER_RENDERING = ['web/server.test.tsx'];

// Files share the modules of their worker, and those of `api` and `live` also its servers, which saves most of the time
// (docs/tests.md).
export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // One more worker than a small machine has cores, because tests of whole servers wait for deadlines and polls.
    maxWorkers: 3,
    // The default of a second is short for a server on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: WaitingFirst },
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
          // Tests of the upstream's rooms open a database; on a fresh checkout the first of them also creates its
          // schema.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // They need nothing but the processor, so the limit only has to end an endless one on a busy machine.
        test: { name: 'virtual time', environment: 'node', include: VIRTUAL_TIME, testTimeout: 60_000 },
      },
      {
        extends: true,
        plugins: webPlugins(),
        css: styles,
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: SERVER_RENDERING,
          setupFiles: ['web/testing/setup.ts'],
          // Beside the browser tests, a large form takes several seconds to render and fill in.
          testTimeout: 15_000,
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
