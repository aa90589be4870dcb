import { graphql, useFragment } from 'react-relay/hooks';
import type { DirectoryPages_agencies$key } from '../../../../relay/__generated__/DirectoryPages_agencies.graphql.ts';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { useDirectory } from '../address/directoryNavigation.ts';
import { directoryHref } from '../address/directorySearch.ts';

/** Pagination links (DIR-01, DIR-07). */
export function DirectoryPages({ agencies }: { agencies: DirectoryPages_agencies$key }) {
  const { search } = useDirectory();
  const { pageCursors } = useFragment(
    graphql`
      fragment DirectoryPages_agencies on AgencyConnection @throwOnFieldError {
        pageCursors {
          first {
            page
            isCurrent
          }
          around {
            page
            isCurrent
          }
          last {
            page
            isCurrent
          }
        }
      }
    `,
    agencies,
  );
  const { first, around, last } = pageCursors;
  const link = ({ page, isCurrent }: { page: number; isCurrent: boolean }) => ({ page, isCurrent });
  return (
    <Pagination
      pages={{ first: first ? link(first) : null, around: around.map(link), last: last ? link(last) : null }}
      href={(page) => directoryHref({ ...search, place: '', page })}
    />
  );
}
