import type { WireImage } from '../../upstream/contract/images.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { Award } from '../schema.types.ts';
import { mediaUrl } from './mediaUrl.ts';

/**
 * ENT-35, ENT-37. Awards and logos are numbered separately, so the global id includes the kind. Images from other hosts
 * are dropped.
 */
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
