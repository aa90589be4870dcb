import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Panels.tsx';
import type { Visibility } from '../../profilePreview/visibility.ts';

/** Moderation status of the published page until it is approved (STA-32). The shell shows blocked agencies. */
export function ModerationBanner({ visibility, reason }: { visibility: Visibility; reason: string | null }) {
  const { t } = useTranslation('profile');
  if (visibility !== 'review' && visibility !== 'declined') return null;
  const isDeclined = visibility === 'declined';
  return (
    <Banner tone={isDeclined ? 'danger' : 'info'} title={t(($) => $.moderation[visibility].title)}>
      {isDeclined && reason !== null && <p>{reason}</p>}
      <p>{t(($) => $.moderation[visibility].text)}</p>
    </Banner>
  );
}
