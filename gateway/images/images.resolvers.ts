import { viewerOf } from '../account/viewer.ts';
import type { Context } from '../context.ts';
import type { Fields } from '../relay/resolverTypes.ts';
import type { MutationResolvers, SaveImagesInput } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import { toImages } from './images.map.ts';
import type { ImageKind } from './images.rest.ts';
import { saveImages } from './saveImages.ts';

async function save(kind: ImageKind, input: SaveImagesInput, context: Context) {
  signedIn(context);
  const { removed, added, changed, isOrdered, errors } = await saveImages(context.rest, kind, input);
  const isAnyDone = removed.length + added.length + changed.length > 0 || isOrdered === true;
  return {
    removedIds: removed,
    added: added.flatMap((wire, index) =>
      toImages(kind, [wire], context.basePath).map((image) => ({ index, image: { __typename: kind, ...image } })),
    ),
    changedIds: changed,
    isOrdered,
    viewer: isAnyDone || errors.length === 0 ? viewerOf(context) : null,
    errors,
  };
}

/** Awards and client logos (RST-16 to RST-23), which differ only in name. */
export const imagesResolvers = {
  Mutation: {
    saveAwards: (_mutation, { input }, context) => save('Award', input, context),
    saveClientLogos: (_mutation, { input }, context) => save('ClientLogo', input, context),
  },
} satisfies { Mutation: Fields<MutationResolvers, 'saveAwards' | 'saveClientLogos'> };
