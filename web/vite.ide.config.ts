import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const web = dirname(fileURLToPath(import.meta.url));

// The IDE is a separate build, because its editor is larger than the whole portal.
export default defineConfig({
  root: join(web, 'ide'),
  base: './',
  plugins: [react(), precompress()],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: join(web, '../dist/ide'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    chunkSizeWarningLimit: 5_000,
    // GraphiQL names its icons after their functions.
    rolldownOptions: { output: { keepNames: true } },
  },
});
