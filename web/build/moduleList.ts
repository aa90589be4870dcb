import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes a list of the modules in each script next to the manifest, for the check of what pages load. `root`: project
 * folder.
 */
export function moduleList(root: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') modules[chunk.fileName] = chunk.moduleIds.map((id) => relative(root, id));
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
    },
  };
}
