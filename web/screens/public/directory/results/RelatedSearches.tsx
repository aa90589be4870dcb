import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RelatedSearches_agencies$key } from '../../../../relay/__generated__/RelatedSearches_agencies.graphql.ts';
import { serviceFamily } from '../options/directoryOptions.ts';
import type { DirectoryOptions } from '../options/directoryOptions.ts';
import { DEFAULT_DIRECTORY_SEARCH } from '../address/directorySearch.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import type { DirectoryTopic } from '../options/directoryTopic.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import styles from './RelatedSearches.module.css';

/** Maximum links of each kind. */
const SHOWN = 12;

interface RelatedSearch {
  readonly value: string;
  readonly name: string;
  readonly to: DirectorySearch;
}

/** Links to related indexed lists: sibling services, and cities of the agencies shown (DIR-14). */
export function RelatedSearches({
  agencies,
  options,
  topic: { service, place },
}: {
  agencies: RelatedSearches_agencies$key;
  options: DirectoryOptions;
  topic: DirectoryTopic;
}) {
  const { t } = useTranslation('directory');
  const { edges } = useFragment(
    graphql`
      fragment RelatedSearches_agencies on AgencyConnection @throwOnFieldError {
        edges {
          node {
            cities {
              alias
              name
            }
          }
        }
      }
    `,
    agencies,
  );
  const list = (change: Partial<DirectorySearch>): DirectorySearch => ({
    ...DEFAULT_DIRECTORY_SEARCH,
    services: service ? [service.alias] : [],
    locations: place ? [place.alias] : [],
    ...change,
  });
  const family = service && serviceFamily(options, service.alias);
  const services = (family ? [family, ...family.parts] : options.services)
    .filter(({ value, count }) => count > 0 && value !== service?.alias)
    .slice(0, SHOWN)
    .map(({ value, label }) => ({ value, name: label, to: list({ services: [value] }) }));
  const cities = new Map(edges.flatMap(({ node }) => node.cities.map(({ alias, name }) => [alias, name] as const)));
  const places = [...cities]
    .filter(([alias]) => alias !== place?.alias)
    .slice(0, SHOWN)
    .map(([alias, name]) => ({ value: alias, name, to: list({ locations: [alias] }) }));
  const group = (title: string, links: readonly RelatedSearch[]) =>
    links.length > 0 && (
      <nav aria-label={title} className={styles.group}>
        <h2 className={styles.title}>{title}</h2>
        <ul role="list" className={styles.links}>
          {links.map(({ value, name, to }) => (
            <li key={value}>
              <SearchLink to={to} className={styles.link}>
                {name}
              </SearchLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  return (
    <div className={styles.related}>
      {group(
        t(($) => $.related.services),
        services,
      )}
      {group(
        t(($) => $.related.places),
        places,
      )}
    </div>
  );
}
