import * as contract from '../../upstream/contract/replies.ts';
import type { WireSavedReply } from '../../upstream/contract/replies.ts';
import { checkOf } from '../rest/check.ts';
import type { RestClient } from '../rest/client.ts';

const MESSAGING = { messaging: true } as const;
const list = { ...MESSAGING, check: checkOf(contract.SavedReplies) };
const answer = { ...MESSAGING, check: checkOf(contract.putReply.responses[200]) };

interface NewReply {
  readonly title: string;
  readonly text: string;
}

function replyPath(uuid: string): string {
  return `/agency/replies/${encodeURIComponent(uuid)}`;
}

/** EXT-11 (addition): saved replies, oldest first. */
export async function getReplies(rest: RestClient): Promise<WireSavedReply[]> {
  return (await rest.get('/agency/replies/', {}, list)).replies;
}

/** EXT-11 (addition). */
export async function postReply(rest: RestClient, reply: NewReply): Promise<WireSavedReply> {
  return (await rest.post('/agency/replies/', { body: reply, ...answer })).reply;
}

/** EXT-11 (addition). */
export async function putReply(rest: RestClient, uuid: string, reply: NewReply): Promise<WireSavedReply> {
  return (await rest.put(replyPath(uuid), { body: reply, ...answer })).reply;
}

/** EXT-11 (addition). */
export function deleteReply(rest: RestClient, uuid: string): Promise<unknown> {
  return rest.delete(replyPath(uuid), MESSAGING);
}
