import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { briefLink } from './reviewAddress.ts';
import styles from './Review.module.css';

/** Opens the brief behind a review in a new tab (RDR-04). Renders nothing without a page for briefs. */
export function BriefLink({ reviewUuid }: { reviewUuid: string }) {
  const { t } = useTranslation('reviews');
  const { briefsUrl } = usePage().settings;
  if (briefsUrl === null) return null;
  return (
    <a className={styles.brief} href={briefLink(briefsUrl, reviewUuid)} target="_blank" rel="noreferrer">
      {t(($) => $.brief)}
      <Icon name="external" size={16} />
    </a>
  );
}
