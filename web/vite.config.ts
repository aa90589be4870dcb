import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { relayParts } from './build/relayParts.ts';
import { routerParts } from './build/routerParts.ts';
import { shellInDev } from './build/shellInDev.ts';
import { webPlugins } from './vitePlugins.ts';

const web = dirname(fileURLToPath(import.meta.url));
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:4000';
/** What every page needs and what changes seldom: kept by browsers over releases of our own code. */
const VENDOR =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|react-relay|relay-runtime|i18next|react-i18next)\//;

export default defineConfig({
  root: web,
  // Relative addresses: one build serves any BASE_PATH.
  base: './',
  plugins: [...webPlugins(), relayParts(), routerParts(), precompress(), shellInDev(gateway)],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: join(web, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Both would need inline scripts or data addresses, which the page's CSP forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      input: join(web, 'main.tsx'),
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR }] } },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/graphql': { target: gateway, ws: true } },
  },
});
