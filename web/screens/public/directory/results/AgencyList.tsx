import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { AgencyList_agencies$key } from '../../../../relay/__generated__/AgencyList_agencies.graphql.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { directoryHref } from '../address/directorySearch.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import type { SearchedPlace } from '../reasons/matchReasons.ts';
import { AgencyCard } from './AgencyCard.tsx';
import styles from './AgencyList.module.css';

/** Number of cards visible without scrolling on most screens: their pictures load at once. */
const ABOVE_THE_FOLD = 4;

/**
 * A page of agencies as cards, under the recommended order in groups by place. `meant`: the search with the meanings of
 * its words as filters.
 */
export function AgencyList({ agencies, meant }: { agencies: AgencyList_agencies$key; meant: DirectorySearch }) {
  const { t } = useTranslation('directory');
  const { edges, locations, understood, inPlace } = useFragment(
    graphql`
      fragment AgencyList_agencies on AgencyConnection @throwOnFieldError {
        edges {
          presence
          node {
            id
            ...AgencyCard_agency
          }
        }
        locations {
          alias
          name
          type
          country
        }
        inPlace {
          office
          region
        }
        understood {
          location {
            alias
            name
            type
            country
          }
        }
      }
    `,
    agencies,
  );
  const results = directoryHref(useDirectory().search);
  const placeOf = ({ alias, name, type, country }: SearchedPlace): SearchedPlace => ({ alias, name, type, country });
  const chosen = locations.map(placeOf);
  const named = understood.flatMap(({ location }) => (location ? placeOf(location) : []));
  const groups = meant.sort === 'score' && inPlace ? groupsOf(edges) : null;
  const cards = (some: typeof edges) =>
    some.map((edge) => {
      const { presence, node } = edge;
      const index = edges.indexOf(edge);
      return (
        <AgencyCard
          key={node.id}
          agency={node}
          logo={index === 0 ? 'first' : index < ABOVE_THE_FOLD ? 'soon' : 'lazy'}
          search={meant}
          results={results}
          // A place in the search text can also be a word of the agency's name.
          places={inPlace && !presence ? chosen : [...chosen, ...named]}
          presence={presence === 'OFFICE' ? 'office' : presence === 'REGION' ? 'region' : null}
        />
      );
    });
  const asked = [...chosen, ...named].filter(({ alias }) => meant.locations.includes(alias));
  return (
    <ol role="list" className={styles.list} aria-label={t(($) => $.list)}>
      {groups && inPlace
        ? groups.map(({ presence, members }) => (
            <li key={presence}>
              <GroupHeading
                presence={presence}
                count={presence === 'office' ? inPlace.office : inPlace.region}
                places={asked}
              />
              <ol role="list" className={styles.list} aria-labelledby={`agencies-${presence}`}>
                {cards(members)}
              </ol>
            </li>
          ))
        : cards(edges)}
    </ol>
  );
}

/** What the agencies of a group have in common: an office in the searched place, or clients there. */
function GroupHeading({
  presence,
  count,
  places,
}: {
  presence: 'office' | 'region';
  /** Number of agencies in the group, on all pages. */
  count: number;
  places: readonly SearchedPlace[];
}) {
  const { t } = useTranslation(['directory', 'site']);
  const { number } = useFormat();
  const [place, ...others] = places;
  // Many languages inflect the name of a state or country, and several places have no common name.
  const name = place && others.length === 0 && place.type === 'CITY' ? place.name : null;
  return (
    <p className={styles.heading} id={`agencies-${presence}`}>
      <FormattedValue>
        {name === null
          ? t(($) => $.group[presence])
          : presence === 'office'
            ? t(($) => $.reasons.office, { ns: 'site', city: name })
            : t(($) => $.reasons.regionIn, { ns: 'site', place: name })}
      </FormattedValue>
      <FormattedValue className={styles.count}>{number(count)}</FormattedValue>
    </p>
  );
}

/** Splits a page by presence; null if the page is in another order, as if the name of an agency ranks it higher. */
function groupsOf<Edge extends { readonly presence?: string | null | undefined }>(edges: readonly Edge[]) {
  const groups = (['office', 'region'] as const)
    .map((presence) => ({
      presence,
      members: edges.filter((edge) => edge.presence === presence.toUpperCase()),
    }))
    .filter(({ members }) => members.length > 0);
  const grouped = groups.flatMap(({ members }) => members);
  return grouped.length === edges.length && grouped.every((edge, at) => edge === edges[at]) ? groups : null;
}
