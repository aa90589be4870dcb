import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../app/content/PageBody.tsx';
import type { Onboarding_viewer$key } from '../../../relay/__generated__/Onboarding_viewer.graphql.ts';
import { PageHeader } from '../../../ui/Panels.tsx';
import { DashboardContents } from './DashboardContents.tsx';
import { Onboarding } from './Onboarding.tsx';
import styles from './Onboarding.module.css';

/** Home until there is something to show: onboarding and what will appear, no figures yet (SCR-31). */
export function Welcome({ viewer, onClosed }: { viewer: Onboarding_viewer$key; onClosed: () => void }) {
  const { t } = useTranslation('onboarding');
  return (
    <PageBody work>
      <div>
        <PageHeader keepsTitle title={t(($) => $.welcome.title)} />
        <p className={styles.intro}>{t(($) => $.welcome.text)}</p>
      </div>
      <Onboarding viewer={viewer} onClosed={onClosed}>
        <DashboardContents />
      </Onboarding>
    </PageBody>
  );
}
