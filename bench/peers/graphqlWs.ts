// Peer for pushes: graphql-ws on ws as in its documentation, with the contract's schema and resolvers that build each
// subscriber's response from the upstream's own objects, like the gateway's. POST /emit makes the leads of a group's
// accounts write; GET returns the number of subscribers.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { toChat } from '../../gateway/chats/chats.map.ts';
import { toMessageEdge } from '../../gateway/chats/messages.map.ts';
import { eventsCursor } from '../../gateway/relay/eventsCursor.ts';
import { uuidOf } from '../../gateway/relay/ids.ts';
import type { WireChat, WireMessage } from '../../upstream/contract/chats.ts';
import { accountsOf, chatOf, chatUuid, messageOf } from '../chatEvents.ts';
import type { Emission } from '../chatEvents.ts';

const BEGIN = Number(process.env['EVENTS_BEGIN']);

/** Delay between the pushes to two accounts, in ms, because polls too find their messages one after another. */
const STAGGER_MS = 20;

interface Added {
  readonly chat: WireChat;
  readonly messages: readonly WireMessage[];
}
type Take = (event: Added) => void;

const readers = new Map<string, Set<Take>>();

/** Events of one chat from now on, for one subscriber. */
function follow(chat: string): AsyncIterableIterator<Added> {
  const queue: Added[] = [];
  let wake: (() => void) | null = null;
  const take: Take = (event) => {
    queue.push(event);
    wake?.();
  };
  const takers = readers.get(chat) ?? new Set();
  readers.set(chat, takers);
  takers.add(take);
  return {
    async next() {
      for (;;) {
        const value = queue.shift();
        if (value) return { value, done: false };
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async return() {
      takers.delete(take);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function ignore(): void {
  return undefined;
}

function toChatEvent({ chat, messages }: Added) {
  const cursor = eventsCursor(messages.at(-1)?.updatedAt ?? chat.createdAt);
  return {
    __typename: 'MessagesAdded',
    cursor,
    chat: toChat(chat, ignore, { leadReadAt: null, eventsCursor: cursor }),
    messageEdges: messages.map((message) => toMessageEdge(chat.uuid, message, ignore)),
  };
}

const byName = { __resolveType: ({ __typename }: { __typename: string }) => __typename };
const schema = makeExecutableSchema({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    Subscription: {
      chatEvents: {
        subscribe: (_root: unknown, { chatId }: { chatId: string }) => follow(uuidOf('Chat', chatId) ?? ''),
        resolve: toChatEvent,
      },
    },
    ChatEvent: byName,
    MessageBody: byName,
  },
  resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
});

function emit(account: number, number: number): void {
  const event = { chat: chatOf(account, number, BEGIN), messages: [messageOf(account, number, BEGIN)] };
  for (const take of readers.get(chatUuid(account)) ?? []) take(event);
}

const server = createServer((request, response) => {
  void (async () => {
    if (request.method === 'POST') {
      const { group, number } = (await readJson(request)) as Emission;
      for (const [index, account] of accountsOf(group).entries()) setTimeout(emit, index * STAGGER_MS, account, number);
    }
    response.end(String([...readers.values()].reduce((sum, { size }) => sum + size, 0)));
  })();
});
useServer({ schema }, new WebSocketServer({ server, path: '/graphql' }));
server.listen(Number(process.env['PORT']), '127.0.0.1');
