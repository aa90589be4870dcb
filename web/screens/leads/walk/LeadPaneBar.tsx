import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { leadsQuery } from '../leadsSearch.ts';
import { StepLink } from './StepLink.tsx';
import steps from './StepLink.module.css';
import type { LeadWalk } from './useLeadWalk.ts';
import styles from './LeadPaneBar.module.css';

/**
 * Buttons to go to the previous and next lead of the list, and to open, print or close this one; on phones in place of
 * the frame's top bar.
 */
export function LeadPaneBar({ walk }: { walk: LeadWalk }) {
  const { t } = useTranslation('inbox');
  const { t: tLead } = useTranslation('lead');
  const { search, position, total, previous, next, closed } = walk;
  return (
    <div className={styles.bar} data-own-bar="">
      <Link to={closed} className={styles.back} preventScrollReset>
        <Icon name="chevronLeft" size={18} />
        {tLead(($) => $.backToLeads)}
      </Link>
      <StepLink icon="arrowUp" label={t(($) => $.keys.previous)} to={previous} preventScrollReset />
      <StepLink icon="arrowDown" label={t(($) => $.keys.next)} to={next} preventScrollReset />
      {position !== null && <span className={styles.position}>{t(($) => $.walk.position, { position, total })}</span>}
      <span className={styles.space} />
      <IconButton
        icon="print"
        label={tLead(($) => $.print)}
        className={styles.onlyWide}
        onClick={() => window.print()}
      />
      <Link
        to={paths.lead(search.lead ?? '')}
        state={{ leadsQuery: leadsQuery({ ...search, lead: null }) }}
        className={`${steps.step} ${styles.onlyWide}`}
        aria-label={t(($) => $.walk.openPage)}
        title={t(($) => $.walk.openPage)}
      >
        <Icon name="external" />
      </Link>
      <Link
        to={closed}
        className={`${steps.step} ${styles.onlyWide}`}
        aria-label={t(($) => $.walk.close)}
        title={t(($) => $.walk.close)}
        preventScrollReset
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}
