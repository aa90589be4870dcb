import { useTranslation } from 'react-i18next';
import { LOCALES, languageTag } from '../../../domain/locales.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem } from '../../ui/menu/Menu.tsx';
import { autonym } from '../../i18n/autonym.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSwitchLanguage } from './useSwitchLanguage.ts';

/** The 14 languages by their native names (EXT-18). */
export function LanguageMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { locale } = useFormat();
  const switchTo = useSwitchLanguage();
  const label = t(($) => $.language.label);
  return (
    <Menu
      label={label}
      triggerClassName={className}
      trigger={
        <>
          <Icon name="globe" size={22} />
          <span className="visually-hidden">
            {label}: <span lang={languageTag(locale)}>{autonym(locale)}</span>
          </span>
          <span lang={languageTag(locale)} aria-hidden="true">
            {autonym(locale)}
          </span>
        </>
      }
    >
      {LOCALES.map((other) => (
        <MenuItem key={other} lang={languageTag(other)} current={other === locale} onSelect={() => switchTo(other)}>
          {autonym(other)}
        </MenuItem>
      ))}
    </Menu>
  );
}
