import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../i18n/format.ts';
import type { Services_query$key } from '../../../relay/__generated__/Services_query.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Section } from '../../../ui/Section.tsx';
import { changeSearch, DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import { topServices } from './landingTops.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import styles from './Services.module.css';
import tile from './TileLink.module.css';

/** Maximum number of services listed. */
const SERVICES_SHOWN = 12;
/** Subservices named of each. */
const PARTS_SHOWN = 3;

/** The services with the most agencies and some of their subservices, each linked to its list. */
export function Services({ query }: { query: Services_query$key }) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { filters, agencies } = useFragment(
    graphql`
      fragment Services_query on Query @throwOnFieldError {
        filters {
          services {
            alias
            name
            children {
              name
            }
          }
        }
        agencies(first: 6) @catch(to: NULL) {
          facets(filters: [SERVICES]) {
            values {
              key
              count
            }
          }
        }
      }
    `,
    query,
  );
  const counts =
    agencies && new Map(agencies.facets.flatMap(({ values }) => values.map(({ key, count }) => [key, count])));
  return (
    <Section
      title={t(($) => $.services.title)}
      action={<ButtonLink to="/agencies">{t(($) => $.services.all)}</ButtonLink>}
    >
      <nav aria-label={t(($) => $.services.title)}>
        <ul role="list" className={styles.services}>
          {topServices(filters.services, counts ?? null, SERVICES_SHOWN).map(({ alias, name, children, count }) => (
            <li key={alias}>
              <ServiceIcon service={alias} />
              <Link
                to={directoryHref(changeSearch(DEFAULT_DIRECTORY_SEARCH, { services: [alias] }))}
                className={classNames(tile.link, styles.name)}
              >
                {name}
              </Link>
              {count !== null && <FormattedValue className={styles.count}>{format.number(count)}</FormattedValue>}
              <p className={styles.parts}>{format.names(children.slice(0, PARTS_SHOWN).map((part) => part.name))}</p>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
