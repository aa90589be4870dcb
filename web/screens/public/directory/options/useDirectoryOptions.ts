import { graphql, useFragment } from 'react-relay/hooks';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import type {
  AgencyFilterName,
  useDirectoryOptions_query$key,
} from '../../../../relay/__generated__/useDirectoryOptions_query.graphql.ts';
import { mostFirst } from './directoryOptions.ts';
import type { DirectoryOptions } from './directoryOptions.ts';
import { useDirectoryWords } from './useDirectoryWords.ts';

/** All filter values with labels and counts, from the catalogue and the list's facets (DIR-02..04). */
export function useDirectoryOptions(query: useDirectoryOptions_query$key): DirectoryOptions {
  const words = useDirectoryWords();
  const ranges = useRangeTexts();
  const { filters, agencies } = useFragment(
    graphql`
      fragment useDirectoryOptions_query on Query @throwOnFieldError {
        filters {
          services {
            alias
            name
            children {
              alias
              name
            }
          }
          industries {
            key
            name
          }
          budgets {
            key
            to {
              ...money_money
            }
          }
          languages {
            key
            code
          }
          projectDurations {
            key
            from
            to
          }
          numberOfEmployees {
            key
            from
            to
          }
          businessSizes {
            key
            name
          }
        }
        agencies(first: $first, page: $page, sort: $sort, filter: $filter) {
          facets {
            filter
            values {
              key
              count
            }
          }
          countries {
            country {
              alias
              name
            }
            count
          }
          locations {
            alias
            name
            type
            country
          }
        }
      }
    `,
    query,
  );
  const counts = (filter: AgencyFilterName) =>
    new Map(agencies.facets.find((facet) => facet.filter === filter)?.values.map(({ key, count }) => [key, count]));
  const inServices = counts('SERVICES');
  const hasBudgets = agencies.facets.some(({ filter }) => filter === 'MAX_BUDGET');
  const service = ({ alias, name }: { readonly alias: string; readonly name: string }) => ({
    value: alias,
    label: name,
    count: inServices.get(alias) ?? 0,
  });
  const options = <Entry extends { readonly key: string }>(
    filter: AgencyFilterName,
    entries: readonly Entry[],
    label: (entry: Entry) => string,
  ) => {
    const found = counts(filter);
    return entries.map((entry) => ({ value: entry.key, label: label(entry), count: found.get(entry.key) ?? 0 }));
  };
  const countries = agencies.countries.map(({ country, count }) => ({
    value: country.alias,
    label: country.name,
    count,
  }));
  const offered = new Set(countries.map(({ value }) => value));
  return {
    services: filters.services.map((whole) => ({ ...service(whole), parts: whole.children.map(service) })),
    locations: [
      // Selected places other than countries have no count.
      ...agencies.locations
        .filter(({ alias }) => !offered.has(alias))
        .map(({ alias, name, type, country }) => ({
          value: alias,
          label: words.place({ name, type, country }),
          count: 0,
        })),
      ...countries,
    ],
    industries: mostFirst(options('INDUSTRIES', filters.industries, ({ name }) => name)),
    // A budget without an upper end is no maximum. None are offered if the upstream cannot filter by them.
    budget: options(
      'MAX_BUDGET',
      filters.budgets.flatMap(({ key, to }) => (to && hasBudgets ? [{ key, to }] : [])),
      ({ to }) => words.budget(to),
    ),
    languages: mostFirst(options('LANGUAGES', filters.languages, ({ code }) => words.language(code))),
    employees: options('NUMBER_OF_EMPLOYEES', filters.numberOfEmployees, ({ from, to }) => ranges.people(from, to)),
    sizes: options('BUSINESS_SIZES', filters.businessSizes, ({ key, name }) => words.size(name) ?? key),
    durations: options('PROJECT_DURATIONS', filters.projectDurations, ({ from, to }) => ranges.duration(from, to)),
  };
}
