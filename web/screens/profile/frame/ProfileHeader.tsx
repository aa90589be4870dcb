import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/page.ts';
import { usePageTitle } from '../../../app/content/pageTitle.tsx';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { Tone } from '../../../ui/Chip.tsx';
import type { IconName } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/Panels.tsx';
import styles from './Frame.module.css';
import type { AgencyPageState } from '../../../../domain/tariffs.ts';

/** States of the page in which there is a form (ACC-10 to ACC-12). */
export type ProfileState = Exclude<AgencyPageState, 'auth' | 'limits'>;

const LOOKS: Readonly<Record<ProfileState, { tone: Tone; icon: IconName }>> = {
  new: { tone: 'neutral', icon: 'document' },
  draft: { tone: 'warning', icon: 'document' },
  publish: { tone: 'success', icon: 'success' },
};

/** The page's title, its state, and what that means. */
export function ProfileHeader({ state, alias }: { state: ProfileState; alias: string | null }) {
  const { t } = useTranslation('profile');
  usePageTitle(t(($) => $.title));
  const { basePath } = usePage();
  const { tone, icon } = LOOKS[state];
  return (
    <div className={styles.header}>
      <PageHeader title={t(($) => $.title)}>
        <Chip tone={tone} icon={icon}>
          {t(($) => $.state[state])}
        </Chip>
        {state === 'publish' && alias !== null && (
          <ButtonAnchor icon="external" href={`${basePath}/agencies/${encodeURIComponent(alias)}`}>
            {t(($) => $.publicPage)}
          </ButtonAnchor>
        )}
      </PageHeader>
      <p>{t(($) => $.meaning[state])}</p>
    </div>
  );
}
