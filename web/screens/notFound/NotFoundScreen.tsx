import { BareLayout } from '../../app/shell/BareLayout.tsx';
import { NotFound } from './NotFound.tsx';

/** Page for unknown URLs, outside the portal's frame. */
export function NotFoundScreen() {
  return (
    <BareLayout>
      <NotFound />
    </BareLayout>
  );
}
