import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/images.ts';
import type { Deps } from '../db/deps.ts';
import { filesFolder } from '../files/fileStore.ts';
import { checkImage } from '../files/imageFile.ts';
import { route } from '../http/route.ts';
import { acceptUploads, uploadReader } from '../http/uploads.ts';
import { requirePageAccess } from '../pageOptimization/pageAccount.ts';
import { addImage, changeAlts, orderImages, removeImages } from './changeImages.ts';
import { listImages } from './listImages.ts';

/**
 * Awards and client logos (RST-16 to RST-23). Both kinds have the same calls, except that lists of client logos are
 * wrapped in an object.
 */
export async function imagesRoutes(app: FastifyInstance, deps: Deps & { readonly dataFolder: string }): Promise<void> {
  const imageDeps = { ...deps, folder: filesFolder(deps.dataFolder) };
  route(app, calls.listAwards, async ({ account }) => ({ status: 200, body: (await listImages(deps, account)).award }));
  route(app, calls.putAwards, async ({ account, body }) => ({
    status: 200,
    body: await changeAlts(deps, account, 'award', body),
  }));
  route(app, calls.orderAwards, async ({ account, body }) => ({
    status: 200,
    body: await orderImages(deps, account, 'award', body.ids),
  }));
  route(app, calls.deleteAwards, async ({ account, query }) => {
    await removeImages(imageDeps, account, 'award', readIds(query.ids));
    return { status: 204 };
  });

  route(app, calls.listLogotypes, async ({ account }) => ({
    status: 200,
    body: { data: (await listImages(deps, account)).logotype },
  }));
  route(app, calls.putLogotypes, async ({ account, body }) => ({
    status: 200,
    body: { data: await changeAlts(deps, account, 'logotype', body) },
  }));
  route(app, calls.orderLogotypes, async ({ account, body }) => ({
    status: 200,
    body: { data: await orderImages(deps, account, 'logotype', body.ids) },
  }));
  route(app, calls.deleteLogotypes, async ({ account, query }) => {
    await removeImages(imageDeps, account, 'logotype', readIds(query.ids));
    return { status: 204 };
  });

  await app.register(async (uploads) => {
    await acceptUploads(uploads);
    for (const [call, kind] of [
      [calls.postAward, 'award'],
      [calls.postLogotype, 'logotype'],
    ] as const) {
      const read = uploadReader(call);
      route(uploads, call, async ({ account, request }) => {
        requirePageAccess(account);
        const { file, fields } = await read(request);
        const image = await checkImage(file.bytes, 'picture');
        return { status: 201, body: await addImage(imageDeps, account, kind, { image, alt: fields.alt }) };
      });
    }
  });
}

function readIds(list: string): number[] {
  return list.split(',').map(Number);
}
