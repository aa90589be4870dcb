import { PageBody } from '../../app/content/PageBody.tsx';
import { NotFound } from './NotFound.tsx';

/** Unknown addresses of the portal, inside its frame (RTE-16). */
export function PortalNotFoundScreen() {
  return (
    <PageBody>
      <NotFound />
    </PageBody>
  );
}
