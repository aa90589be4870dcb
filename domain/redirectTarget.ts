/** Where sign-in redirects if redirect_to is missing or invalid (RDR-06). */
export const REDIRECT_FALLBACK = '/profile';

/** Longest accepted redirect_to, in UTF-16 units. */
const REDIRECT_MAX_LENGTH = 2_048;

export interface RedirectRules {
  /** Base path of the application, `/partners` or `/` or empty (PLT-08). */
  readonly basePath: string;
  /**
   * Whether the application has a page at this path (without base path, query and hash) that makes sense after sign-in.
   */
  readonly isKnownRoute: (pathname: string) => boolean;
  /** Replaces the default /profile. */
  readonly fallback?: string;
}

// Only a base for parsing: a value that resolves to another origin is not one of our paths. ".invalid" is never a real
// host.
const ORIGIN = 'http://own.invalid';

// Browsers remove tabs and line breaks from URLs and read "\" as "/", so these are not allowed in our paths.
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

// Encoded slash, backslash, percent or control character: a second decoding could turn it into a separator.
const FORBIDDEN_IN_PATH = /\/\/|%(?:2f|5c|25|7f|[01][0-9a-f])/i;

// Routers and servers throw for a path that cannot be decoded.
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
 * The only guard of `redirect_to` in browser and gateway (RDR-06): returns the value as a path of the application
 * (without base path, with query and hash, dot segments resolved), else the fallback. Accepts the path with and without
 * the base path. Falls back for a value that is not a string of at most 2,048 units, leaves our origin, contains
 * credentials or encoded separators, or matches no known route. The result always starts with exactly one slash. Never
 * throws.
 */
export function safeRedirectTarget(value: unknown, rules: RedirectRules): string {
  const { fallback = REDIRECT_FALLBACK } = rules;
  if (typeof value !== 'string' || value.length > REDIRECT_MAX_LENGTH) return fallback;
  if (!value.startsWith('/') || FORBIDDEN.test(value)) return fallback;
  if (!URL.canParse(value, ORIGIN)) return fallback;
  const url = new URL(value, ORIGIN);
  if (url.origin !== ORIGIN || url.username !== '' || url.password !== '') return fallback;
  // Checked after parsing: "/.//evil.test" becomes "//evil.test" only when its dot segment is resolved.
  if (FORBIDDEN_IN_PATH.test(url.pathname) || !isDecodable(url.pathname)) return fallback;
  const candidates = [withoutBasePath(url.pathname, rules.basePath), url.pathname];
  const pathname = candidates.find((path) => path !== null && rules.isKnownRoute(path));
  return pathname ? pathname + url.search + url.hash : fallback;
}
