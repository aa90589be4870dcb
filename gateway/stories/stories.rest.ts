import type { WireImage } from '../../upstream/contract/images.ts';
import type { WireStory, WireStoryInput } from '../../upstream/contract/stories.ts';
import { checked, checkedWrite, listOf, nullable, object, text, whole } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

/** RST-11, without its envelope. */
export interface WireAdditionalInfo {
  readonly stories: WireStory[];
  readonly awards: WireImage[];
  readonly logotypes: WireImage[];
}

/** ENT-38. */
export const story = object<WireStory>({
  id: whole,
  name: text,
  budget: nullable(whole),
  challenge: text,
  duration: nullable(whole),
  result: text,
  solution: text,
  status: text,
  year: nullable(whole),
});
/** ENT-35, ENT-37. */
export const image = object<WireImage>({ id: whole, alt: text, url: text });
const additionalInfo = object<{ data: WireAdditionalInfo }>({
  data: object<WireAdditionalInfo>({ stories: listOf(story), awards: listOf(image), logotypes: listOf(image) }),
});
const restored = object<{ name: string }>({ name: text });

/** RST-11. */
export async function getAdditionalInfo(rest: RestClient): Promise<WireAdditionalInfo> {
  return (await checked(rest.get('/profile/additional-info'), additionalInfo)).data;
}

/** RST-24, without its envelope. */
export async function getStories(rest: RestClient): Promise<WireStory[]> {
  return (await checked(rest.get('/profile/stories'), object<{ data: WireStory[] }>({ data: listOf(story) }))).data;
}

/** RST-25. */
export function postStory(rest: RestClient, body: WireStoryInput): Promise<WireStory> {
  return checkedWrite(rest.post('/profile/stories', { body }), story);
}

/** RST-26. */
export function putStory(rest: RestClient, id: string, body: WireStoryInput): Promise<WireStory> {
  return checkedWrite(rest.put(`/profile/stories/${id}`, { body }), story);
}

/** RST-27. */
export function deleteStory(rest: RestClient, id: string): Promise<unknown> {
  return rest.delete(`/profile/stories/${id}`);
}

/** RST-28. */
export function restoreStory(rest: RestClient, id: string): Promise<{ name: string }> {
  return checkedWrite(rest.put(`/profile/stories/${id}/restore`), restored);
}
