import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { styles } from './build/styles.ts';
import { webPlugins } from './vitePlugins.ts';

const web = dirname(fileURLToPath(import.meta.url));

// The server half of the public site, bundled with its dependencies in production mode for the gateway.
export default defineConfig({
  root: web,
  plugins: webPlugins(),
  css: styles,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: join(web, 'server.tsx'),
    outDir: join(web, '../dist/server'),
    emptyOutDir: true,
    target: 'es2024',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
