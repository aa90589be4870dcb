import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, normalizePath } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { moduleList } from './build/moduleList.ts';
import { precompress } from './build/precompress.ts';
import { shellInDev } from './build/shellInDev.ts';
import { styles } from './build/styles.ts';
import { webPlugins } from './vitePlugins.ts';

const web = dirname(fileURLToPath(import.meta.url));
const entry = normalizePath(join(web, 'main.tsx'));
const siteEntry = normalizePath(join(web, 'site.tsx'));
const frame = normalizePath(join(web, 'app/shell/AppShell.tsx'));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: web,
  // Relative URLs, so that one build serves any BASE_PATH.
  base: './',
  plugins: [...webPlugins(), moduleList(dirname(web)), precompress(), shellInDev(gateway)],
  css: styles,
  build: {
    outDir: join(web, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Off, because they would need inline scripts and data URLs, which the CSP forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: [entry, siteEntry],
      output: { codeSplitting: { groups: chunkGroups({ portal: entry, frame, site: siteEntry }) } },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/graphql': { target: gateway, ws: true },
      // The gateway serves pictures of agencies and handles the links that store a preference.
      '^/(?:media|language|theme)/': { target: gateway },
      // So that the portal's links to them work, although it is served from its sources.
      '^/(?:ide|docs)(?:/|$)': { target: gateway },
    },
  },
});
