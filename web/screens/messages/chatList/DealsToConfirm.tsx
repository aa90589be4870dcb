import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { dealHref } from '../../../features/dealConfirmation/dealAddress.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { WaitingDeal } from '../chats/useWaitingDeals.ts';
import styles from './DealsToConfirm.module.css';

/** How many deals wait for the agency's answer, above the chats; a link that opens the latest one. */
export function DealsToConfirm({ deals }: { deals: readonly WaitingDeal[] }) {
  const { t } = useTranslation('messages');
  const [search] = useSearchParams();
  const [deal] = deals;
  if (deal === undefined) return null;
  return (
    <Link className={styles.deals} to={dealHref(search, deal.uuid)} preventScrollReset>
      <Icon name="deal" size={16} />
      <span className={styles.count}>{t(($) => $.list.deals, { count: deals.length })}</span>
      <span className={styles.answer}>{t(($) => $.list.answerDeals)}</span>
    </Link>
  );
}
