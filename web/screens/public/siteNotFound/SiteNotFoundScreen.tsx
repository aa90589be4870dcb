import { SiteNotFound } from '../../../site/SiteNotFound.tsx';

/** The page for unknown URLs. */
export function SiteNotFoundScreen() {
  return <SiteNotFound />;
}
