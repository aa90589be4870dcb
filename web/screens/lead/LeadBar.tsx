import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import styles from './LeadBar.module.css';
import { LeadSteps } from './steps/LeadSteps.tsx';
import { useLeadsHref } from './useLeadsHref.ts';

/** The way back to the list, and to the leads next to this one; on phones in place of the frame's top bar. */
export function LeadBar({ slug }: { slug: string }) {
  const { t } = useTranslation('lead');
  return (
    <div className={styles.bar} data-own-bar="">
      <Link to={useLeadsHref()} className={styles.back}>
        <Icon name="chevronLeft" size={18} />
        {t(($) => $.backToLeads)}
      </Link>
      <LeadSteps slug={slug} />
    </div>
  );
}
