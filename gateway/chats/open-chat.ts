import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { eventsCursor } from '../live/cursor.ts';
import { noteUnknown } from '../relay/enums.ts';
import { firstRequest } from '../relay/history.ts';
import type { HistoryRequest } from '../relay/history.ts';
import { argumentsOf, selectedFields } from '../relay/selection.ts';
import { toChat } from './chats.map.ts';
import type { WholeChat } from './chats.map.ts';
import { getChat, getLastRead, getMessages } from './chats.rest.ts';

/** The readings of messages that the selection below a chat will ask for, those of the newest messages first. */
const readingsOf = (info: GraphQLResolveInfo): HistoryRequest[] =>
  selectedFields(info, 'Chat')
    .filter((field) => field.name.value === 'messages')
    .map((field) => {
      const { last, before } = argumentsOf(info, 'Chat', field);
      return firstRequest({ last: Number(last), before: typeof before === 'string' ? before : null });
    })
    .toSorted((a, b) => Number(a.before !== null) - Number(b.before !== null));

/**
 * A chat by uuid with all the calls its selection needs, in one wave: a reading of messages carries the chat itself, so a chat opened with its
 * history costs no call of its own. What is started here is remembered by the operation's client, where the fields find it.
 */
export const openChat = async ({ rest, log }: Context, uuid: string, info: GraphQLResolveInfo): Promise<WholeChat> => {
  const [reading, ...further] = readingsOf(info).map((request) => getMessages(rest, uuid, request));
  const asksReadMark = selectedFields(info, 'Chat').some((field) => field.name.value === 'leadReadAt');
  // Their failures belong to the fields that ask for them.
  for (const started of [...further, ...(asksReadMark ? [getLastRead(rest, uuid)] : [])])
    started.catch(() => undefined);
  const note = noteUnknown(log);
  if (!reading) return toChat(await getChat(rest, uuid), note);
  const { chat, serverTs } = await reading;
  return toChat(chat, note, { eventsCursor: eventsCursor(serverTs) });
};
