import { GatewayError } from '../errors.ts';
import type { Context } from '../context.ts';
import { noteUnknown } from '../relay/enums.ts';
import { uuidOf } from '../relay/ids.ts';
import type { Resolvers, SubscriptionChatEventsArgs, SubscriptionLeadEventsArgs } from '../schema.types.ts';
import { signedIn } from '../session/signedIn.ts';
import type { ChatEvent, LeadEvent, MessengerEvent, Refused } from './events.ts';
import type { ChatEvents, LeadEvents, MessengerEvents } from './hub.ts';
import { toChatEvent, toLeadEvent, toMessengerEvent } from './live.map.ts';
import type { PushedChatEvent, PushedLeadEvent, PushedMessengerEvent } from './live.map.ts';
import { refusalError } from './refusal.ts';

/**
 * Throws the refusal that ends a stream. The topic sends it as a value, so that it reaches the client as a field error.
 */
function orRefuse<E>(event: E | Refused): E {
  if (isRefused(event)) throw refusalError(event.code);
  return event;
}

function isRefused(event: unknown): event is Refused {
  return typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'refused';
}

/** `Subscription` and the events it pushes (GWY-06, GWY-07, ACC-18). */
export const liveResolvers = {
  Subscription: {
    chatEvents: {
      subscribe: (
        _root: unknown,
        { chatId, after }: SubscriptionChatEventsArgs,
        context: Context,
      ): Promise<ChatEvents> => {
        const viewer = signedIn(context);
        const uuid = uuidOf('Chat', chatId);
        if (uuid === null) throw new GatewayError('NOT_FOUND', 'There is no such chat.');
        return context.live.chatEvents(viewer, uuid, after ?? null, context.signal);
      },
      resolve: (event: ChatEvent | Refused, _args: unknown, context: Context): PushedChatEvent =>
        toChatEvent(orRefuse(event), noteUnknown(context.log)),
    },
    leadEvents: {
      subscribe: (_root: unknown, { after }: SubscriptionLeadEventsArgs, context: Context): Promise<LeadEvents> =>
        context.live.leadEvents(signedIn(context), after ?? null, context.signal),
      resolve: (event: LeadEvent | Refused, _args: unknown, context: Context): PushedLeadEvent =>
        toLeadEvent(orRefuse(event), noteUnknown(context.log)),
    },
    messengerEvents: {
      subscribe: (_root: unknown, _args: unknown, context: Context): Promise<MessengerEvents> =>
        context.live.messengerEvents(signedIn(context), context.signal),
      resolve: (event: MessengerEvent | Refused, _args: unknown, context: Context): PushedMessengerEvent =>
        toMessengerEvent(orRefuse(event), signedIn(context).accountId, noteUnknown(context.log)),
    },
  },
  ChatEvent: { __resolveType: (event) => event.__typename ?? 'ChatUpdated' },
  LeadEvent: { __resolveType: (event) => event.__typename ?? 'LeadsFollowed' },
  MessengerEvent: { __resolveType: (event) => event.__typename ?? 'CountersChanged' },
} satisfies Pick<Resolvers, 'Subscription' | 'ChatEvent' | 'LeadEvent' | 'MessengerEvent'>;
