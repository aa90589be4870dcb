/** The headers of a tab, as entered. */
interface TabHeaders {
  readonly headers?: string | null | undefined;
}

/** The Authorization header of the first tab that has one; null if none has. */
export function tokenOf(tabs: readonly TabHeaders[]): string | null {
  for (const { headers } of tabs) {
    const token = authorizationIn(headers);
    if (token !== null) return token;
  }
  return null;
}

/** Headers that are still being entered may not be JSON yet. */
function authorizationIn(headers: TabHeaders['headers']): string | null {
  try {
    const parsed: unknown = JSON.parse(headers ?? '');
    if (typeof parsed !== 'object' || parsed === null) return null;
    const [, value] = Object.entries(parsed).find(([name]) => isAuthorization(name)) ?? [];
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}

function isAuthorization(name: string): boolean {
  return name.toLowerCase() === 'authorization';
}

export function hasToken(headers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(headers).some(isAuthorization);
}

let shared: string | null = null;

/** GraphiQL keeps headers for each tab. The token is used in all tabs, so that it has to be entered only once. */
export function shareToken(token: string | null): void {
  shared = token;
}

/** A tab's headers, with the shared token unless it has one of its own. */
export function withSharedToken(headers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (shared === null || hasToken(headers)) return headers;
  return { ...headers, authorization: shared };
}
