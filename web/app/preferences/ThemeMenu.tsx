import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem } from '../../ui/menu/Menu.tsx';
import { getTheme, onThemeChange, setTheme, THEMES } from './theme.ts';

/** Selects the system's, the light or the dark theme (EXT-17). */
export function ThemeMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const theme = useSyncExternalStore(onThemeChange, getTheme, () => 'system' as const);
  const label = t(($) => $.theme.label);
  return (
    <Menu
      label={label}
      triggerClassName={className}
      trigger={
        <>
          <Icon name="theme" size={22} />
          <span className="visually-hidden">
            {label}: {t(($) => $.theme[theme])}
          </span>
          <span aria-hidden="true">{label}</span>
        </>
      }
    >
      {THEMES.map((choice) => (
        <MenuItem key={choice} current={choice === theme} onSelect={() => setTheme(choice)}>
          {t(($) => $.theme[choice])}
        </MenuItem>
      ))}
    </Menu>
  );
}
