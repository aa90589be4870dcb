import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Suggestions_summary$key } from '../../../relay/__generated__/Suggestions_summary.graphql.ts';
import { changeSearch, DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import styles from './Suggestions.module.css';

/** Searches to start from, each with results; renders nothing if the upstream suggests none. */
export function Suggestions({ summary }: { summary: Suggestions_summary$key }) {
  const { t } = useTranslation('landing');
  const labelId = useId();
  const { suggestedSearches } = useFragment(
    graphql`
      fragment Suggestions_summary on DirectorySummary @throwOnFieldError {
        suggestedSearches {
          service {
            alias
            name
          }
          location {
            alias
            name
          }
        }
      }
    `,
    summary,
  );
  if (suggestedSearches.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <span id={labelId}>{t(($) => $.search.try)}</span>
      <ul role="list" aria-labelledby={labelId}>
        {suggestedSearches.map(({ service, location }) => (
          <li key={service.alias}>
            <Link
              to={directoryHref(
                changeSearch(DEFAULT_DIRECTORY_SEARCH, { services: [service.alias], locations: [location.alias] }),
              )}
            >
              {t(($) => $.search.example, { service: service.name, place: location.name })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
