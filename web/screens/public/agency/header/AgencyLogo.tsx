import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyLogo_agency$key } from '../../../../relay/__generated__/AgencyLogo_agency.graphql.ts';
import { initialsOf } from '../../../../ui/Avatar.tsx';
import styles from './AgencyLogo.module.css';

/** The agency's logo, or its initials. Decorative: the name is next to it. */
export function AgencyLogo({ agency }: { agency: AgencyLogo_agency$key }) {
  const { name, logoUrl } = useFragment(
    graphql`
      fragment AgencyLogo_agency on Agency @throwOnFieldError {
        name
        logoUrl
      }
    `,
    agency,
  );
  if (logoUrl === null || logoUrl === undefined) {
    return (
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return <img className={styles.logo} src={logoUrl} alt="" width={96} height={96} decoding="async" />;
}
