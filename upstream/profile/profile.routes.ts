import type { FastifyInstance } from 'fastify';
import * as calls from '../contract/profile.ts';
import type { Deps } from '../db/deps.ts';
import { filesFolder } from '../files/fileStore.ts';
import { checkImage } from '../files/imageFile.ts';
import { route } from '../http/route.ts';
import { acceptUploads, uploadReader } from '../http/uploads.ts';
import { requirePageAccess } from '../pageOptimization/pageAccount.ts';
import { removeLogo, setLogo } from './logo.ts';
import { readNewRanges, storeNewRanges } from './newRanges.ts';
import { readProfile } from './readProfile.ts';
import { saveProfile } from './saveProfile.ts';

/** The owner's view of the agency (RST-05 to RST-10). */
export async function profileRoutes(app: FastifyInstance, deps: Deps & { readonly dataFolder: string }): Promise<void> {
  const logoDeps = { ...deps, folder: filesFolder(deps.dataFolder) };
  route(app, calls.getProfile, async ({ account, language }) => ({
    status: 200,
    body: await readProfile(deps.db, account.id, language),
  }));
  route(app, calls.putProfile, async ({ account, credential, body, language }) => ({
    status: 200,
    body: await saveProfile(deps, account, body, { language, keepsAddresses: credential.kind === 'accessToken' }),
  }));
  route(app, calls.getNewRanges, async ({ account }) => ({ status: 200, body: await readNewRanges(deps, account) }));
  route(app, calls.putNewRanges, async ({ account, body }) => ({
    status: 200,
    body: await storeNewRanges(deps, account, body),
  }));
  route(app, calls.deleteLogo, async ({ account }) => {
    await removeLogo(logoDeps, account);
    return { status: 204 };
  });

  await app.register(async (uploads) => {
    await acceptUploads(uploads);
    const read = uploadReader(calls.postLogo);
    route(uploads, calls.postLogo, async ({ account, request }) => {
      requirePageAccess(account);
      const { file } = await read(request);
      const image = await checkImage(file.bytes, 'logo');
      return { status: 200, body: await setLogo(logoDeps, account, { image, fileName: file.name }) };
    });
  });
}
