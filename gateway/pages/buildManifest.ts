import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One chunk of the web build (Vite's manifest). */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Entry of a page: the portal, or a public page. */
export type PageEntry = 'main.tsx' | 'site.tsx';

/** Files of a page, as paths below the base path without a leading slash. */
export interface PageFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Modules that the first view imports. */
  readonly preloads: readonly string[];
}

export interface BuildManifest {
  /**
   * The files of the entry and of the given modules (manifest keys), with all their imports; unknown keys are ignored.
   * Null if there is no such entry.
   */
  filesFor(entry: PageEntry, keys: readonly string[]): PageFiles | null;
}

function isManifest(value: unknown): value is Record<string, Chunk> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((chunk: unknown) => typeof chunk === 'object' && chunk !== null && 'file' in chunk)
  );
}

/** Reads the manifest of the built web application; null if it has not been built. */
export function readBuildManifest(webRoot: string): BuildManifest | null {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path.join(webRoot, '.vite/manifest.json'), 'utf8'));
  } catch {
    return null;
  }
  if (!isManifest(content)) return null;
  const chunks = content;
  const known = new Map<string, PageFiles>();

  return {
    filesFor(entryKey, keys) {
      const entry = chunks[entryKey];
      if (!entry?.isEntry) return null;
      // Pages request the same few sets repeatedly, one per route and language.
      const name = [entryKey, ...keys].join(' ');
      const remembered = known.get(name);
      if (remembered) return remembered;
      const files = new Set<string>();
      const styles = new Set<string>();
      const seen = new Set<string>();
      const collect = (key: string): void => {
        const chunk = chunks[key];
        if (!chunk || seen.has(key)) return;
        seen.add(key);
        for (const style of chunk.css ?? []) styles.add(style);
        for (const imported of chunk.imports ?? []) collect(imported);
        files.add(chunk.file);
      };
      for (const key of [entryKey, ...keys]) collect(key);
      files.delete(entry.file);
      const preloads = [...files].filter((file) => file.endsWith('.js'));
      const found = { entry: entry.file, styles: [...styles], preloads };
      known.set(name, found);
      return found;
    },
  };
}
