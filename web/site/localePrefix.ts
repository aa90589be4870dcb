import { isLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

/** A path without base path, split. */
export interface LocalizedPath {
  /** The language in the URL, or null for the reader's own. */
  readonly prefix: Locale | null;
  /** The path without the language, always with a leading slash. */
  readonly pathname: string;
}

/** Splits the language prefix off a path: `/de/agencies` -> de, `/agencies`. Shared by browser and server. */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { prefix: null, pathname };
  return { prefix: first, pathname: pathname.slice(first.length + 1) || '/' };
}

/** URL of a public page in a language (null: the reader's), with base path. A language's root has no trailing slash. */
export function localizedPath(basePath: string, prefix: Locale | null, path: string): string {
  if (prefix === null) return `${basePath}${path}`;
  return path === '/'
    ? `${basePath}/${prefix}`
    : `${basePath}/${prefix}${path.startsWith('/?') ? path.slice(1) : path}`;
}
