import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PREFETCHING = 'function PrefetchPageLinks({';

/**
 * `code` of the router without what its links load ahead: that is for its framework, which is not used here. The test sees to it that
 * no link of ours asks for it.
 */
export const withoutPrefetching = (code: string): string =>
  code.replace(PREFETCHING, `const PrefetchPageLinks = () => null;\nfunction PrefetchFrameworkLinks({`);

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
    transform: {
      filter: { id: /\/react-router\/dist\/production\//, code: PREFETCHING },
      handler: (code) => ({ code: withoutPrefetching(code), map: null }),
    },
  };
}
