import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// The lookbehind skips other text that ends in "graphql", such as a URL.
const TAG = /(?<![\w$/])graphql`(\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*)`/g;

/**
 * Replaces every graphql tag with an import of its compiled artifact. Keeps line numbers, so no source map is needed.
 */
export function replaceRelayTags(code: string, artifacts: string): string {
  const imports: string[] = [];
  const replaced = code.replace(TAG, (_tag, text: string, name: string) => {
    const local = `relay_${name}`;
    const line = `import ${local} from ${JSON.stringify(`${artifacts}/${name}.graphql.ts`)};`;
    if (!imports.includes(line)) imports.push(line);
    return local + '\n'.repeat(text.split('\n').length - 1);
  });
  return imports.join(' ') + replaced;
}

/**
 * Removes the hash of a compiled artifact, which only Relay's Babel plugin reads. No two are alike, so they hardly
 * compress: about a kilobyte in a page with 30 artifacts.
 */
export function withoutHash(artifact: string): string {
  return artifact.replace(/^\(node as any\)\.hash = "[\da-f]+";$/m, '');
}

/** Applies `withoutHash` in builds. */
export function relayHashes(): Plugin {
  return {
    name: 'relay-hashes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/__generated__\/\w+\.graphql\.ts$/ },
      handler: (code) => ({ code: withoutHash(code), map: null }),
    },
  };
}

/** Compiles graphql tags, and in development reruns the Relay compiler when a tag changes. */
export function relayTags(root: string): Plugin {
  const artifacts = join(root, 'web/relay/__generated__');
  let compiling = false;
  let again = false;
  const compile = (log: (text: string) => void): void => {
    if (compiling) {
      again = true;
      return;
    }
    compiling = true;
    execFile(join(root, 'node_modules/.bin/relay-compiler'), { cwd: root }, (error, stdout, stderr) => {
      compiling = false;
      if (error) log(`${stdout}${stderr}`);
      if (again) {
        again = false;
        compile(log);
      }
    });
  };
  return {
    name: 'relay-tags',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: 'graphql`' },
      handler: (code) => ({ code: replaceRelayTags(code, artifacts), map: null }),
    },
    async handleHotUpdate({ file, read, server }) {
      if (/\.tsx?$/.test(file) && !file.includes('__generated__') && (await read()).includes('graphql`')) {
        compile((text) => server.config.logger.error(text));
      }
    },
  };
}
