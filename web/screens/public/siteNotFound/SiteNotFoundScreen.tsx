import { SiteNotFound } from '../../../site/SiteNotFound.tsx';

/** The page of unknown addresses. */
export function SiteNotFoundScreen() {
  return <SiteNotFound />;
}
