import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import type { useProfileOptions_filters$key } from '../../../relay/__generated__/useProfileOptions_filters.graphql.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { ProfileOptions } from './profileOptions.ts';
import { useRangeTexts } from '../../../i18n/useRangeTexts.ts';

/** The catalogue's options with localized names. Options without a name are left out. */
export function useProfileOptions(filters: useProfileOptions_filters$key): ProfileOptions {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const ranges = useRangeTexts();
  const data = useFragment(
    graphql`
      fragment useProfileOptions_filters on FilterCatalogue {
        services {
          id
          name
          children {
            id
            name
          }
        }
        industries {
          id
          name
        }
        languages {
          id
          code
        }
        tools {
          category
          tools {
            id
            name
          }
        }
        budgets {
          id
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
        projectDurations {
          id
          from
          to
        }
        numberOfEmployees {
          id
          from
          to
        }
        businessSizes {
          id
          name
        }
      }
    `,
    filters,
  );
  return {
    services: data.services.map(({ id, name, children }) => ({ id, name, children })),
    industries: data.industries,
    languages: data.languages
      .map(({ id, code }) => ({ id, name: format.language(code) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, format.locale)),
    tools: data.tools.map(({ category, tools }) => ({ name: t(($) => $.toolCategory[category ?? 'OTHER']), tools })),
    budgets: data.budgets.map(({ id, from, to }) => {
      const least = readMoney(from);
      return { id, name: ranges.budget(from, to), least: least.amount === 0 ? null : format.money(least) };
    }),
    projectDurations: data.projectDurations.map(({ id, from, to }) => ({ id, name: ranges.duration(from, to) })),
    numberOfEmployees: data.numberOfEmployees.map(({ id, from, to }) => ({ id, name: ranges.people(from, to) })),
    businessSizes: data.businessSizes.flatMap(({ id, name }) => (name ? [{ id, name: t(($) => $.size[name]) }] : [])),
  };
}
