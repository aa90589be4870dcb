/** Where a sign-in leads when redirect_to is missing or not ours (RDR-06). */
export const REDIRECT_FALLBACK = '/profile';

/** Longest redirect_to that is looked at, in UTF-16 units. */
export const REDIRECT_MAX_LENGTH = 2_048;

export interface RedirectRules {
  /** Where the application is mounted, `/partners` or `/` or empty (PLT-08). */
  readonly basePath: string;
  /** Whether the application has a page at this path (no base path, query or hash), one that makes sense after signing in. */
  readonly isKnownRoute: (pathname: string) => boolean;
  /** In place of /profile. */
  readonly fallback?: string;
}

// Only a stand-in to resolve against: a value that leads to any other origin is not a path of ours. ".invalid" is never a real host.
const ORIGIN = 'http://own.invalid';

// Browsers drop tabs and line breaks from URLs and read "\" as "/": none of them has a place in an own path.
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

// Encoded slash, backslash, percent or control character: a second decoding further on could turn it into a separator.
const FORBIDDEN_IN_PATH = /\/\/|%(?:2f|5c|25|7f|[01][0-9a-f])/i;

// A path that does not decode makes routers and servers throw.
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function withoutBasePath(pathname: string, basePath: string): string | null {
  const base = basePath.replace(/\/+$/, '');
  if (pathname === base) return '/';
  return base !== '' && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
}

/**
 * The one guard for `redirect_to` in browser and gateway (RDR-06): the value as a path of the application (without base path, with query
 * and hash, dot segments resolved), else the fallback. Accepts the path with and without the base path; everything that is not a plain string
 * of at most 2,048 units, leaves our origin, carries credentials, hides separators, or names no known route, falls back.
 * The answer always starts with exactly one slash. Never throws.
 */
export function safeRedirectTarget(value: unknown, rules: RedirectRules): string {
  const { fallback = REDIRECT_FALLBACK } = rules;
  if (typeof value !== 'string' || value.length > REDIRECT_MAX_LENGTH) return fallback;
  if (!value.startsWith('/') || FORBIDDEN.test(value)) return fallback;
  if (!URL.canParse(value, ORIGIN)) return fallback;
  const url = new URL(value, ORIGIN);
  if (url.origin !== ORIGIN || url.username !== '' || url.password !== '') return fallback;
  // Looked at after parsing: "/.//evil.test" only becomes "//evil.test" when its dot segment is resolved.
  if (FORBIDDEN_IN_PATH.test(url.pathname) || !isDecodable(url.pathname)) return fallback;
  const candidates = [withoutBasePath(url.pathname, rules.basePath), url.pathname];
  const pathname = candidates.find((path) => path !== null && rules.isKnownRoute(path));
  return pathname ? pathname + url.search + url.hash : fallback;
}
