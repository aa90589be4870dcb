import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { isMember } from '../../../domain/closedSet.ts';
import { paths } from '../../app/routing/paths.ts';
import { useFormat } from '../../i18n/format.ts';
import type { RangeLinks_dashboard$key } from '../../relay/__generated__/RangeLinks_dashboard.graphql.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { parseRange, rangeSearch } from './dashboardSearch.ts';

/** Ranges with a fixed name; others are labeled by their dates. */
const NAMED = ['last_7_days', 'last_30_days', 'last_90_days', 'this_month', 'last_month', 'last_12_months'] as const;

/** Links to the date ranges (SCR-11). The URL holds the selection, except for the default range (STA-52). */
export function RangeLinks({ dashboard }: { dashboard: RangeLinks_dashboard$key }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [search] = useSearchParams();
  const { ranges } = useFragment(
    graphql`
      fragment RangeLinks_dashboard on Dashboard @throwOnFieldError {
        ranges {
          key
          from
          to
        }
      }
    `,
    dashboard,
  );
  const chosen = parseRange(search) ?? ranges[0]?.key;
  const links = ranges.map(({ key, from, to }, index) => ({
    key,
    to: paths.dashboard + rangeSearch(index === 0 ? null : key),
    label: isMember(NAMED, key) ? t(($) => $.range[key]) : format.days(from, to),
    current: key === chosen,
  }));
  return <FilterLinks wraps label={t(($) => $.range.label)} links={links} />;
}
