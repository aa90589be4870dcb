import type { GraphQLResolveInfo } from 'graphql';
import { CHAT_PAGE_SIZE } from '../../domain/chats.ts';
import type { WireChatCounters } from '../../upstream/contract/chats.ts';
import { getCounters } from '../account/account.rest.ts';
import type { Context } from '../context.ts';
import { toGlobalId } from '../relay/ids.ts';
import type { NodeReader } from '../relay/node.ts';
import type { EveryField, Fields } from '../relay/resolverTypes.ts';
import { selectedFields } from '../relay/selection.ts';
import type { RestClient } from '../rest/client.ts';
import { needsSubscription } from '../rest/missing.ts';
import type { MessengerResolvers, ViewerResolvers } from '../schema.types.ts';
import { getChats, getUnreadMessages } from './chats.rest.ts';
import { toMessenger } from './messenger.map.ts';
import type { MessengerParent } from './messenger.map.ts';

/**
 * Reads the counters with the first page of the inbox. Every page has them, and this one is most likely read in the
 * same operation anyway.
 */
async function readCounters(rest: RestClient): Promise<WireChatCounters> {
  return (await getChats(rest, { pageNumber: 1, pageSize: CHAT_PAGE_SIZE }, 'inbox', null)).counters;
}

async function readActiveLeads(rest: RestClient): Promise<number> {
  return (await getCounters(rest)).activeLeads;
}

/** The messenger, with all calls of its selection started concurrently; null if the account may not chat. */
async function openMessenger(
  accountId: string,
  { rest }: Context,
  info: GraphQLResolveInfo,
): Promise<MessengerParent | null> {
  const fields = new Set(selectedFields(info, 'Messenger').map((field) => field.name.value));
  const counters = fields.has('counters') ? readCounters(rest) : undefined;
  // At least one call must show whether the account may chat.
  const unreadMessages = fields.has('unreadMessages') || !counters ? getUnreadMessages(rest) : undefined;
  const activeLeads = fields.has('activeLeads') ? readActiveLeads(rest) : undefined;
  const started = [counters, unreadMessages, activeLeads].filter((read) => read !== undefined);
  // Failures are reported by the fields that read them, if any.
  for (const read of started) read.catch(() => undefined);
  try {
    await (unreadMessages ?? counters);
  } catch (error) {
    if (needsSubscription(error)) return null;
  }
  return toMessenger(accountId, {
    ...(counters && { counters }),
    ...(unreadMessages && { unreadMessages }),
    ...(activeLeads && { activeLeads }),
  });
}

export const messengerResolvers = {
  Viewer: {
    messenger: ({ accountId }, _args, context, info) => openMessenger(accountId, context, info),
  },
  Messenger: {
    id: ({ accountId }) => toGlobalId('Messenger', accountId),
    unreadMessages: ({ unreadMessages }, _args, { rest }) => unreadMessages ?? getUnreadMessages(rest),
    counters: ({ counters }, _args, { rest }) => counters ?? readCounters(rest),
    activeLeads: ({ activeLeads }, _args, { rest }) => activeLeads ?? readActiveLeads(rest),
  },
} satisfies {
  Viewer: Fields<ViewerResolvers, 'messenger'>;
  Messenger: EveryField<MessengerResolvers>;
};

/** Resolves `node(id:)` for a Messenger; only the caller's own. */
export const messengerNode: NodeReader = (key, context, info) =>
  context.viewer?.accountId === key ? openMessenger(key, context, info) : null;
