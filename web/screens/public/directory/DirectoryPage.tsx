import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../i18n/format.ts';
import type { DirectoryPage_query$key } from '../../../relay/__generated__/DirectoryPage_query.graphql.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { useKeptFocus } from '../../../ui/useKeptFocus.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { AgencyList } from './results/AgencyList.tsx';
import { DirectoryEmpty } from './results/DirectoryEmpty.tsx';
import { DirectoryFilters } from './filters/DirectoryFilters.tsx';
import { directoryHead, unknownListHead } from './directoryHead.ts';
import { DirectoryHeader } from './DirectoryHeader.tsx';
import { DirectoryContext, useDirectoryNavigation, withoutBudget } from './address/directoryNavigation.ts';
import { DirectoryPages } from './results/DirectoryPages.tsx';
import { onlyOf } from './address/directorySearch.ts';
import { withoutCountriesAround, withUnderstood } from './address/understood.ts';
import { DirectorySearchBar } from './searchBar/DirectorySearchBar.tsx';
import {
  directoryTopic,
  distinctNames,
  isKnownPath,
  topicBreadcrumbs,
  topicTitle,
  withCityCountry,
} from './options/directoryTopic.ts';
import { PlaceChoices } from './searchBar/PlaceChoices.tsx';
import { RelatedSearches } from './results/RelatedSearches.tsx';
import { ResultsBar } from './results/ResultsBar.tsx';
import { UnknownList } from './results/UnknownList.tsx';
import { useDirectoryOptions } from './options/useDirectoryOptions.ts';
import { useDirectoryWords } from './options/useDirectoryWords.ts';
import styles from './DirectoryScreen.module.css';

/** The list with its filters, sorting and metadata. */
export function DirectoryPage({ query }: { query: DirectoryPage_query$key }) {
  const { t } = useTranslation('directory');
  const { number, list } = useFormat();
  const words = useDirectoryWords();
  const address = useDirectoryNavigation();
  const params = useParams();
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, { row: 'li', control: 'a', fallback: '[data-results]' });
  const data = useFragment(
    graphql`
      fragment DirectoryPage_query on Query @throwOnFieldError {
        agencies(first: $first, page: $page, sort: $sort, filter: $filter) {
          totalCount
          edges {
            node {
              alias
              name
              replyHours
            }
          }
          locations {
            alias
            name
            type
            country
          }
          understood {
            service {
              alias
            }
            industry {
              key
            }
            location {
              alias
              name
              type
              country
            }
            language {
              key
            }
            budget {
              key
            }
          }
          inPlace {
            office
            region
          }
          countries {
            country {
              alias
              name
              type
              country
            }
          }
          ...AgencyList_agencies
          ...DirectoryEmpty_agencies
          ...DirectoryPages_agencies
          ...RelatedSearches_agencies
        }
        ...PlaceChoices_query
        ...useDirectoryOptions_query
      }
    `,
    query,
  );
  const { agencies } = data;
  const { inPlace } = agencies;
  const options = useDirectoryOptions(data);
  const navigation = options.budget.length > 0 ? address : withoutBudget(address);
  const { search } = navigation;
  const places = agencies.locations.map(({ alias, name, type, country }) => ({ alias, name, type, country }));
  const understoodPlaces = agencies.understood.flatMap(({ location }) => location ?? []);
  const understood = withUnderstood(search, {
    services: agencies.understood.map(({ service }) => service?.alias),
    industries: agencies.understood.map(({ industry }) => industry?.key),
    locations: agencies.understood.map(({ location }) => location?.alias),
    languages: agencies.understood.map(({ language }) => language?.key),
    budget: agencies.understood.map(({ budget }) => budget?.key),
  });
  const meant = withoutCountriesAround(understood, places, understoodPlaces);
  const named = [...places, ...understoodPlaces].filter(({ alias }) => meant.locations.includes(alias));
  const topic = directoryTopic(meant, options, distinctNames(named, words.place));
  // The quoted text would hide a selected service.
  const hasRegion = inPlace != null && meant.locations.length === 0 && search.services.length === 0;
  const title = topicTitle(t, list, topic, search, hasRegion);
  const headTopic = withCityCountry(topic, words.place);
  const countries = agencies.countries.map(({ country }) => country);
  const breadcrumbs = topicBreadcrumbs(t, search, options, topic, countries);
  const isKnown = isKnownPath(params, options, places);
  usePageHead(
    isKnown
      ? directoryHead(t, {
          search,
          topic: headTopic,
          isKnown: isKnownPath(
            { service: onlyOf(search.services) ?? undefined, location: onlyOf(search.locations) ?? undefined },
            options,
            places,
          ),
          title: topicTitle(t, list, headTopic, search, hasRegion),
          breadcrumbs,
          totalCount: agencies.totalCount,
          total: number(agencies.totalCount),
          agencies: agencies.edges.map(({ node: { alias, name } }) => ({ alias, name })),
        })
      : unknownListHead(t),
  );
  if (!isKnown) return <UnknownList />;
  return (
    <DirectoryContext value={navigation}>
      <div ref={page} className={styles.page}>
        <div className={styles.top}>
          <DirectoryHeader
            title={title}
            topic={topic}
            inPlace={
              inPlace && (hasRegion || topic.places.length > 0)
                ? { office: inPlace.office, region: inPlace.region }
                : null
            }
            breadcrumbs={breadcrumbs}
          />
          <DirectorySearchBar places={places} budgets={options.budget} />
          <PlaceChoices query={data} />
        </div>
        <div className={styles.columns}>
          <DirectoryFilters options={options} totalCount={agencies.totalCount} />
          <div className={styles.results}>
            <ResultsBar
              totalCount={agencies.totalCount}
              shown={agencies.edges.length}
              hasReplyTimes={agencies.edges.some(({ node }) => typeof node.replyHours === 'number')}
            />
            <ActiveFilters options={options} />
            {agencies.edges.length > 0 ? (
              <AgencyList agencies={agencies} meant={meant} />
            ) : (
              <DirectoryEmpty agencies={agencies} />
            )}
            <DirectoryPages agencies={agencies} />
            {agencies.edges.length > 0 && search.sort === 'score' && (
              <p className={styles.note}>{t(($) => $.ranking)}</p>
            )}
            <RelatedSearches agencies={agencies} options={options} topic={topic} />
          </div>
        </div>
      </div>
    </DirectoryContext>
  );
}
