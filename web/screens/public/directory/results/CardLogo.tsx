import { graphql, useFragment } from 'react-relay/hooks';
import type { CardLogo_agency$key } from '../../../../relay/__generated__/CardLogo_agency.graphql.ts';
import { initialsOf } from '../../../../ui/Avatar.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import styles from './CardLogo.module.css';

/** An agency's logo at 64 px, or its initials. Decorative: the name is next to it. */
export function CardLogo({
  agency,
  loading,
  isFirst,
  className,
}: {
  agency: CardLogo_agency$key;
  loading: 'eager' | 'lazy';
  /** A page's first logo is fetched before everything else. */
  isFirst: boolean;
  className: string | undefined;
}) {
  const { logoUrl, name } = useFragment(
    graphql`
      fragment CardLogo_agency on Agency @throwOnFieldError {
        logoUrl
        name
      }
    `,
    agency,
  );
  return (
    <div className={classNames(styles.box, className)} aria-hidden="true">
      {logoUrl ? (
        <img
          src={logoUrl}
          alt=""
          width={64}
          height={64}
          loading={loading}
          decoding="async"
          fetchPriority={isFirst ? 'high' : undefined}
        />
      ) : (
        initialsOf(name)
      )}
    </div>
  );
}
