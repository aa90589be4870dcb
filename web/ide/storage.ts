/** The browser's storage with separate names for each account, so that nobody sees another account's tabs and ids. */
export function storageOf(
  viewerId: string | null,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'length'> {
  const prefix = `ide:${viewerId ?? 'visitor'}:`;
  const names = () => Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  return {
    get length() {
      return names().length;
    },
    getItem: (name) => localStorage.getItem(prefix + name),
    setItem: (name, value) => localStorage.setItem(prefix + name, withoutHeaders(name, value)),
    removeItem: (name) => localStorage.removeItem(prefix + name),
    clear: () => {
      for (const name of names()) localStorage.removeItem(name);
    },
  };
}

/**
 * GraphiQL's history keeps the headers of each operation, also if the user has not chosen to keep those of the tabs. A
 * token among them would stay readable after the user has signed out.
 */
function withoutHeaders(name: string, value: string): string {
  if (!HISTORY.has(name)) return value;
  return JSON.stringify(JSON.parse(value, (key, part: unknown) => (key === 'headers' ? undefined : part)));
}

const HISTORY = new Set(['graphiql:queries', 'graphiql:favorites']);
