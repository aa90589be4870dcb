import { isLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';

/** A path below the base path, taken apart. */
export interface LocalizedPath {
  /** The language that the address names; null: the reader's. */
  readonly prefix: Locale | null;
  /** The same path without it, always with a slash in front. */
  readonly pathname: string;
}

/** Takes a language off the front of a path: `/de/agencies` -> de, `/agencies`. The one rule of browser and server. */
export function splitLocale(pathname: string): LocalizedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { prefix: null, pathname };
  return { prefix: first, pathname: pathname.slice(first.length + 1) || '/' };
}

/** The address of a public page in a language (null: the reader's), with base path; `/` of a language has no slash at its end. */
export function localizedPath(basePath: string, prefix: Locale | null, path: string): string {
  if (prefix === null) return `${basePath}${path}`;
  return path === '/'
    ? `${basePath}/${prefix}`
    : `${basePath}/${prefix}${path.startsWith('/?') ? path.slice(1) : path}`;
}
