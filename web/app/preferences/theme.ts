/** Available themes (EXT-17). */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/**
 * Reads the theme from the page's attribute, which the server sets from the cookie so that the first paint is right.
 */
export function getTheme(): Theme {
  const value = document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function setTheme(theme: Theme): void {
  keep('theme', theme);
  show(theme);
}

/** Shows the theme that another tab selects; browsers without a cookie store do so with the next page. */
export function followTheme(): void {
  const store: CookieStore | undefined = window.cookieStore;
  store?.addEventListener('change', ({ changed }) => {
    const value = changed.find(({ name }) => name === 'theme')?.value;
    const theme = THEMES.find((choice) => choice === value);
    if (theme && theme !== getTheme()) show(theme);
  });
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const tell of listeners) tell();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const YEAR_S = 365 * 24 * 3_600;

/** Stores a preference in a cookie, where the server can read it. */
export function keep(name: 'theme' | 'locale', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
