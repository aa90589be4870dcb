import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import type { PlaceChoices_query$key } from '../../../../relay/__generated__/PlaceChoices_query.graphql.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch, toggleValue } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import { useDirectoryWords } from '../options/useDirectoryWords.ts';
import styles from './PlaceChoices.module.css';

/** Links to the places that a submitted text may mean (DIR-04). */
export function PlaceChoices({ query }: { query: PlaceChoices_query$key }) {
  const { t } = useTranslation('directory');
  const words = useDirectoryWords();
  const { search } = useDirectory();
  const { locations } = useFragment(
    graphql`
      fragment PlaceChoices_query on Query @throwOnFieldError {
        locations(pattern: $place) @include(if: $hasPlace) @catch(to: NULL) {
          alias
          name
          type
          country
        }
      }
    `,
    query,
  );
  const { place } = search;
  if (place === '') return null;
  const found = locations ?? [];
  const withPlace = (alias: string) =>
    search.locations.includes(alias) ? changeSearch(search, {}) : toggleValue(search, 'locations', alias);
  return (
    <section className={styles.choices} aria-labelledby="place-choices">
      <h2 id="place-choices" className={styles.title}>
        {t(($) => $.place.choose, { place })}
      </h2>
      {found.length === 0 ? (
        <p>
          {locations === undefined
            ? t(($) => $.place.short)
            : locations === null
              ? t(($) => $.place.failed)
              : t(($) => $.place.noneText, { place })}
        </p>
      ) : (
        <ul role="list" className={styles.links}>
          {found.map(({ alias, name, type, country }) => (
            <li key={alias}>
              <SearchLink to={withPlace(alias)} takesText className={styles.link}>
                <FormattedValue>{words.place({ name, type, country })}</FormattedValue>
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
