import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LEAD_PAGE_SIZE } from '../../../domain/leads.ts';
import { paths } from '../../app/routing/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import type { LeadsPages_leads$key } from '../../relay/__generated__/LeadsPages_leads.graphql.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadsPages.module.css';

/** Which leads are shown, announced when it changes, and pagination links (QRY-01). */
export function LeadsPages({
  leads,
  shown,
  search,
}: {
  leads: LeadsPages_leads$key;
  /** The number of leads on the page. */
  shown: number;
  search: LeadsSearch;
}) {
  const { t } = useTranslation('leads');
  const { number } = useFormat();
  const { totalCount, pageCursors } = useFragment(
    graphql`
      fragment LeadsPages_leads on LeadConnection @throwOnFieldError {
        totalCount
        pageCursors {
          first {
            page
            isCurrent
          }
          around {
            page
            isCurrent
          }
          last {
            page
            isCurrent
          }
        }
      }
    `,
    leads,
  );
  const { first, around, last } = pageCursors;
  const before = (search.page - 1) * LEAD_PAGE_SIZE;
  const link = ({ page, isCurrent }: { page: number; isCurrent: boolean }) => ({ page, isCurrent });
  return (
    <footer className={styles.footer}>
      <p className={styles.total} role="status">
        {totalCount > shown && shown > 0
          ? t(($) => $.range, { count: totalCount, from: number(before + 1), to: number(before + shown) })
          : t(($) => $.total, { count: totalCount })}
      </p>
      <Pagination
        pages={{ first: first ? link(first) : null, around: around.map(link), last: last ? link(last) : null }}
        href={(page) => paths.leads + leadsQuery({ ...search, page, lead: null })}
      />
    </footer>
  );
}
