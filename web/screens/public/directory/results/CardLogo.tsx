import { graphql, useFragment } from 'react-relay/hooks';
import type { CardLogo_agency$key } from '../../../../relay/__generated__/CardLogo_agency.graphql.ts';
import { initialsOf } from '../../../../ui/Avatar.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import styles from './CardLogo.module.css';

/** An agency's logo in a box of 64 px, its initials while it has none. Decorative: the name stands beside it. */
export function CardLogo({
  agency,
  loading,
  isFirst,
  className,
}: {
  agency: CardLogo_agency$key;
  loading: 'eager' | 'lazy';
  /** The first of a page is fetched before everything else. */
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
