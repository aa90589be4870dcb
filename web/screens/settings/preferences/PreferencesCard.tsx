import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionBoundary } from '../../../app/content/SectionBoundary.tsx';
import type { Preferences_viewer$key } from '../../../relay/__generated__/Preferences_viewer.graphql.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SettingsSection } from '../SettingsSection.tsx';

// At the end of a long page.
const Preferences = lazy(async () => ({ default: (await import('./Preferences.tsx')).Preferences }));

/** Language, theme, time zone, alerts and shortcuts. */
export function PreferencesCard({ viewer }: { viewer: Preferences_viewer$key }) {
  const { t } = useTranslation('settings');
  return (
    <SettingsSection id="preferences" title={t(($) => $.preferences.title)} isBare>
      <SectionBoundary>
        <Suspense fallback={<Skeleton height={400} />}>
          <Preferences viewer={viewer} />
        </Suspense>
      </SectionBoundary>
    </SettingsSection>
  );
}
