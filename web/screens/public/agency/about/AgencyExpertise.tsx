import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import type { AgencyExpertise_agency$key } from '../../../../relay/__generated__/AgencyExpertise_agency.graphql.ts';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../../directory/address/directorySearch.ts';
import { Part } from '../section/Part.tsx';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import styles from './AgencyExpertise.module.css';

/** Industries, regions, languages, budgets and the rest of the agency's expertise. Empty fields are left out. */
export function AgencyExpertise({ agency }: { agency: AgencyExpertise_agency$key }) {
  const { t } = useTranslation('agency');
  const ranges = useRangeTexts();
  const { industries, regions, tools, budgets } = useFragment(
    graphql`
      fragment AgencyExpertise_agency on Agency @throwOnFieldError {
        industries {
          key
          name
        }
        regions {
          alias
          name
        }
        tools {
          key
          name
        }
        budgets {
          key
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
      }
    `,
    agency,
  );
  const groups: (readonly [name: string, values: readonly (readonly [key: string, value: ReactNode])[]])[] = [
    [
      t(($) => $.expertise.industries),
      industries.map(({ key, name }) => [
        key,
        <Link key={key} to={directoryHref({ ...DEFAULT_DIRECTORY_SEARCH, industries: [key] })}>
          {name}
        </Link>,
      ]),
    ],
    [
      t(($) => $.expertise.regions),
      regions.map(({ alias, name }) => [
        alias,
        <Link key={alias} to={directoryHref({ ...DEFAULT_DIRECTORY_SEARCH, locations: [alias] })}>
          {name}
        </Link>,
      ]),
    ],
    [t(($) => $.expertise.tools), tools.map(({ key, name }) => [key, name])],
    [
      t(($) => $.expertise.budgets),
      budgets.map(({ key, from, to }) => [key, <FormattedValue key={key}>{ranges.budget(from, to)}</FormattedValue>]),
    ],
  ];
  return (
    <Part id="expertise" title={t(($) => $.expertise.title)}>
      <dl className={styles.groups}>
        {groups.map(
          ([name, values]) =>
            values.length > 0 && (
              <div key={name} className={styles.group}>
                <dt>{name}</dt>
                <dd>
                  <ul role="list" className={styles.values}>
                    {values.map(([key, value]) => (
                      <li key={key}>{value}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  );
}
