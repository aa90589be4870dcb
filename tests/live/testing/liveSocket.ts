import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A pushed event, with the fields that these tests select. */
export interface PushedEvent {
  readonly __typename: string;
  readonly cursor: string;
  readonly chat: { readonly uuid: string; readonly leadReadAt: string | null; readonly unreadCount: number };
  readonly messageEdges?: readonly { readonly node: PushedMessage }[];
  readonly messages?: readonly PushedMessage[];
  readonly deletedMessageId?: string;
}

export interface PushedMessage {
  readonly uuid: string;
  readonly createdAt: string;
  readonly body: { readonly text?: string };
}

const CHAT_EVENTS = `subscription Chat($chatId: ID!, $after: String) {
  chatEvents(chatId: $chatId, after: $after) {
    __typename
    cursor
    chat { uuid leadReadAt unreadCount isClosed }
    ... on MessagesAdded { messageEdges { node { uuid createdAt body { ... on TextBody { text } } } } }
    ... on MessagesChanged { messages { uuid createdAt body { ... on TextBody { text } } } }
    ... on MessageDeleted { deletedMessageId }
  }
}`;

const MESSENGER_EVENTS = `subscription Messenger {
  messengerEvents {
    __typename
    messenger { unreadMessages activeLeads counters { inbox unread archived } }
    ... on ChatsChanged { chatEdges { node {
      uuid unreadCount isArchived lead { name } lastMessage { createdAt body { ... on TextBody { text } } }
    } } }
  }
}`;

/** One chat as a client sees it: keeps messages by uuid and resumes from its last cursor, like the web app. */
export interface FollowedChat {
  readonly events: PushedEvent[];
  /** Message texts in order of delivery, one per message id. */
  readonly texts: string[];
  /** Error codes received instead of events. */
  readonly errors: string[];
  readonly isOver: () => boolean;
  stop(): void;
}

export interface LiveSocket {
  readonly client: Client;
  readonly closeCodes: number[];
  readonly connects: () => number;
  followChat(chatUuid: string, after?: string): FollowedChat;
  /** Events of the account's messenger; the array grows as they arrive. */
  followMessenger(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** A socket of an internal tool, which always reconnects to the current `url`. */
export function openSocket(url: () => string, token: string): LiveSocket {
  const closeCodes: number[] = [];
  let connects = 0;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    on: {
      connected: () => void (connects += 1),
      closed: (event) => {
        if (typeof event === 'object' && event !== null && 'code' in event) closeCodes.push(Number(event.code));
      },
    },
  });
  const codesOf = (errors: readonly { readonly extensions?: Record<string, unknown> }[] | undefined): string[] =>
    (errors ?? []).map((error) => String(error.extensions?.['code']));

  return {
    client,
    closeCodes,
    connects: () => connects,
    followChat(chatUuid, after) {
      const events: PushedEvent[] = [];
      const texts: string[] = [];
      const errors: string[] = [];
      const known = new Set<string>();
      let isOver = false;
      // graphql-ws resends the same payload object after a reconnect, so updating its cursor is enough.
      const variables: Record<string, unknown> = { chatId: toGlobalId('Chat', chatUuid), after: after ?? null };
      const take = (event: PushedEvent): void => {
        events.push(event);
        variables['after'] = event.cursor;
        for (const { node } of event.messageEdges ?? []) {
          if (known.has(node.uuid)) continue;
          known.add(node.uuid);
          texts.push(node.body.text ?? '');
        }
      };
      const stop = client.subscribe<{ chatEvents: PushedEvent }>(
        { query: CHAT_EVENTS, variables },
        {
          next: ({ data, errors: found }) => {
            errors.push(...codesOf(found));
            if (data?.chatEvents) take(data.chatEvents);
          },
          error: (error) => {
            errors.push(...codesOf(Array.isArray(error) ? error : undefined));
            isOver = true;
          },
          complete: () => void (isOver = true),
        },
      );
      return { events, texts, errors, isOver: () => isOver, stop };
    },
    followMessenger() {
      const events: Record<string, unknown>[] = [];
      client.subscribe<{ messengerEvents: Record<string, unknown> }>(
        { query: MESSENGER_EVENTS },
        {
          next: ({ data }) => void (data?.messengerEvents && events.push(data.messengerEvents)),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return events;
    },
    close: async () => client.dispose(),
  };
}

/** Polls every 10 ms until `found` returns a value; throws `what` after `withinMs`. Returns the elapsed time, in ms. */
export async function within(withinMs: number, what: string, found: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await found())) {
    if (performance.now() - start > withinMs) throw new Error(`${what} took longer than ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - start;
}

/** The value of a metric, summed over its labels. */
export async function metric(gatewayUrl: string, name: string): Promise<number> {
  const text = await (await fetch(`${gatewayUrl}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** Uuids of the chats of one view, latest activity first, from the upstream. */
async function viewOf(upstreamUrl: string, token: string, view: 'inbox' | 'archived'): Promise<UpstreamChat[]> {
  const answer = await fetch(`${upstreamUrl}/messaging/api/v1/agency/chats/?pageSize=100&status=${view}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { chats: UpstreamChat[] }).chats;
}

interface UpstreamChat {
  readonly uuid: string;
  readonly isClosed: boolean;
  readonly lead: { readonly isBlocked: boolean };
}

/** Uuids of the account's open chats, latest activity first. */
export async function openChatsOf(upstreamUrl: string, token: string): Promise<string[]> {
  return (await viewOf(upstreamUrl, token, 'inbox'))
    .filter((chat) => !chat.isClosed && !chat.lead.isBlocked)
    .map((chat) => chat.uuid);
}

/** Uuids of all chats of the account, latest activity last. */
export async function allChatsOf(upstreamUrl: string, token: string): Promise<string[]> {
  const views = await Promise.all([viewOf(upstreamUrl, token, 'archived'), viewOf(upstreamUrl, token, 'inbox')]);
  return views.flatMap((chats) => chats.map((chat) => chat.uuid).reverse());
}
