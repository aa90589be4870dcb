import * as contract from '../../upstream/contract/images.ts';
import type { WireImage } from '../../upstream/contract/images.ts';
import { checkOf } from '../rest/check.ts';
import type { Check } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';
import type { WrittenImage } from '../uploads/imageGuard.ts';

const awards = { check: checkOf(contract.listAwards.responses[200]) };
const logotypes = { check: checkOf(contract.listLogotypes.responses[200]) };
const image = { check: checkOf(contract.Image) };

/** Awards and client logos use the same kinds of calls. */
export type ImageKind = 'Award' | 'ClientLogo';

const PATHS: Readonly<Record<ImageKind, string>> = {
  Award: '/profile/awards',
  ClientLogo: '/profile/logotypes',
};

const LISTS: Readonly<Record<ImageKind, { readonly check: Check<unknown> }>> = { Award: awards, ClientLogo: logotypes };

/** RST-16; RST-20 with its envelope removed. */
export async function getImages(rest: RestClient, kind: ImageKind): Promise<WireImage[]> {
  if (kind === 'Award') return rest.get(PATHS[kind], {}, awards);
  return (await rest.get(PATHS[kind], {}, logotypes)).data;
}

/** RST-17, RST-21. */
export function postImage(
  rest: RestClient,
  kind: ImageKind,
  { content, type }: WrittenImage,
  alt: string,
): Promise<WireImage> {
  const name = type === 'image/png' ? 'image.png' : 'image.jpg';
  return rest.post(PATHS[kind], { form: { fields: { alt }, file: { name, type, content } }, ...image });
}

/** RST-18, RST-22. */
export function putAlts(
  rest: RestClient,
  kind: ImageKind,
  changes: readonly Pick<WireImage, 'id' | 'alt'>[],
): Promise<unknown> {
  return rest.put(PATHS[kind], { body: changes, ...LISTS[kind] });
}

/** Sends the new order of the images that move (addition to RST-18 and RST-22). */
export function putOrder(rest: RestClient, kind: ImageKind, ids: readonly number[]): Promise<unknown> {
  return rest.put(`${PATHS[kind]}/order`, { body: { ids }, ...LISTS[kind] });
}

/** RST-19, RST-23. */
export function deleteImages(rest: RestClient, kind: ImageKind, ids: readonly number[]): Promise<unknown> {
  return rest.delete(PATHS[kind], { query: { ids: ids.join(',') } });
}
