// Gzipped JavaScript and CSS that each page of the built web application loads before its first interaction. `npm run
// bench -- bytes`; needs a build, which `npm run bench` creates. With `--check`, as in `npm test`, a missed goal fails.
// Language files do not count: each page loads one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBuildManifest } from '../gateway/pages/buildManifest.ts';
import type { PageEntry } from '../gateway/pages/buildManifest.ts';
import { projectRoot } from '../tests/harness/serverProcess.ts';
import { routes } from '../web/routing/routes.ts';

const PORTAL_KB = 235;
const PUBLIC_KB = 225;
const SCREEN_KB = 32;
/** The frame around every portal page. */
const FRAME = 'app/shell/AppShell.tsx';
/** The messenger's chat view is a separate chunk, loaded when a chat is opened. */
const MESSENGER = 'screens/messages/MessagesScreen.tsx';
const THREAD = 'screens/messages/thread/ThreadPane.tsx';

/** The profile form is a separate chunk, too. */
const PROFILE = 'screens/profile/ProfileScreen.tsx';
const PROFILE_FORM = 'screens/profile/ProfileEditor.tsx';

/** The figures below the dashboard's to-do lists, including the chart. */
const DASHBOARD = 'screens/dashboard/DashboardScreen.tsx';
const FIGURES = 'screens/dashboard/DashboardFigures.tsx';
const CHART = 'screens/dashboard/chart/DaysChart.tsx';

const webRoot = join(projectRoot, 'dist/web');
const manifest = builtManifest();

function builtManifest() {
  const found = readBuildManifest(webRoot);
  if (!found) throw new Error('dist/web has no manifest: npm run build');
  return found;
}

function kbOf(files: Iterable<string>): number {
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(webRoot, file)), { level: 9 }).length, 0) / 1_000
  );
}

function filesOf(entryKey: PageEntry, modules: readonly string[]) {
  const files = manifest.filesFor(entryKey, modules);
  if (!files) throw new Error(`${entryKey} is no entry of the build`);
  const { entry, preloads, styles } = files;
  return { scripts: new Set([entry, ...preloads]), styles: new Set(styles) };
}

/**
 * Modules that must not be loaded by public pages: the portal's frame and screens, its session and socket, the IDE,
 * numbering plans of phone numbers, charts.
 */
const NOT_PUBLIC = [
  'web/main.tsx',
  ...[
    'shell/AppShell',
    'shell/AppNavigation',
    'page/page.ts',
    'router',
    'portalScreens',
    'page/session',
    'page/shortcuts',
  ].map((name) => `web/app/${name}`),
  'web/routing/portalRoutes',
  'web/relay/subscribe',
  'web/features/',
  ...routes.flatMap(({ layout, screen }) =>
    layout === 'public' ? [] : [`web/screens/${screen.replace(/[^/]+$/, '')}`],
  ),
  ...['graphql-ws', 'graphiql', 'libphonenumber-js', '@visx'].map((name) => `node_modules/${name}/`),
];
const modules = JSON.parse(readFileSync(join(webRoot, '.vite/modules.json'), 'utf8')) as Record<string, string[]>;

function isForeign(module: string): boolean {
  return NOT_PUBLIC.some((start) => module.startsWith(start));
}

const failsWhenMissed = process.argv.includes('--check');

function print(name: string, kb: number, goal: number | null, note = ''): void {
  const isMissed = goal !== null && kb > goal;
  if (isMissed && failsWhenMissed) process.exitCode = 1;
  const verdict = goal === null ? '' : `${isMissed ? 'MISSED' : 'met'} (≤ ${goal})`;
  console.log(`${name.padEnd(46)} ${kb.toFixed(1).padStart(7)} KB  ${verdict}${note}`);
}

const frame = filesOf('main.tsx', [FRAME]);
print('portal entry (frame without a screen), JS', kbOf(frame.scripts), PORTAL_KB);
for (const file of frame.scripts) {
  const kb = kbOf([file]);
  if (kb >= 5) print(`  ${file.replace('assets/', '')}`, kb, null);
}
for (const { path, screen, layout } of routes) {
  const key = `screens/${screen}.tsx`;
  const isPortal = layout === 'portal';
  const entry = layout === 'public' ? 'site.tsx' : 'main.tsx';
  const { scripts, styles } = filesOf(entry, isPortal ? [FRAME, key] : [key]);
  const goal = layout === 'public' ? PUBLIC_KB : isPortal ? null : PORTAL_KB;
  print(`${path}, all JS`, kbOf(scripts), goal, `  CSS ${kbOf(styles).toFixed(1)} KB`);
  if (layout === 'public') {
    const foreign = [...scripts].flatMap((file) => modules[file] ?? []).filter(isForeign);
    for (const module of foreign) print(`  MISSED: not for public pages: ${module}`, 0, -1);
  }
  if (isPortal) print('  of it the screen', kbOf(scripts.difference(frame.scripts)), SCREEN_KB);
}
const list = filesOf('main.tsx', [FRAME, MESSENGER]);
const thread = filesOf('main.tsx', [FRAME, MESSENGER, THREAD]);
print('a chat opened in the messenger, JS', kbOf(thread.scripts.difference(list.scripts)), SCREEN_KB);
const profile = filesOf('main.tsx', [FRAME, PROFILE]);
const form = filesOf('main.tsx', [FRAME, PROFILE, PROFILE_FORM]);
print('the form of the profile, JS', kbOf(form.scripts.difference(profile.scripts)), SCREEN_KB);
const dashboard = filesOf('main.tsx', [FRAME, DASHBOARD]);
const figures = filesOf('main.tsx', [FRAME, DASHBOARD, FIGURES]);
const chart = filesOf('main.tsx', [FRAME, DASHBOARD, FIGURES, CHART]);
print('the figures of the dashboard, JS', kbOf(figures.scripts.difference(dashboard.scripts)), SCREEN_KB);
print('the chart of the dashboard, JS', kbOf(chart.scripts.difference(figures.scripts)), SCREEN_KB);
