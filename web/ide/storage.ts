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
    setItem: (name, value) => localStorage.setItem(prefix + name, value),
    removeItem: (name) => localStorage.removeItem(prefix + name),
    clear: () => {
      for (const name of names()) localStorage.removeItem(name);
    },
  };
}
