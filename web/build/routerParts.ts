import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The router's package leads everybody to its development build, warnings and all; ours takes the other one. */
export function routerParts(): Plugin {
  const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler: (id) => join(folder, id === 'react-router' ? 'index.mjs' : 'dom-export.mjs'),
    },
  };
}
