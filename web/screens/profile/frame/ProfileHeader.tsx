import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/page.ts';
import { usePageTitle } from '../../../app/content/pageTitle.tsx';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { Tone } from '../../../ui/Chip.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/Panels.tsx';
import type { Visibility } from '../../profilePreview/visibility.ts';
import styles from './Frame.module.css';
import type { AgencyPageState } from '../../../../domain/tariffs.ts';

/** Page states in which the form is shown (ACC-10 to ACC-12). */
export type ProfileState = Exclude<AgencyPageState, 'auth' | 'limits'>;

/** A published page is in the directory only once moderation has approved it, and not while it is blocked (STA-32). */
type HeaderState = ProfileState | 'review' | 'declined' | 'blocked';

const LOOKS: Readonly<Record<HeaderState, { tone: Tone; icon: IconName }>> = {
  new: { tone: 'neutral', icon: 'document' },
  draft: { tone: 'warning', icon: 'document' },
  publish: { tone: 'success', icon: 'success' },
  review: { tone: 'info', icon: 'clock' },
  declined: { tone: 'danger', icon: 'error' },
  blocked: { tone: 'danger', icon: 'ban' },
};

/** The page's title, status and its meaning. */
export function ProfileHeader({
  state,
  visibility,
  alias,
  children,
}: {
  state: ProfileState;
  visibility: Visibility;
  alias: string | null;
  /** Further actions. */
  children: ReactNode;
}) {
  const { t } = useTranslation('profile');
  usePageTitle(t(($) => $.title));
  const { basePath } = usePage();
  const shown =
    visibility === 'blocked' || (state === 'publish' && (visibility === 'review' || visibility === 'declined'))
      ? visibility
      : state;
  const { tone, icon } = LOOKS[shown];
  return (
    <div className={styles.header}>
      <PageHeader
        title={t(($) => $.title)}
        chip={
          <Chip tone={tone} icon={icon}>
            {t(($) => $.state[shown])}
          </Chip>
        }
      >
        {children}
        {state === 'publish' && shown !== 'declined' && shown !== 'blocked' && alias !== null && (
          <ButtonAnchor icon="external" href={`${basePath}/agencies/${encodeURIComponent(alias)}`}>
            {t(($) => $.publicPage)}
          </ButtonAnchor>
        )}
      </PageHeader>
      {shown !== 'review' && shown !== 'declined' && shown !== 'blocked' && <p>{t(($) => $.meaning[shown])}</p>}
    </div>
  );
}
