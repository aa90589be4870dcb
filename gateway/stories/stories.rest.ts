import type { Static } from 'typebox';
import { getAdditionalInfo as InfoCall } from '../../upstream/contract/profile.ts';
import * as contract from '../../upstream/contract/stories.ts';
import type { WireStory, WireStoryInput } from '../../upstream/contract/stories.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const AdditionalInfo = InfoCall.responses[200];
type AdditionalInfo = Static<typeof AdditionalInfo>['data'];

const additionalInfo = { check: checkOf(AdditionalInfo) };
const stories = { check: checkOf(contract.listStories.responses[200]) };
const story = { check: checkOf(contract.Story) };
const restored = { check: checkOf(contract.restoreStory.responses[200]) };

/** RST-11. */
export async function getAdditionalInfo(rest: RestClient): Promise<AdditionalInfo> {
  return (await rest.get('/profile/additional-info', {}, additionalInfo)).data;
}

/** RST-24 with its envelope removed. */
export async function getStories(rest: RestClient): Promise<WireStory[]> {
  return (await rest.get('/profile/stories', {}, stories)).data;
}

/** A story of the account by its number; null if it has none. */
export async function findStory(rest: RestClient, id: string): Promise<WireStory | null> {
  return (await getStories(rest)).find((story) => String(story.id) === id) ?? null;
}

/** RST-25. */
export function postStory(rest: RestClient, body: WireStoryInput): Promise<WireStory> {
  return rest.post('/profile/stories', { body, ...story });
}

/** RST-26. */
export function putStory(rest: RestClient, id: string, body: WireStoryInput): Promise<WireStory> {
  return rest.put(`/profile/stories/${id}`, { body, ...story });
}

/** RST-27. */
export function deleteStory(rest: RestClient, id: string): Promise<unknown> {
  return rest.delete(`/profile/stories/${id}`);
}

/** RST-28. */
export function restoreStory(rest: RestClient, id: string): Promise<{ name: string }> {
  return rest.put(`/profile/stories/${id}/restore`, restored);
}

/** Sends the new order of the stories that move (addition to RST-26). */
export function putStoryOrder(rest: RestClient, ids: readonly number[]): Promise<unknown> {
  return rest.put('/profile/stories/order', { body: { ids }, ...stories });
}
