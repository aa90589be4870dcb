import { useHref, useLocation, useNavigation, useSearchParams } from 'react-router-dom';

/**
 * The search parameters last requested for this page, even while what they select is still loading. Filters build on
 * them, so that a second choice keeps the first one.
 */
export function useWantedSearch(): URLSearchParams {
  const [shown] = useSearchParams();
  const { location } = useNavigation();
  const here = useHref(useLocation().pathname);
  return location?.pathname === here ? new URLSearchParams(location.search) : shown;
}
