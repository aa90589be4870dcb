/** Colours of the portal: as the system has them, or chosen (EXT-17). */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

/** The choice is an attribute of the page that the server writes from its cookie, so that the first paint has it. */
export function getTheme(): Theme {
  const value = document.documentElement.dataset['theme'];
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keep('theme', theme);
  for (const tell of listeners) tell();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const YEAR_S = 365 * 24 * 3_600;

/** Keeps a choice of the reader where the server can see it with the next page. */
export function keep(name: 'theme' | 'locale', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
