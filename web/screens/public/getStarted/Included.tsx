import { useTranslation } from 'react-i18next';
import { LOCALES } from '../../../../domain/locales.ts';
import { Features } from '../../../ui/Features.tsx';
import { Section } from '../../../ui/Section.tsx';

/** What every plan includes. */
export function Included() {
  const { t } = useTranslation('getStarted');
  const features = [
    { key: 'page', icon: 'globe' },
    { key: 'leads', icon: 'leads' },
    { key: 'chat', icon: 'messages' },
    { key: 'stories', icon: 'document' },
    { key: 'reviews', icon: 'star' },
    { key: 'numbers', icon: 'dashboard' },
  ] as const;
  return (
    <Section title={t(($) => $.included.title)} tone="raised">
      <Features
        features={features.map(({ key, icon }) => ({
          key,
          icon,
          title: t(($) => $.included[key].title),
          text: t(($) => $.included[key].text, { count: LOCALES.length }),
        }))}
      />
    </Section>
  );
}
