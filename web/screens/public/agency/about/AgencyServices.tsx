import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyServices_agency$key } from '../../../../relay/__generated__/AgencyServices_agency.graphql.ts';
import type { AgencyServices_catalogue$key } from '../../../../relay/__generated__/AgencyServices_catalogue.graphql.ts';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../../directory/address/directorySearch.ts';
import { Part } from '../section/Part.tsx';
import { serviceGroups } from '../catalogue/serviceGroups.ts';
import type { ShownService } from '../catalogue/serviceGroups.ts';
import styles from './AgencyServices.module.css';

/** The agency's services, each linked to the list of agencies that offer it. */
export function AgencyServices({
  agency,
  catalogue,
}: {
  agency: AgencyServices_agency$key;
  catalogue: AgencyServices_catalogue$key;
}) {
  const { t } = useTranslation('agency');
  const { services } = useFragment(
    graphql`
      fragment AgencyServices_agency on Agency @throwOnFieldError {
        services {
          id
          name
          alias
          parentId
        }
      }
    `,
    agency,
  );
  const { services: known } = useFragment(
    graphql`
      fragment AgencyServices_catalogue on FilterCatalogue @throwOnFieldError {
        services {
          id
          name
          alias
        }
      }
    `,
    catalogue,
  );
  const own = services.map(({ id, name, alias, parentId }) => ({ id, name, alias, parentId }));
  const groups = serviceGroups(own, known);
  return (
    <Part id="services" title={t(($) => $.services.title)} hint={t(($) => $.services.hint)}>
      <ul role="list" className={styles.groups}>
        {groups.map(({ service, parts }) => (
          <li key={service.id} className={styles.group}>
            <ServiceLink service={service} className={styles.head} />
            {parts.length > 0 && (
              <ul role="list" className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <ServiceLink service={part} className={styles.service} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ServiceLink({ service, className }: { service: ShownService; className: string | undefined }) {
  return (
    <Link to={directoryHref({ ...DEFAULT_DIRECTORY_SEARCH, services: [service.alias] })} className={className}>
      {service.name}
    </Link>
  );
}
