// In development: generates again what comes from files that neither Node nor Vite watches.
import { statSync, watch } from 'node:fs';
import path from 'node:path';
import { codegen } from './codegen.mjs';
import { fingerprint, root } from './fingerprint.mjs';
import { buildReference, BUILD_SOURCES } from './setup.mjs';

/** Editors write a file in several steps, and a save of everything changes several files. */
const SETTLED_MS = 200;

/**
 * Calls `changed` shortly after files under these paths, relative to the project root, have changed. One call at a time;
 * a change during it causes one more.
 *
 * @param {readonly string[]} sources
 * @param {() => Promise<void>} changed
 * @returns {() => void} ends watching
 */
export function onChange(sources, changed) {
  let timer;
  let last = Promise.resolve();
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(changed);
    }, SETTLED_MS);
  };
  const files = new Map();
  const watchers = [];
  for (const source of sources) {
    const full = path.join(root, source);
    if (statSync(full).isDirectory()) watchers.push(watch(full, { recursive: true }, note));
    else files.set(path.dirname(full), [...(files.get(path.dirname(full)) ?? []), path.basename(full)]);
  }
  // Watches the folder of a file, because editors replace files instead of writing into them.
  for (const [folder, names] of files) watchers.push(watch(folder, (_, name) => names.includes(name) && note()));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Keeps the types and the reference in step with the contract, and the reference with its documents and examples. The
 * gateway reads them when it starts.
 */
export function regenerateOnChange(gateway) {
  const contract = () => fingerprint(['schema.graphql']);
  let generated = contract();
  onChange(BUILD_SOURCES.reference, async () => {
    try {
      const changed = contract();
      const isNew = changed !== generated;
      if (isNew) await codegen();
      generated = changed;
      if (!(await buildReference()) && !isNew) return;
      await gateway.restart();
      console.log(
        isNew
          ? 'The contract has changed: the types were regenerated and the gateway was restarted.'
          : 'The reference was built again and the gateway was restarted.',
      );
    } catch (error) {
      console.error(error.message);
    }
  });
}
