import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isLocale, languageTag, LOCALES } from '../../../domain/locales.ts';
import { ShortcutSwitch } from '../../app/shortcuts/ShortcutSwitch.tsx';
import { getTheme, onThemeChange, setTheme, THEMES } from '../../app/preferences/theme.ts';
import { useSwitchLanguage } from '../../app/preferences/useSwitchLanguage.ts';
import { autonym } from '../../i18n/autonym.ts';
import { useFormat } from '../../i18n/format.ts';
import type { PreferencesCard_viewer$key } from '../../relay/__generated__/PreferencesCard_viewer.graphql.ts';
import { RadioGroup } from '../../ui/Choices.tsx';
import { Select } from '../../ui/Field.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './PreferencesCard.module.css';

/** Language, theme and shortcuts, whose changes apply immediately, and the account's time zone. */
export function PreferencesCard({ viewer }: { viewer: PreferencesCard_viewer$key }) {
  const { t } = useTranslation('settings');
  const { t: tShell } = useTranslation('shell');
  const { t: tPlan } = useTranslation('planSummary');
  const { locale } = useFormat();
  const { account } = useFragment(
    graphql`
      fragment PreferencesCard_viewer on Viewer @throwOnFieldError {
        account {
          timeZone
        }
      }
    `,
    viewer,
  );
  const switchLanguage = useSwitchLanguage();
  const theme = useSyncExternalStore(onThemeChange, getTheme, () => 'system' as const);
  return (
    <SettingsSection id="preferences" title={t(($) => $.preferences.title)}>
      <div className={styles.fields}>
        <Select
          label={tShell(($) => $.language.label)}
          hint={t(($) => $.preferences.languageHint)}
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
        </Select>
        <RadioGroup
          legend={tShell(($) => $.theme.label)}
          inline
          choices={THEMES.map((value) => ({ value, label: tShell(($) => $.theme[value]) }))}
          value={theme}
          onChange={setTheme}
        />
        <dl className={styles.timeZone}>
          <dt>{t(($) => $.account.timeZone)}</dt>
          <dd>{account.timeZone}</dd>
          <dd>{tPlan(($) => $.timeZoneText)}</dd>
        </dl>
        <ShortcutSwitch />
      </div>
    </SettingsSection>
  );
}
