import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { isMember } from '../../../../domain/closedSet.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { RangeChoice_dashboard$key } from '../../../relay/__generated__/RangeChoice_dashboard.graphql.ts';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, MenuLink } from '../../../ui/menu/Menu.tsx';
import { dashboardSearch, parseRange, RANGE_PARAMETER } from '../dashboardSearch.ts';
import { daysBetween } from './figures.ts';
import styles from './RangeChoice.module.css';

/** Ranges with a fixed name; others are labeled by their dates. */
const NAMED = ['last_7_days', 'last_30_days', 'last_90_days', 'this_month', 'last_month', 'last_12_months'] as const;

/**
 * The date ranges as links, in a menu on phones, and the days of the selected range (SCR-11). The selection is in the
 * URL, except for the default range (STA-52). Without daily figures nothing is compared. Nothing if the ranges cannot
 * be read: the sections below show the failure.
 */
export function RangeChoice({ dashboard }: { dashboard: RangeChoice_dashboard$key }) {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const wanted = useWantedSearch();
  const { ranges, series } = useFragment(
    graphql`
      fragment RangeChoice_dashboard on Dashboard @argumentDefinitions(range: { type: "String" }) {
        series(range: $range) @catch(to: RESULT) {
          __typename
        }
        ranges @catch(to: NULL) {
          key
          from
          to
        }
      }
    `,
    dashboard,
  );
  const asked = parseRange(search);
  const isUnknown = asked !== null && ranges?.every(({ key }) => key !== asked) === true;
  const forget = useEffectEvent(() =>
    setSearch(
      (before) => {
        before.delete(RANGE_PARAMETER);
        return before;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  // As in an old bookmark. All figures would fail, also when they are tried again.
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown]);
  if (!ranges) return null;
  const chosen = ranges.find(({ key }) => key === asked) ?? ranges[0];
  const isCompared = !series.ok || series.value !== null;
  const label = t(($) => $.range.label);
  const links = ranges.map(({ key, from, to }, index) => ({
    key,
    to: paths.dashboard + dashboardSearch(wanted, { range: index === 0 ? null : key }),
    label: isMember(NAMED, key) ? t(($) => $.range[key]) : format.days(from, to),
    current: key === chosen?.key,
  }));
  return (
    <>
      {chosen && (
        <p className={styles.days}>
          {isCompared
            ? tHome(($) => $.range.compared, {
                days: format.days(chosen.from, chosen.to),
                count: daysBetween(chosen.from, chosen.to),
              })
            : format.days(chosen.from, chosen.to)}
        </p>
      )}
      <div className={styles.links}>
        <FilterLinks wraps label={label} links={links} />
      </div>
      <div className={styles.menu}>
        <Menu
          label={label}
          triggerClassName={styles.trigger}
          trigger={
            <>
              <span className="visually-hidden">{label}: </span>
              {links.find(({ current }) => current)?.label}
              <Icon name="chevronDown" size={16} />
            </>
          }
        >
          {links.map(({ key, to, label: name, current }) => (
            <MenuLink key={key} to={to} current={current} preventScrollReset>
              {name}
            </MenuLink>
          ))}
        </Menu>
      </div>
    </>
  );
}
