import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { noteUnknown } from '../relay/enums.ts';
import { firstRequest } from '../relay/history.ts';
import type { HistoryRequest } from '../relay/history.ts';
import { argumentsOf, selectedFields } from '../relay/selection.ts';
import type { Caller } from '../session/caller.ts';
import { toChat } from './chats.map.ts';
import type { WholeChat } from './chats.map.ts';
import { getChat, getLastRead, getMessages } from './chats.rest.ts';
import { marksRead } from './marksRead.ts';

interface Reading {
  readonly request: HistoryRequest;
  readonly marks: boolean;
}

/** The read of messages that a field needs; null if its arguments are invalid, which its resolver reports. */
function readingOf(field: FieldNode, info: GraphQLResolveInfo, viewer: Caller | null): Reading | null {
  try {
    const { last, before, markAsRead } = argumentsOf(info, 'Chat', field);
    const request = firstRequest({ last: Number(last), before: typeof before === 'string' ? before : null });
    return { request, marks: marksRead(viewer, markAsRead) };
  } catch {
    return null;
  }
}

/** The message reads that the selection below a chat needs; a read of the newest messages comes first. */
function readingsOf(fields: readonly FieldNode[], info: GraphQLResolveInfo, viewer: Caller | null): Reading[] {
  return fields
    .filter((field) => field.name.value === 'messages')
    .map((field) => readingOf(field, info, viewer))
    .filter((reading) => reading !== null)
    .sort((a, b) => Number(a.request.before !== null) - Number(b.request.before !== null));
}

/**
 * A chat by uuid, with all calls of its selection started concurrently. A read of messages includes the chat itself, so
 * a chat opened with its history needs no call of its own. The operation's REST client caches the responses for the
 * field resolvers.
 */
export async function openChat(
  { rest, log, viewer }: Context,
  uuid: string,
  info: GraphQLResolveInfo,
): Promise<WholeChat> {
  const fields = selectedFields(info, 'Chat');
  const [first, ...further] = readingsOf(fields, info, viewer);
  const reading = first && getMessages(rest, uuid, first.request, first.marks);
  // Failures are reported by the fields that read them.
  for (const { request, marks } of further) getMessages(rest, uuid, request, marks).catch(() => undefined);
  const readMark = fields.some((field) => field.name.value === 'leadReadAt') ? getLastRead(rest, uuid) : undefined;
  readMark?.catch(() => undefined);
  const presets = readMark === undefined ? {} : { leadReadAt: readMark };
  const note = noteUnknown(log);
  if (!reading) return toChat(await getChat(rest, uuid), note, presets);
  const { chat, serverTs } = await reading;
  return toChat(chat, note, { eventsCursor: eventsCursor(serverTs), ...presets });
}
