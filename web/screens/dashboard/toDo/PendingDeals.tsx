import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { dealHref } from '../../../features/dealConfirmation/dealAddress.ts';
import { durationName } from '../../../features/durationName.ts';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { PendingDeals_viewer$key } from '../../../relay/__generated__/PendingDeals_viewer.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import styles from './ToDo.module.css';

const SHOWN = 3;

/** Deals reported by leads that are waiting for the agency's answer. */
export function PendingDeals({ viewer }: { viewer: PendingDeals_viewer$key }) {
  const { t } = useTranslation('home');
  const { t: tDeals } = useTranslation('deals');
  const format = useFormat();
  const [search] = useSearchParams();
  const { pendingDeals } = useFragment(
    graphql`
      fragment PendingDeals_viewer on Viewer @throwOnFieldError {
        pendingDeals {
          uuid
          name
          budget {
            ...money_money
          }
          projectDuration {
            from
            to
          }
        }
      }
    `,
    viewer,
  );
  const deals = pendingDeals ?? [];
  return (
    <DashboardCard className={styles.card} labelledBy="pending-deals">
      <CardHead id="pending-deals" title={t(($) => $.deals.title)} count={format.number(deals.length)} />
      <ul role="list" className={styles.rows}>
        {deals.slice(0, SHOWN).map(({ uuid, name, budget, projectDuration }) => {
          const { from = null, to = null } = projectDuration ?? {};
          const facts = [
            budget && format.money(readMoney(budget)),
            projectDuration && tDeals(($) => $.duration[durationName(from, to)]),
          ];
          return (
            <li key={uuid} className={styles.row}>
              <span className={styles.dealIcon}>
                <Icon name="deal" />
              </span>
              <span className={styles.lines}>
                <span className={styles.name}>{name}</span>
                <span className={classNames(styles.words, styles.facts)}>{facts.filter(Boolean).join(' · ')}</span>
              </span>
              <ButtonLink
                size="small"
                to={dealHref(search, uuid)}
                preventScrollReset
                aria-label={t(($) => $.deals.answerName, { name })}
              >
                {t(($) => $.deals.answer)}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
