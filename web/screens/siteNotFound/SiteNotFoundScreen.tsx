import { SiteNotFound } from '../../site/SiteNotFound.tsx';

/** The page of unknown addresses. */
export const SiteNotFoundScreen = () => <SiteNotFound />;
