import { BareLayout } from '../../app/shell/BareLayout.tsx';
import { NotFound } from './NotFound.tsx';

/** The page for unknown addresses, outside the portal's frame. */
export function NotFoundScreen() {
  return (
    <BareLayout>
      <NotFound />
    </BareLayout>
  );
}
