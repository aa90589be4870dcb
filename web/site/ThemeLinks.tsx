import { useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getTheme, onThemeChange, setTheme, THEMES } from '../app/preferences/theme.ts';
import type { Theme } from '../app/preferences/theme.ts';
import { useOwnPath, useSite } from './site.ts';

/** Theme: system, light or dark (EXT-17). Links handled by the server, or at once with JavaScript. */
export function ThemeLinks({ itemClassName }: { itemClassName?: string }) {
  const { t } = useTranslation('site');
  const site = useSite();
  const theme = useSyncExternalStore(onThemeChange, getTheme, () => site.theme);
  const to = new URLSearchParams({ to: useOwnPath() });
  const choose = (event: MouseEvent, choice: Theme) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setTheme(choice);
  };
  return (
    <ul role="list">
      {THEMES.map((choice) => (
        <li key={choice}>
          <a
            href={`${site.basePath}/theme/${choice}?${to}`}
            rel="nofollow"
            aria-current={choice === theme ? 'true' : undefined}
            className={itemClassName}
            onClick={(event) => choose(event, choice)}
          >
            {t(($) => $.theme[choice])}
          </a>
        </li>
      ))}
    </ul>
  );
}
