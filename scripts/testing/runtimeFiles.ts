import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './settingsTables.ts';

/** Relative `import … from`, `export … from` and `import('…')`, without type-only ones, which are erased. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm;

/** These files and all their imports within the project, relative to its root. */
export function runtimeFiles(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const folder = path.posix.dirname(file);
    for (const [, plain, lazy, bare] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = path.posix.join(folder, plain ?? lazy ?? bare ?? '');
      if (existsSync(path.join(root, imported))) waiting.push(imported);
    }
  }
  return [...found];
}
