import type { NodeReader } from '../relay/node.ts';
import { toGlobalId } from '../relay/ids.ts';
import { getAdditionalInfo } from '../stories/stories.rest.ts';
import { toImages } from './images.map.ts';

/** Reads an image of the signed-in agency. */
function imageNode(kind: 'Award' | 'ClientLogo', list: 'awards' | 'logotypes'): NodeReader {
  return async (key, { rest, basePath }) => {
    const images = toImages(kind, (await getAdditionalInfo(rest))[list], basePath);
    return images.find(({ id }) => id === toGlobalId(kind, key)) ?? null;
  };
}

/** Resolves `node(id:)` for awards and client logos, for their owner only. */
export const imageNodes = {
  Award: imageNode('Award', 'awards'),
  ClientLogo: imageNode('ClientLogo', 'logotypes'),
};
