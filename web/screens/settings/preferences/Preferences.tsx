import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isLocale, languageTag, LOCALES } from '../../../../domain/locales.ts';
import { usePage } from '../../../app/page/page.ts';
import { getTheme, onThemeChange, setTheme, THEMES } from '../../../app/preferences/theme.ts';
import { useSwitchLanguage } from '../../../app/preferences/useSwitchLanguage.ts';
import { useShortcutsOn } from '../../../app/shortcuts/useShortcuts.ts';
import { autonym } from '../../../i18n/autonym.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Preferences_viewer$key } from '../../../relay/__generated__/Preferences_viewer.graphql.ts';
import { Segments } from '../../../ui/switch/Segments.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { AlertLines } from './AlertLines.tsx';
import { SettingLine } from './SettingLine.tsx';
import { TimeZoneSelect } from './TimeZoneSelect.tsx';
import styles from './SettingLine.module.css';

/** Language, theme, time zone, alerts and shortcuts. Changes apply at once. */
export function Preferences({ viewer }: { viewer: Preferences_viewer$key }) {
  const { t } = useTranslation('settings');
  const { t: tShell } = useTranslation('shell');
  const { t: tPlan } = useTranslation('planSummary');
  const { locale } = useFormat();
  const { account } = useFragment(
    graphql`
      fragment Preferences_viewer on Viewer @throwOnFieldError {
        account {
          timeZone
          canSetTimeZone
        }
      }
    `,
    viewer,
  );
  const switchLanguage = useSwitchLanguage();
  const theme = useSyncExternalStore(onThemeChange, getTheme, () => 'system' as const);
  const { shortcuts } = usePage();
  const hasShortcuts = useShortcutsOn();
  const id = useId();
  return (
    <ul role="list" className={styles.lines}>
      <SettingLine
        title={tShell(($) => $.language.label)}
        titleId={`${id}-language`}
        text={t(($) => $.preferences.languageHint)}
        textId={`${id}-language-hint`}
      >
        <select
          className={styles.select}
          aria-labelledby={`${id}-language`}
          aria-describedby={`${id}-language-hint`}
          value={locale}
          onChange={({ currentTarget }) => {
            if (isLocale(currentTarget.value)) switchLanguage(currentTarget.value);
          }}
        >
          {LOCALES.map((other) => (
            <option key={other} value={other} lang={languageTag(other)}>
              {autonym(other)}
            </option>
          ))}
        </select>
      </SettingLine>
      <SettingLine title={tShell(($) => $.theme.label)} titleId={`${id}-theme`}>
        <Segments
          labelledBy={`${id}-theme`}
          choices={THEMES.map((value) => ({ value, label: tShell(($) => $.theme[value]) }))}
          value={theme}
          onChange={setTheme}
        />
      </SettingLine>
      <SettingLine
        title={t(($) => $.account.timeZone)}
        titleId={`${id}-zone`}
        text={tPlan(($) => $.timeZoneText)}
        textId={`${id}-zone-text`}
      >
        {account.canSetTimeZone ? (
          <TimeZoneSelect value={account.timeZone} labelId={`${id}-zone`} textId={`${id}-zone-text`} />
        ) : (
          <span className={styles.value}>{account.timeZone}</span>
        )}
      </SettingLine>
      <AlertLines />
      <SettingLine title={tShell(($) => $.shortcuts.on)} text={t(($) => $.preferences.shortcutsHint)}>
        <Switch label={tShell(($) => $.shortcuts.on)} isOn={hasShortcuts} onChange={shortcuts.switchTo} />
      </SettingLine>
    </ul>
  );
}
