import type { WireImage } from '../../upstream/contract/images.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { Award } from '../schema.types.ts';
import { mediaUrl } from './mediaUrl.ts';

/** ENT-35, ENT-37: awards and logos count from 1 each, so their ids name the kind. Images of other hosts are left out. */
export function toImages(
  kind: 'Award' | 'ClientLogo',
  images: readonly WireImage[],
  basePath: string,
): Omit<Award, '__typename'>[] {
  return images.flatMap(({ id, alt, url }) => {
    const path = mediaUrl(basePath, url);
    return path === null ? [] : [{ id: toGlobalId(kind, String(id)), alt, url: path }];
  });
}
